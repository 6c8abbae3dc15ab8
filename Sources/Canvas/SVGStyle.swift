/// The style sheet of a picture: the colours of the roles that it shows, dark and light.
struct SVGStyle {
  let roles: Set<Role>

  private struct Colors: Hashable {
    let foreground: Int32
    let background: Int32
  }

  var element: String {
    let roles = roles.sorted { $0.textClass < $1.textClass }
    let dark = roles.map { rule(of: $0, darkColors(of: $0)) }.joined()
    let bold = roles.filter { Theme.look(of: $0).attributes.contains(.bold) }
      .map { ".\($0.textClass){font-weight:bold}\n" }.joined()
    let light = roles.filter { lightColors(of: $0) != darkColors(of: $0) }
      .map { rule(of: $0, lightColors(of: $0)) }.joined()
    return """
      <style>
      path,rect{stroke-width:1.2}
      \(dark)\(bold)@media (prefers-color-scheme: light){
      \(light)}
      </style>
      """
  }

  private func rule(of role: Role, _ colors: Colors) -> String {
    let foreground = SVGStyle.hexadecimal(colors.foreground)
    return """
      .\(role.textClass){fill:\(foreground)}\
      .\(role.lineClass){stroke:\(foreground)}\
      .\(role.groundClass){fill:\(SVGStyle.hexadecimal(colors.background))}

      """
  }

  private func darkColors(of role: Role) -> Colors {
    let look = Theme.look(of: role)
    return Colors(foreground: look.foreground, background: look.background)
  }

  private func lightColors(of role: Role) -> Colors {
    let (foreground, background) = Theme.lightColors(of: role)
    return Colors(foreground: foreground, background: background)
  }

  /// `#3a3a3a`
  private static func hexadecimal(_ index: Int32) -> String {
    let digits = String(Look.rgb(index), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// The names of a role in the style sheet: `menuRow`, or `tile3`.
extension Role {
  var textClass: String {
    switch self {
    case .tile(let number): "tile\(Role.tint(of: number))"
    case .tileEdge(let number): "tileEdge\(Role.tint(of: number))"
    default: "\(self)"
    }
  }

  var lineClass: String { textClass + "-line" }
  var groundClass: String { textClass + "-ground" }
}
