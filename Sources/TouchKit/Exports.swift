// Geometry lives with pictures, the lowest room; lessons need it under UIKit's names.
@_exported import Foundation

@_exported import struct TouchPicture.CGAffineTransform
