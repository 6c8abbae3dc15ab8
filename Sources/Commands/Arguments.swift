import CGlibc
import Glibc
import QuickActions

/// The arguments taken apart: options with their values, and what is left.
struct Arguments: Hashable, Sendable {
  struct Given: Hashable, Sendable {
    var option: Option
    var value: String
  }

  var options: [Given] = []
  var operands: [String] = []
  /// How many operands stood before `--`: only these can be a command.
  var plainOperandCount = 0

  /// - Parameter words: The arguments without the program's name.
  init(_ words: [String]) throws(UsageError) {
    let scan = OptionScan(words)
    while let step = try next(of: scan) {
      switch step.finding {
      case option_finding_option:
        options.append(Given(option: Option.allCases[Int(step.option)], value: step.value))
      default:
        operands.append(step.value)
        plainOperandCount += 1
      }
    }
    operands += words.dropFirst(plainWordCount)
  }

  /// How many words the scan went through, `--` included.
  private var plainWordCount = 0

  private mutating func next(of scan: borrowing OptionScan) throws(UsageError) -> option_step? {
    let step = scan.next()
    plainWordCount = Int(step.next) - 1
    switch step.finding {
    case option_finding_end: return nil
    case option_finding_option, option_finding_operand: return step
    default: throw error(at: step)
    }
  }

  private func error(at step: option_step) -> UsageError {
    let command = command ?? .homeScreen
    let place = Int(step.option)
    guard Option.allCases.indices.contains(place) else { return unknown(step.value, for: command) }
    let option = Option.allCases[place]
    if step.finding == option_finding_value_missing {
      return UsageError(
        "\(option.flag) needs a value", fix: "write \(option.flag) \(option.valueName ?? "VALUE")")
    }
    return UsageError("\(option.flag) takes no value", fix: "write \(option.flag) alone")
  }

  private func unknown(_ word: String, for command: Command) -> UsageError {
    let flag = String(word.prefix { $0 != "=" })
    let flags = command.options.map(\.flag)
    let begun = flags.filter { flag.count > 2 && $0.hasPrefix(flag) }
    if begun.count > 1 {
      return UsageError(
        "\(flag) may be \(begun.joined(separator: " or "))", fix: "write it out")
    }
    // A letter's dash too few is the most common slip.
    let meant = nearest(to: flag, among: flags) == nil ? "-" + flag : flag
    return UsageError(
      "\(command.invocation) has no option \(flag)" + didYouMean(meant, among: flags),
      fix: command.helpHint)
  }
}

extension Arguments {
  /// The command that the first operand names, if it names one.
  var command: Command? {
    plainOperandCount > 0 ? operands.first.flatMap(Command.init(name:)) : nil
  }

  func has(_ option: Option) -> Bool { options.contains { $0.option == option } }

  /// The value given last: as with most programs, a later one overrules.
  func value(of option: Option) -> String? { options.last { $0.option == option }?.value }

  func values(of option: Option) -> [String] {
    options.filter { $0.option == option }.map(\.value)
  }

  /// Every option must be one that does something for the command.
  func checkOptions(of command: Command) throws(UsageError) {
    guard let stray = options.first(where: { !command.options.contains($0.option) }) else { return }
    let takers = Command.allCases.filter { $0.options.contains(stray.option) }.map(\.invocation)
    throw UsageError(
      "\(command.invocation) takes no \(stray.option.flag); expected with: "
        + takers.joined(separator: ", "),
      fix: "leave it out; \(command.helpHint)")
  }
}

/// The arguments and the table in the form that `getopt_long` takes, and its one scan.
private struct OptionScan: ~Copyable {
  private let words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int
  private let table: UnsafeMutablePointer<option>

  init(_ arguments: [String]) {
    let all = ["homepress"] + arguments
    count = all.count
    words = .allocate(capacity: all.count + 1)
    for (index, word) in all.enumerated() { (words + index).initialize(to: strdup(word)) }
    (words + count).initialize(to: nil)
    table = .allocate(capacity: Option.allCases.count + 1)
    for (index, entry) in Option.allCases.enumerated() {
      let takesValue: Int32 = entry.valueName == nil ? 0 : 1
      (table + index).initialize(to: option_entry(strdup(entry.rawValue), takesValue, Int32(index)))
    }
    (table + Option.allCases.count).initialize(to: option())
    option_scan_begin()
  }

  func next() -> option_step {
    option_next(Int32(count), words, table)
  }

  deinit {
    option_scan_end()
    for index in 0..<count { Glibc.free(words[index]) }
    for index in 0..<Option.allCases.count {
      Glibc.free(UnsafeMutablePointer(mutating: table[index].name))
    }
    words.deallocate()
    table.deallocate()
  }
}

extension option_step {
  fileprivate var value: String { text.map { String(cString: $0) } ?? "" }
}
