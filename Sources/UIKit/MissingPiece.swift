/// Says in the console what an app asks for and does not get here, once for each sentence.
@MainActor
enum MissingPiece {
  private static var said: Set<String> = []

  static func say(_ sentence: String) {
    if said.insert(sentence).inserted { print("UIKit: \(sentence)") }
  }
}
