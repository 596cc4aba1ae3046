import TouchKit

/// Something with coordinates: a view, or the screen.
@MainActor public protocol UICoordinateSpace: AnyObject {
    /// What it covers, in its own coordinates.
    var bounds: CGRect { get }
    /// A point of it in other coordinates.
    func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint
    /// A point of other coordinates in its own.
    func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint
    /// A rectangle of it in other coordinates.
    func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect
    /// A rectangle of other coordinates in its own.
    func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// The view whose coordinates they are; nil for the screen, whose coordinates are those of a window at its origin.
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
    /// The screen's own.
    public var coordinateSpace: UICoordinateSpace { self }
    /// The screen's own, however it is held.
    public var fixedCoordinateSpace: UICoordinateSpace { self }
}
