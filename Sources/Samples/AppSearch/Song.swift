struct Song {
  var title: String
  var artist: String

  static let library = [
    Song(title: "Rain on the Roof", artist: "The Gutters"),
    Song(title: "Northern Line", artist: "Ada Vale"),
    Song(title: "After the Rain", artist: "Low Tide"),
    Song(title: "Paper Boats", artist: "Ada Vale"),
    Song(title: "Train Window", artist: "Slow Express"),
  ]

  static func matching(_ query: String) -> [Song] {
    library.filter { "\($0.title) \($0.artist)".lowercased().contains(query.lowercased()) }
  }
}
