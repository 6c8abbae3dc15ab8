struct Note: Equatable {
  var id: String
  var title: String
  var text: String

  static let all = [
    Note(
      id: "bread", title: "Bread", text: "500 g flour\n350 g water\n10 g salt\nWait till morning"),
    Note(id: "train", title: "Train to Ghent", text: "Platform 4, 8:12\nSeat by the window"),
    Note(id: "books", title: "To read", text: "The Summer Book\nPale Fire\nThe Leopard"),
    Note(id: "garden", title: "Garden", text: "Beans after the last frost\nWater the fig"),
    Note(id: "gift", title: "Gift for Ada", text: "A map of the coast, framed"),
  ]

  static func withID(_ id: String) -> Note? {
    all.first { $0.id == id }
  }
}
