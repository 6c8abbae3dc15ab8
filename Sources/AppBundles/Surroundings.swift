import QuickActions

/// What lies around property lists, looked at once: thousands of them may lie in one folder, or
/// share the texts of one project.
package struct Surroundings: Sendable {
  private var trees: [BundlePath: SourceTree] = [:]
  private var projects = ProjectSearch()
  private var tables: [String: Table] = [:]
  private var byteCount = 0

  package init() {}

  /// A file of texts that was read, or why it could not be.
  private typealias Table = Result<[StringsTable], Diagnostic>

  /// Bytes of files whose texts are kept.
  private static let byteLimit = 32 << 20
  private static let treeLimit = 1000

  mutating func tree(under root: BundlePath) -> SourceTree {
    if let known = trees[root] { return known }
    if trees.count >= Surroundings.treeLimit { trees = [:] }
    let tree = SourceTree(under: root)
    trees[root] = tree
    return tree
  }

  mutating func project(around folder: BundlePath) -> BundlePath? {
    projects.project(around: folder)
  }

  /// The tables in a file, as they were read before, or as they are read now.
  mutating func tables(
    in file: String, of files: AppFiles,
    by read: (_ path: String, _ bytes: [UInt8]) throws(Diagnostic) -> [StringsTable]
  ) throws(Diagnostic) -> [StringsTable] {
    let path = files.path(of: file)
    if let known = tables[path] { return try known.get() }
    var size = 0
    let table: Table
    do throws(Diagnostic) {
      let bytes = try files.content(of: file)
      size = bytes.count
      table = .success(try read(path, bytes))
    } catch {
      table = .failure(error)
    }
    keep(table, of: path, size: size)
    return try table.get()
  }

  private mutating func keep(_ table: Table, of path: String, size: Int) {
    byteCount += size + path.utf8.count
    if byteCount > Surroundings.byteLimit {
      tables = [:]
      byteCount = size
    }
    tables[path] = table
  }
}
