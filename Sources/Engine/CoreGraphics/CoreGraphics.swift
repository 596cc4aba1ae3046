// Points, transforms, paths and contexts, which code written for UIKit imports by this name too.
@_exported import UIKit
