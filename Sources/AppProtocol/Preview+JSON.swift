import QuickActions

extension Preview {
  var members: [JSON.Member] {
    AppScreen.members(title: title, lines: lines)
      + [JSON.Member("actions", .array(actions.map(\.json)))]
      + (height.map { [JSON.Member("height", .integer(Int64($0)))] } ?? [])
  }

  init(fields: Fields) throws(ProtocolViolation) {
    self.init(
      title: try fields.optionalString("title"), lines: try AppScreen.Line.list(fields),
      actions: try PreviewAction.list(fields), height: try fields.optionalInteger("height"))
  }
}

extension PreviewAction {
  /// What is as usual is left out.
  fileprivate var json: JSON {
    .object(
      [
        JSON.Member("action", .integer(Int64(id.number))), JSON.Member("title", .string(title)),
      ]
        + (style == .default ? [] : [JSON.Member("style", .string(style.rawValue))])
        + (actions.isEmpty ? [] : [JSON.Member("actions", .array(actions.map(\.json)))]))
  }

  /// Of actions and groups: a group holds no groups.
  fileprivate static func list(_ fields: Fields) throws(ProtocolViolation) -> [PreviewAction] {
    var list: [PreviewAction] = []
    for fields in try fields.objects("actions") {
      var action = try PreviewAction(fields: fields)
      for fields in try fields.objects("actions") {
        action.actions.append(try PreviewAction(fields: fields))
      }
      list.append(action)
    }
    return list
  }

  private init(fields: Fields) throws(ProtocolViolation) {
    let hasStyle = try fields.optionalString("style") != nil
    self.init(
      ID(try fields.integer("action")), title: try fields.string("title"),
      style: hasStyle ? try fields.choice("style", Style.self) : .default)
  }
}

extension PreviewCall {
  var arguments: [JSON.Member] {
    switch self {
    case .viewController(let control):
      [JSON.Member("control", .integer(Int64(control.number)))]
    case .commit: []
    case .action(let id, let title):
      [JSON.Member("action", .integer(Int64(id.number))), JSON.Member("title", .string(title))]
    }
  }
}
