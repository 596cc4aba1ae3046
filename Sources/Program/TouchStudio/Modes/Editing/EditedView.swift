import Foundation
import TouchLive
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

/// The properties of a view that editing by hand needs. Rectangles are in its superview's
/// coordinates, as in `at` and `size`: before the view's own transform.
struct EditedView {
    let name: String
    let frame: CGRect
    /// Indicates whether the view itself is turned or scaled, so that its corner is not where its
    /// size says.
    let isTransformed: Bool
    /// The rotation of the view, in degrees.
    let rotation: Double
    /// The corners on the screen of the scene, in order, beginning with the first.
    let corners: [CGPoint]
    /// The superview's bounds, and the frames of the upright views beside it.
    let superview: CGRect
    let siblings: [CGRect]
    /// The transform from the superview's coordinates to the screen's.
    let toScreen: CGAffineTransform

    /// Creates the description of a view; nil if the view has no line of its own in the scene.
    init?(named name: String, in shown: PacedSession) {
        let (state, trace) = (shown.latest, shown.trace)
        guard shown.isEditable(name),
            let view = state.views.values.first(where: {
                $0.isAttached && trace.name(of: $0.id) == name
            }), let parent = state.views[view.parent]
        else { return nil }
        self.name = name
        frame = view.uprightFrame
        isTransformed = !view.transform.isIdentity
        rotation = atan2(view.transform.b, view.transform.a) * 180 / .pi
        let own = state.toScreen(view.id)
        corners = view.bounds.corners.prefix(4).map { $0.applying(own) }
        superview = parent.bounds
        siblings = parent.children.filter { $0 != view.id }.compactMap { state.views[$0] }
            .filter { !$0.isHidden && $0.transform.isIdentity }.map(\.uprightFrame)
        toScreen = state.toScreen(parent.id)
    }

    /// Converts a way on the screen to a vector of the superview; nil if the superview has no
    /// extent.
    func way(from start: CGPoint, to end: CGPoint) -> CGVector? {
        guard toScreen.determinant != 0, toScreen.determinant.isFinite else { return nil }
        let back = toScreen.inverted()
        let (a, b) = (start.applying(back), end.applying(back))
        return CGVector(dx: b.x - a.x, dy: b.y - a.y)
    }

    /// Returns the direction from the view's middle to a point of the screen, in degrees of the
    /// superview.
    func angle(of point: CGPoint) -> Double? {
        let middle = CGPoint(x: frame.midX, y: frame.midY).applying(toScreen)
        guard let way = way(from: middle, to: point), way.dx != 0 || way.dy != 0 else {
            return nil
        }
        return atan2(way.dy, way.dx) * 180 / .pi
    }

    /// Returns the handle to turn the view, on the screen of the scene: beyond its second corner,
    /// and within `room`.
    /// - Parameter side: 44 points of the window, in points of the scene.
    func turnHandle(side: CGFloat, within room: CGRect) -> CGRect {
        let middle = CGPoint(
            x: (corners[0].x + corners[2].x) / 2, y: (corners[0].y + corners[2].y) / 2)
        let way = CGVector(dx: corners[1].x - middle.x, dy: corners[1].y - middle.y)
        let out = side * 0.35 / max(hypot(way.dx, way.dy), 1)
        return Self.square(
            x: corners[1].x + way.dx * out - side / 2, y: corners[1].y + way.dy * out - side / 2,
            side: side, within: room)
    }

    /// Returns the handle to resize the view, on the screen of the scene: beyond the corner, and
    /// within `room`.
    /// - Parameter side: 44 points of the window, in points of the scene.
    func handle(side: CGFloat, within room: CGRect) -> CGRect? {
        guard !isTransformed else { return nil }
        return Self.square(
            x: corners[2].x - side / 4, y: corners[2].y - side / 4, side: side, within: room)
    }

    private static func square(
        x: CGFloat, y: CGFloat, side: CGFloat, within room: CGRect
    ) -> CGRect {
        CGRect(
            x: max(room.minX, min(x, room.maxX - side)),
            y: max(room.minY, min(y, room.maxY - side)), width: side, height: side)
    }
}

extension PacedSession {
    /// Returns whether a name is that of a view with a line of its own.
    fileprivate func isEditable(_ name: String) -> Bool {
        session.scene.names[name].map { $0.kind == .view && $0.line > 0 } ?? false
    }

    /// Returns the name of the deepest view of the scene's file that is visible at a point of the
    /// screen, whether or not touches find it; nil if there is none.
    func editableView(at point: CGPoint) -> String? {
        for window in latest.windows.reversed() {
            if let name = editableView(in: window, at: point) { return name }
        }
        return nil
    }

    private func editableView(in id: SubjectID, at point: CGPoint) -> String? {
        guard let view = latest.views[id], !view.isHidden, view.alpha > 0,
            let inside = latest.convert(point, to: id)
        else { return nil }
        let isInside = view.bounds.contains(inside)
        if view.clipsToBounds && !isInside { return nil }
        for child in view.children.reversed() {
            if let name = editableView(in: child, at: point) { return name }
        }
        let name = trace.name(of: id)
        return isInside && isEditable(name) ? name : nil
    }
}

extension ViewState {
    /// The view's frame before its transform, in its superview.
    fileprivate var uprightFrame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
            height: bounds.height)
    }
}
