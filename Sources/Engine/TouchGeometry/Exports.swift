#if canImport(Foundation)
    // All code that draws or delivers touches needs these types of Foundation, and nothing else.
    @_exported import struct Foundation.CGFloat
    @_exported import struct Foundation.CGPoint
    @_exported import struct Foundation.CGRect
    @_exported import struct Foundation.CGSize
    @_exported import typealias Foundation.TimeInterval
#endif
