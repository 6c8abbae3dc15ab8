import QuickActions

/// The tables of strings of an app: where they are, and how they are read.
package struct AppStrings: Sendable {
  /// The app's `.lproj` folders, the nearest first where a language has several.
  package internal(set) var folders: [Folder] = []
  /// Catalogues, which a source tree has in place of folders.
  var catalogues: [Catalogue] = []

  package struct Folder: Sendable {
    package let language: Language
    /// `de.lproj`
    package let name: String
    let files: AppFiles

    /// As places name it.
    package var path: String { files.path(of: name) }

    /// The names of the files in it.
    package let fileNames: [String]

    /// Texts are far smaller; what else lies there may be of any size.
    private static let fileLimit = 8 << 20

    func bytes(of file: String) throws(FileFault) -> [UInt8] {
      try files.bytes(of: name + "/" + file, limit: Folder.fileLimit)
    }
  }

  struct Catalogue: Sendable {
    let name: String
    let files: AppFiles
  }

  /// The tables of one name in each language that has it, and what could not be read.
  package struct Reading: Sendable {
    package var tables: [StringsTable] = []
    package var diagnostics: [Diagnostic] = []
  }

  /// The table that the Home Screen looks into. [documented, undocumented]
  package static let infoTable = "InfoPlist"

  package func read(_ table: String) -> Reading {
    var surroundings = Surroundings()
    return read(table, in: &surroundings)
  }

  /// Reads the tables of a name in every language.
  ///
  /// - Parameter surroundings: Remembers what was read: several apps may share a table.
  package func read(_ table: String, in surroundings: inout Surroundings) -> Reading {
    var reading = Reading()
    var languages: Set<Language> = []
    for folder in folders where !languages.contains(folder.language) {
      let names = folder.fileNames
      if names.contains(table + ".strings") {
        languages.insert(folder.language)
        reading.add { () throws(Diagnostic) in try folder.tables(table, in: &surroundings) }
      } else if let near = names.first(where: { $0.lowercased() == table.lowercased() + ".strings" }
      ) {
        reading.diagnostics.append(folder.misnamed(near, for: table))
      }
    }
    for catalogue in catalogues where catalogue.name == table + ".xcstrings" {
      reading.add { () throws(Diagnostic) in
        try catalogue.tables(in: &surroundings).filter { languages.insert($0.language).inserted }
      }
    }
    return reading
  }
}

extension AppStrings.Reading {
  /// A file that cannot be read is as if it were not there, as on the device.
  fileprivate mutating func add(_ read: () throws(Diagnostic) -> [StringsTable]) {
    do throws(Diagnostic) {
      tables += try read()
    } catch {
      var diagnostic = error
      diagnostic.rule = "localization-unreadable"
      diagnostics.append(diagnostic)
    }
  }
}

extension AppStrings.Folder {
  fileprivate func tables(
    _ table: String, in surroundings: inout Surroundings
  ) throws(Diagnostic) -> [StringsTable] {
    try surroundings.tables(in: name + "/" + table + ".strings", of: files) {
      path, bytes throws(Diagnostic) in
      [try StringsTable(language, file: path, bytes: bytes)]
    }
  }

  /// A Mac's disk finds the file all the same; a device's does not. [reported]
  fileprivate func misnamed(_ file: String, for table: String) -> Diagnostic {
    Diagnostic(
      rule: "localization-wrong-table", severity: .warning,
      place: Diagnostic.Place(file: files.path(of: name + "/" + file)),
      message: "a device does not find \(table) under the name \(quoted(file))",
      fix: "name the file \(table).strings")
  }
}

extension AppStrings.Catalogue {
  fileprivate func tables(
    in surroundings: inout Surroundings
  ) throws(Diagnostic) -> [StringsTable] {
    try surroundings.tables(in: name, of: files) { path, bytes throws(Diagnostic) in
      try StringsTable.tables(ofCatalogue: path, bytes: bytes)
    }
  }
}
