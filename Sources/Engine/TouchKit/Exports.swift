// What geometry and traces name is UIKit's: those who import the engine have it by the same import.
@_exported import Foundation
@_exported import TouchTrace

@_exported import struct TouchGeometry.CGAffineTransform
@_exported import struct TouchGeometry.CGVector
@_exported import struct TouchGeometry.UIEdgeInsets
