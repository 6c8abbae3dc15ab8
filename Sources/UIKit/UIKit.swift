// On iOS `import UIKit` brings Foundation along, and app code counts on it.
@_exported public import Foundation
