// Layers, display links and their clock, which code written for UIKit imports by this name too.
@_exported import UIKit
