// Geometry and traces use UIKit's names. Those who import the engine get them with the same import.
@_exported import TouchTrace

@_exported import struct TouchGeometry.CGAffineTransform
@_exported import struct TouchGeometry.CGVector
@_exported import struct TouchGeometry.UIEdgeInsets

#if canImport(Foundation)
    @_exported import Foundation

    /// A value of any kind where UIKit takes one: a sender, a target, a value.
    public typealias Anything = Any
#else
    @_exported import struct TouchGeometry.CGPoint
    @_exported import struct TouchGeometry.CGRect
    @_exported import struct TouchGeometry.CGSize
    @_exported import typealias TouchGeometry.CGFloat
    @_exported import typealias TouchGeometry.TimeInterval
#endif
