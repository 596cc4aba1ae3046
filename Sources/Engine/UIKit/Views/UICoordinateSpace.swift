import TouchKit

/// An object with its own coordinates: a view, or the screen.
@MainActor public protocol UICoordinateSpace: AnyObject {
    /// The bounds, in its own coordinates.
    var bounds: CGRect { get }
    /// Converts a point from its coordinates to others.
    func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint
    /// Converts a point from other coordinates to its own.
    func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint
    /// Converts a rectangle from its coordinates to others.
    func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect
    /// Converts a rectangle from other coordinates to its own.
    func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// The view that has these coordinates; nil for the screen, whose coordinates are those of a
    /// window at its origin.
    private var view: UIView? { self as? UIView }

    private func onScreen(_ rect: CGRect) -> CGRect {
        guard let view else { return rect }
        let there = view.convert(rect, to: nil as UIView?)
        guard let window = view.window else { return there }
        return there.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }

    private func fromScreen(_ rect: CGRect) -> CGRect {
        guard let view else { return rect }
        guard let window = view.window else { return view.convert(rect, from: nil as UIView?) }
        return view.convert(
            rect.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: window as UIView?)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
        coordinateSpace.fromScreen(onScreen(rect))
    }

    public func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
        fromScreen(coordinateSpace.onScreen(rect))
    }

    public func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
    }

    public func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
    }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {
    /// The coordinates of the screen.
    public var coordinateSpace: UICoordinateSpace { self }
    /// The coordinates of the screen, in any orientation.
    public var fixedCoordinateSpace: UICoordinateSpace { self }
}
