import Glibc
import QuickActions

/// What a package's app looks like once it is built, as a value: two equal ones are one version.
///
/// What is read for the menu stays where the sources are, so that findings name the files that a
/// person writes and an image is found in a catalogue. What is here is what the app itself finds
/// around it when it runs.
package struct PackageBundle: Hashable, Sendable {
  package let description: AppDescription
  /// Where images are looked for.
  package let directory: String
  /// The same by one name from wherever it is looked at.
  package var location: String { BundlePath(directory).absolute.text }
  private let executableName: String
  private let executable: BuiltFile
  /// Contents by path in the bundle.
  private let files: [String: [UInt8]]

  /// - Parameters:
  ///   - executable: The program that was built.
  ///   - variables: Those that a person defined; they overrule what the package says.
  package init(
    _ app: PackageApp, executable: String, defines variables: BuildVariables = BuildVariables()
  ) throws(Diagnostic) {
    self.executable = try BuiltFile(executable)
    var variables = variables
    variables.values.merge(app.variables) { own, _ in own }
    guard let list = app.propertyList else {
      description = AppDescription(bundleIdentifier: app.product, name: app.product)
      directory = app.folder
      executableName = app.product
      files = ["Info.plist": app.bareList]
      return
    }
    let bundle = try AppBundle.read(path: list, defines: variables)
    description = bundle.description
    directory = bundle.directory
    let name = bundle.propertyList.root[InfoKey.executable]?.string.map(variables.replaced(in:))
    executableName = name.flatMap { BundlePath.isPlainName($0) ? $0 : nil } ?? app.product
    files = PackageBundle.texts(of: bundle, replacing: variables)
  }

  /// Writes it in the place of what was there before, in one step as far as a starting app sees.
  ///
  /// - Returns: the program to start.
  package func write(to path: String) throws(Diagnostic) -> String {
    do throws(WritingFailure) {
      let new = BundlePath(path + ".new")
      try new.remove()
      for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
        try new.appending(name).write(bytes)
      }
      try executable.copy(to: new.appending(executableName))
      try BundlePath(path).replace(with: new)
    } catch {
      throw Diagnostic(
        rule: "bundle-unwritten", severity: .error, place: Diagnostic.Place(file: error.path),
        message: "the app cannot be put together: \(error.reason)")
    }
    return BundlePath(path).appending(executableName).text
  }
}

extension PackageBundle {
  /// The property list with its variables replaced, and what the languages have.
  private static func texts(
    of bundle: AppBundle, replacing variables: BuildVariables
  ) -> [String: [UInt8]] {
    let list = (try? bundle.files.bytes(of: bundle.propertyListName)) ?? []
    var files = ["Info.plist": replaced(list, by: variables)]
    var languages: Set<Language> = []
    for folder in bundle.strings.folders where languages.insert(folder.language).inserted {
      for name in folder.fileNames.prefix(200) {
        files["\(folder.name)/\(name)"] = try? folder.bytes(of: name)
      }
    }
    for table in bundle.infoStrings.tables {
      let name = "\(table.language).lproj/\(AppStrings.infoTable).strings"
      if files[name] == nil, BundlePath.isPlainName("\(table.language)") {
        files[name] = Array(table.fileText.utf8)
      }
    }
    return files
  }

  /// A text without variables, and a list that is no text, stays as it is.
  private static func replaced(_ list: [UInt8], by variables: BuildVariables) -> [UInt8] {
    guard let text = String(validating: list, as: UTF8.self),
      BuildVariables.firstName(in: text) != nil
    else {
      return list
    }
    let escaped = BuildVariables(variables.values.mapValues(\.escapedForXML))
    return Array(escaped.replaced(in: text).utf8)
  }
}

extension PackageApp {
  /// What Xcode would know of its target.
  fileprivate var variables: [String: String] {
    [
      "PRODUCT_NAME": product, "EXECUTABLE_NAME": product, "TARGET_NAME": product,
      "PRODUCT_MODULE_NAME": module, "PRODUCT_BUNDLE_IDENTIFIER": product,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": "en",
    ]
  }

  fileprivate var bareList: [UInt8] {
    let name = product.escapedForXML
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      	<key>CFBundleIdentifier</key>
      	<string>\(name)</string>
      	<key>CFBundleName</key>
      	<string>\(name)</string>
      	<key>CFBundleExecutable</key>
      	<string>\(name)</string>
      </dict>
      </plist>

      """
    return Array(text.utf8)
  }
}

extension AppBundle {
  fileprivate var propertyListName: String {
    propertyList.file.split(separator: "/").last.map(String.init) ?? "Info.plist"
  }
}

extension StringsTable {
  fileprivate var fileText: String {
    texts.inOrder
      .map { "\"\($0.key.escapedForStrings)\" = \"\($0.value.escapedForStrings)\";\n" }.joined()
  }
}

extension String {
  fileprivate var escapedForStrings: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
