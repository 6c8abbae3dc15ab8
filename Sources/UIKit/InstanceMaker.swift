/// Makes instances of classes that are known by their metatype alone, as the system makes delegates,
/// cells and what stands for a class in `appearance()`.
///
/// Swift calls an initialiser on a metatype where it is `required`, which these must not be: every
/// subclass with an initialiser of its own would have to repeat them. A class and its subclasses keep an
/// initialiser at one place of their tables, so a call by way of a sibling in which it is `required`
/// finds that of the class asked for. Each call makes sure that it did.
@MainActor
package enum InstanceMaker {
  /// By the plain `init()`; nil for a class that is no `NSObject`.
  package static func object(of named: AnyClass) -> NSObject? {
    guard named is NSObject.Type else { return nil }
    let made: NSObject = unsafeBitCast(named, to: _ObjectMaker.Type.self).init()
    precondition(type(of: made) == named, "init() made another class than \(named)")
    return made
  }

  /// By `init(style:reuseIdentifier:)`; nil for a class that is no cell.
  package static func cell(of named: AnyClass, reuseIdentifier: String) -> UITableViewCell? {
    guard named is UITableViewCell.Type else { return nil }
    let made: UITableViewCell = unsafeBitCast(named, to: _CellMaker.Type.self)
      .init(style: .default, reuseIdentifier: reuseIdentifier)
    precondition(type(of: made) == named, "init(style:) made another class than \(named)")
    return made
  }

  /// By `init(frame:)`, which a view written in code has.
  package static func view<Kind: UIView>(of named: Kind.Type) -> Kind? {
    let made: UIView = unsafeBitCast(named, to: _ViewMaker.Type.self).init(frame: .zero)
    precondition(type(of: made) == named, "init(frame:) made another class than \(named)")
    return made as? Kind
  }
}

// The makers are open so that no call is bound to them.

/// Shows the compiler an `init()` that can be called on a metatype.
open class _ObjectMaker: NSObject {
  public required override init() {
    super.init()
  }
}

/// Shows the compiler an `init(style:reuseIdentifier:)` that can be called on a metatype.
@preconcurrency @MainActor
open class _CellMaker: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Shows the compiler an `init(frame:)` that can be called on a metatype.
@preconcurrency @MainActor
open class _ViewMaker: UIView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
