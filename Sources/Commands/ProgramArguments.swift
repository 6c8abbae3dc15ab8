import CGlibc

/// What the program was started with, without its name.
package var programArguments: [String] {
  let count = homepress_argument_count()
  return count > 1 ? (1..<count).map { String(cString: homepress_argument($0)) } : []
}
