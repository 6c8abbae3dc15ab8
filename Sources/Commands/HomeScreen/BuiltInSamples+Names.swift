import Glibc
import QuickActions

/// Apps by what people type for them: a path, or the file name of a built-in sample.
extension BuiltInSamples {
  /// The path where something lies there, else that of the sample with that name.
  ///
  /// - Parameter path: Where the name leads, seen from here.
  func place(ofAppNamed name: String, at path: String) -> String {
    access(path, F_OK) == 0 ? path : sample(name) ?? path
  }

  private func sample(_ name: String) -> String? {
    guard !name.contains("/"), let paths = try? paths() else { return nil }
    return paths.first { $0.hasSuffix("/" + name) }
  }

  /// What is said of an app that cannot be read, with the nearest name of one that lies in the same
  /// folder or is a sample.
  func explained(_ error: Diagnostic, forAppNamed name: String, at path: String) -> Diagnostic {
    guard access(path, F_OK) != 0, let near = nearest(to: name, at: path) else { return error }
    var explained = error
    explained.message += "; did you mean \(near)?"
    explained.fix = "write \(near.asScenarioWord)"
    return explained
  }

  private func nearest(to name: String, at path: String) -> String? {
    let word = FileName(name)
    let beside = BuiltInSamples.apps(in: FileName(path).folder.map { $0 + "." } ?? ".")
    let samples = word.folder == nil ? (try? paths()) ?? [] : []
    let names = (beside + samples).map { FileName($0).last }
    let whole = names.first { $0 == word.last + ".app" }
    return (whole ?? QuickActions.nearest(to: word.last, among: names)).map {
      (word.folder ?? "") + $0
    }
  }
}

/// A path in two.
private struct FileName {
  /// With its slash; nil where the path has none.
  let folder: String?
  let last: String

  init(_ path: String) {
    let slash = path.lastIndex(of: "/")
    folder = slash.map { String(path[...$0]) }
    last = slash.map { String(path[path.index(after: $0)...]) } ?? path
  }
}
