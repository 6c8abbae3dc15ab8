/// What became of the search for the image that `UIApplicationShortcutItemIconFile` names.
package enum IconFile: Hashable, Sendable {
  /// One image a scale, in the order of their scales.
  case found([IconImage])
  /// It is not where iOS would look; the nearest thing that is there.
  case missing(near: NearIcon?)
  /// It may be there, but that cannot be told.
  case notCheckable(Reason)

  package enum Reason: Hashable, Sendable {
    /// There is an `Assets.car`, whose format is Apple's own.
    case compiledCatalogue
    /// There are too many files to look at all of them.
    case tooManyFiles
  }
}

/// What is there instead of an image that is missing.
package enum NearIcon: Hashable, Sendable {
  /// The same name in other letters: a Mac's disk finds it, a device does not.
  case otherCase(String)
  /// The same name with an ending that iOS does not look for unless it is written out.
  case otherEnding(String)
  /// An image set of that name without an image.
  case emptySet(String)
}

extension NearIcon: CustomStringConvertible {
  package var description: String {
    switch self {
    case .otherCase(let name):
      "\(name) is there, but a device tells capital letters from small ones"
    case .otherEnding(let name): "\(name) is there: write the name with its ending"
    case .emptySet(let name): "\(name) holds no image"
    }
  }
}

extension IconFile.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .compiledCatalogue: "in a compiled catalogue, not checked"
    case .tooManyFiles: "not checked, since there are more than \(IconFolder.entryLimit) files"
    }
  }
}
