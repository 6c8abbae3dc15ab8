import AppBundles
import Testing

@Suite struct BuildVariablesTests {
  private let variables = BuildVariables([
    "NAME": "My Notes_2", "ID": "org.example", "SELF": "$(ID)",
  ])

  @Test(arguments: [
    ("$(ID).new", "org.example.new"),
    ("${ID}.new", "org.example.new"),
    ("a$(ID)b${ID}c", "aorg.exampleborg.examplec"),
    ("$(NAME:rfc1034identifier)", "My-Notes-2"),
    ("$(NAME:c99extidentifier)", "My_Notes_2"),
    ("$(NAME:rfc1034identifier:lower)", "my-notes-2"),
    ("$(NAME:unheard)", "$(NAME:unheard)"),
    ("$(OTHER) $(ID)", "$(OTHER) org.example"),
    ("$(SELF)", "$(ID)"),
    ("$(ID} $ID $() $(", "$(ID} $ID $() $("),
    ("$$(ID)", "$org.example"),
    ("costs $5", "costs $5"),
  ])
  func referencesAreReplacedOnceAndTheRestStays(text: String, expected: String) {
    #expect(variables.replaced(in: text) == expected)
  }

  @Test func withoutDefinitionsNothingChanges() {
    #expect(BuildVariables().replaced(in: "$(ID)") == "$(ID)")
  }

  @Test func bracketsThatAreNeverClosedCostLittle() {
    let text = String(repeating: "$(", count: 100_000)
    #expect(variables.replaced(in: text) == text)
  }
}
