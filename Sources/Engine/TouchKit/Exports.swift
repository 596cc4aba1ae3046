// What geometry and traces name is UIKit's: those who import the engine have it by the same import.
@_exported import TouchTrace

@_exported import struct TouchGeometry.CGAffineTransform
@_exported import struct TouchGeometry.CGVector
@_exported import struct TouchGeometry.UIEdgeInsets

#if canImport(Foundation)
    @_exported import Foundation

    /// What UIKit takes of any kind: senders, targets, values.
    public typealias Anything = Any
#else
    @_exported import struct TouchGeometry.CGPoint
    @_exported import struct TouchGeometry.CGRect
    @_exported import struct TouchGeometry.CGSize
    @_exported import typealias TouchGeometry.CGFloat
    @_exported import typealias TouchGeometry.TimeInterval
#endif
