/// What became of the image that an icon names, once it was looked for.
package enum FileIcon: Hashable, Sendable {
  case picture(IconPicture)
  /// It is there, or may be, but it cannot be drawn; the sentence says why.
  case undrawn(String)
  /// It is not where iOS would look. What iOS does then is not known [not found]; here the item stays
  /// and has no icon. The hint says what is there instead.
  case missing(hint: String?)
}
