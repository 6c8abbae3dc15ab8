// Swift Testing asks for a module of this name wherever a file imports both `Testing` and a module
// called `UIKit`, and finds none on Linux. It has nothing to add; that it is there lets app code be
// tested.
@_exported import UIKit
