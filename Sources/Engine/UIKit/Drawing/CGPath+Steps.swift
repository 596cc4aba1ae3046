import TouchKit

/// A function that is called with each step of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
    Void

nonisolated extension CGPath {
    /// Calls a function with each step in order, and with `info`.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

nonisolated extension CGMutablePath {
    /// Adds rectangles, each as an outline of its own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
}
