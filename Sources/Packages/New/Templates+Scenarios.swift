extension Templates {
  static let scenario = """
    # A test of the quick actions: homepress play Scenarios
    # `homepress help scenarios` tells what else can be written here.
    title "A new entry, and a look at it"
    install .. named App

    # The app is not running yet.
    force App
    expect menu
      static "New Entry"
      static "All Entries"
      system …
    choose "New Entry"
    expect calls
      application(_:didFinishLaunchingWithOptions:) -> true
      application(_:performActionFor:completionHandler:)
    expect completion true
    expect screen "A new entry"

    # It is in the background, and has set an action of its own.
    home
    force App
    choose "Entry 1"
    expect calls
      not application(_:didFinishLaunchingWithOptions:)
      application(_:performActionFor:completionHandler:)
    expect completion true
    expect screen "Here it is."
    expect no warning

    """

  static let scenarioOfScenes = """
    # A test of the quick actions: homepress play Scenarios
    # `homepress help scenarios` tells what else can be written here.
    title "A new entry, and a look at it"
    install .. named App

    # The app is not running yet: the action comes with the connection of its scene.
    force App
    expect menu
      static "New Entry"
      static "All Entries"
      system …
    choose "New Entry"
    expect calls
      application(_:didFinishLaunchingWithOptions:) -> true
      application(_:configurationForConnecting:options:)
      scene(_:willConnectTo:options:)
      not windowScene(_:performActionFor:completionHandler:)
      sceneDidBecomeActive(_:)
    expect handled 1
    expect screen "A new entry"

    # It is in the background, and has set an action of its own.
    home
    force App
    choose "Entry 1"
    expect calls
      not scene(_:willConnectTo:options:)
      windowScene(_:performActionFor:completionHandler:)
      sceneDidBecomeActive(_:)
    expect completion true
    expect screen "Here it is."
    expect no warning

    """
}
