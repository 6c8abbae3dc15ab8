/// The stable name of each rule, in the order that help and reports list them.
///
/// This is the one list of all rules: a new case does not compile before its rule is there.
package enum RuleName: String, CaseIterable, Hashable, Sendable {
  case plistUnreadable = "plist-unreadable"
  case plistNotDictionary = "plist-not-dictionary"
  case itemsNotArray = "items-not-array"
  case itemsEmpty = "items-empty"
  case itemNotDictionary = "item-not-dictionary"
  case typeMissing = "type-missing"
  case typeNotString = "type-not-string"
  case typeEmpty = "type-empty"
  case typeDuplicate = "type-duplicate"
  case typePlaceholder = "type-placeholder"
  case titleMissing = "title-missing"
  case titleNotString = "title-not-string"
  case titleEmpty = "title-empty"
  case titleControlCharacters = "title-control-characters"
  case titleCut = "title-cut"
  case subtitleNotString = "subtitle-not-string"
  case iconTypeUnknown = "icon-type-unknown"
  case iconTypeTooNew = "icon-type-too-new"
  case iconConflict = "icon-conflict"
  case iconNotString = "icon-not-string"
  case iconFileName = "icon-file-name"
  case iconFileMissing = "icon-file-missing"
  case iconFileShape = "icon-file-shape"
  case iconFileColour = "icon-file-colour"
  case iconSymbolUnknown = "icon-symbol-unknown"
  case iconSymbolTooNew = "icon-symbol-too-new"
  case userInfoNotDictionary = "userinfo-not-dictionary"
  case userInfoSample = "userinfo-sample"
  case activationMode = "activation-mode"
  case unknownKey = "unknown-key"
  case keyRepeated = "key-repeated"
  case tooManyItems = "too-many-items"
  case neverShown = "never-shown"
  case buildVariable = "build-variable"
  case localizationMissing = "localization-missing"
  case localizationUnreadable = "localization-unreadable"
  case localizationWrongTable = "localization-wrong-table"
  case shareLookalike = "share-lookalike"
  case sceneManifest = "scene-manifest"
  case handlerUnmatched = "handler-unmatched"
  case handlerUnused = "handler-unused"
}

extension RuleName {
  package var rule: any Rule {
    switch self {
    case .plistUnreadable: PlistUnreadable()
    case .plistNotDictionary: PlistNotDictionary()
    case .itemsNotArray: ItemsNotArray()
    case .itemsEmpty: ItemsEmpty()
    case .itemNotDictionary: ItemNotDictionary()
    case .typeMissing: TypeMissing()
    case .typeNotString: TypeNotString()
    case .typeEmpty: TypeEmpty()
    case .typeDuplicate: TypeDuplicate()
    case .typePlaceholder: TypePlaceholder()
    case .titleMissing: TitleMissing()
    case .titleNotString: TitleNotString()
    case .titleEmpty: TitleEmpty()
    case .titleControlCharacters: TitleControlCharacters()
    case .titleCut: TitleCut()
    case .subtitleNotString: SubtitleNotString()
    case .iconTypeUnknown: IconTypeUnknown()
    case .iconTypeTooNew: IconTypeTooNew()
    case .iconConflict: IconConflict()
    case .iconNotString: IconNotString()
    case .iconFileName: IconFileName()
    case .iconFileMissing: IconFileMissing()
    case .iconFileShape: IconFileShape()
    case .iconFileColour: IconFileColour()
    case .iconSymbolUnknown: IconSymbolUnknown()
    case .iconSymbolTooNew: IconSymbolTooNew()
    case .userInfoNotDictionary: UserInfoNotDictionary()
    case .userInfoSample: UserInfoSample()
    case .activationMode: ActivationMode()
    case .unknownKey: UnknownKey()
    case .keyRepeated: KeyRepeated()
    case .tooManyItems: TooManyItems()
    case .neverShown: NeverShown()
    case .buildVariable: BuildVariable()
    case .localizationMissing: LocalizationMissing()
    case .localizationUnreadable: LocalizationUnreadable()
    case .localizationWrongTable: LocalizationWrongTable()
    case .shareLookalike: ShareLookalike()
    case .sceneManifest: SceneManifest()
    case .handlerUnmatched: HandlerUnmatched()
    case .handlerUnused: HandlerUnused()
    }
  }
}

extension RuleName {
  /// Whether it tells that a file could not be judged at all.
  package var isOfReader: Bool { rule is any ReadingRule }
}

extension RuleName: CustomStringConvertible {
  package var description: String { rawValue }
}
