import AppBundles
import Glibc
import QuickActions

/// What was found of the images that the items of a set name: looked up before a rule asks, since
/// rules read no files.
package struct NamedIcons: Sendable {
  /// What iOS makes of the colours of an image.
  enum Colours: Hashable, Sendable {
    case one, several
    /// No pixel is transparent, so the shape is a full square.
    case filled
  }

  private var icons: [ExactText: IconFile] = [:]
  private var colours: [String: Colours] = [:]

  /// Those of an archive are not looked for: only files that are there can be.
  ///
  /// - Parameter readsColours: Pixels are decoded for one rule alone.
  init(
    _ names: Set<ExactText>, of bundle: AppBundle, by search: inout IconSearch?, readsColours: Bool
  ) {
    guard !names.isEmpty, search != nil, access(bundle.directory, F_OK) == 0 else { return }
    for name in names where !name.text.isEmpty {
      guard let icon = search?.find(named: name.text, in: bundle.directory) else { continue }
      icons[name] = icon
      guard readsColours, case .found(let images) = icon else { continue }
      for image in images where colours[image.path] == nil {
        colours[image.path] = Colours(of: image)
      }
    }
  }

  /// Nil where nothing is known of it.
  subscript(name: String) -> IconFile? { icons[ExactText(name)] }

  func images(of name: String) -> [IconImage] {
    guard case .found(let images)? = self[name] else { return [] }
    return images
  }

  /// Nil where that cannot be told.
  func colours(of image: IconImage) -> Colours? { colours[image.path] }
}

extension NamedIcons.Colours {
  fileprivate init?(of image: IconImage) {
    guard let pixels = try? image.decoded() else { return nil }
    if !pixels.isSingleColour {
      self = .several
    } else {
      self = pixels.isOpaque ? .filled : .one
    }
  }
}
