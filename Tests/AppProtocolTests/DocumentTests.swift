import AppProtocol
import Glibc
import QuickActions
import Testing

/// The description of the protocol for authors of apps: its examples are messages, all kinds of them.
@Suite struct DocumentTests {
  /// The lines of the blocks that are marked so.
  private func examples(_ mark: String) throws -> [String] {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = root + "/Sources/AppProtocol/AppProtocol.docc/AppsInAnyLanguage.md"
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    var isInside = false
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("```") {
        isInside = line == "```" + mark
        return nil
      }
      return isInside ? String(line) : nil
    }
  }

  @Test func whatThePhoneSaysIsAsTheExamplesHaveIt() throws {
    let lines = try examples("phone")
    let messages = try lines.map { try PhoneMessage(line: Array($0.utf8)) }
    #expect(messages.map(text) == lines)
    let methods = messages.compactMap { message -> DelegateCall.Method? in
      if case .call(_, let call, _) = message { call.method } else { nil }
    }
    #expect(Set(methods) == Set(DelegateCall.Method.allCases))
    #expect(Set(lines.map(kind)) == Set(Examples.phoneMessages.map(text).map(kind)))
  }

  @Test func whatAnAppSaysIsAsTheExamplesHaveIt() throws {
    let lines = try examples("app")
    let messages = try lines.map { try AppMessage(line: Array($0.utf8)) }
    #expect(messages.map(text) == lines)
    #expect(Set(lines.map(kind)) == Set(Examples.appMessages.map(text).map(kind)))
  }

  private func text(_ message: some LineMessage) -> String {
    String(decoding: message.encodedLine().dropLast(), as: UTF8.self)
  }

  /// `{"message":"hello"`
  private func kind(_ line: String) -> Substring {
    line.prefix { $0 != "," && $0 != "}" }
  }
}
