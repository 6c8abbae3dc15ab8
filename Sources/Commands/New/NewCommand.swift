import AppBundles
import Canvas
import Packages
import QuickActions

/// `homepress new`: writes a package that `homepress DIR` runs at once.
func runNew(_ options: NewOptions) -> Outcome {
  do {
    let package = try NewPackage(options)
    try write(package.files, intoEmpty: options.folder)
    return Outcome(output: account(of: package, in: options.folder))
  } catch let error as UsageError {
    return outcome(of: error)
  } catch let diagnostic as Diagnostic {
    return Outcome(diagnostics: printed(diagnostic), status: .unable)
  } catch {
    return Outcome(diagnostics: "homepress: \(safeText("\(error)"))\n", status: .unable)
  }
}

private func account(of package: NewPackage, in folder: String) -> String {
  let files = package.files.keys.sorted().filter { !$0.hasPrefix(".") }
  return """
    \(safeText(package.name)) is a new app with quick actions:
    \(files.map { "  \(safeText(folder.asFolder + $0))\n" }.joined())\
    Run it: homepress \(safeText(folder.quotedForShell))

    """
}

extension NewPackage {
  fileprivate init(_ options: NewOptions) throws {
    guard let checkout = options.homepress.map(Checkout.init) ?? Checkout.ownOne else {
      throw UsageError(
        options.homepress.map { "no homepress with its UIKit is in \($0)" }
          ?? "the sources of homepress, with the UIKit that apps are built with, are not around here",
        fix: "name the folder that homepress was built in: --homepress PATH")
    }
    let name = options.name ?? options.folder.lastName
    let manifest = (try? FileBytes(path: checkout.path + "/Package.swift").bytes) ?? []
    do throws(NameFault) {
      let module = try ModuleName(
        for: name, besideThoseOf: String(decoding: manifest, as: UTF8.self))
      self.init(
        name: name.filter { !$0.isNewline && $0 != "\0" }, module: module,
        hasScenes: options.hasScenes, homepress: checkout.path)
    } catch {
      throw UsageError(
        "no app can be named \(quoted(name)): \(error)",
        fix: "name it: homepress new --name NAME DIR")
    }
  }
}

extension String {
  fileprivate var asFolder: String { hasSuffix("/") ? self : self + "/" }

  /// Of `.` and the like it is that of the folder which they lead to.
  fileprivate var lastName: String {
    let last = split(separator: "/").last.map(String.init) ?? ""
    guard last.isEmpty || last == "." || last == ".." else { return last }
    return RunningProgram.resolved(self)?.split(separator: "/").last.map(String.init) ?? ""
  }

  /// As a shell takes it for one word.
  fileprivate var quotedForShell: String {
    let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
    return isPlain && !hasPrefix("-") ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
