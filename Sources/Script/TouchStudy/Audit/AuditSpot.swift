import TouchPicture
import TouchScript

/// The properties that distinguish one place of a stage from another: the hit view, and anything
/// that would treat a touch there differently.
struct AuditSpot: Hashable {
    /// The hit view's name; nil if there is none.
    var view: String?
    /// The segment of the view, or the half of a stepper; 1 for the thumb of a slider.
    var part = 0
    /// The flags for `AuditSpot.edges`: true for an edge at which the spot lies and the scene has
    /// gestures.
    var isAtEdge = [false, false, false, false]

    static let edges: [Edge] = [.left, .right, .top, .bottom]
}

/// A place of the stage to touch.
package struct AuditPlace {
    let spot: AuditSpot
    /// A point well inside the spot, in points of the stage.
    package let point: CGPoint
    /// The extent of the spot to both sides of the point, and above and below it, together, in
    /// points.
    let space: CGSize
    /// The scroll view that has to be scrolled first, and its content offset; nil for places that
    /// are visible from the start.
    let scrolled: Scrolled?

    struct Scrolled: Hashable {
        let view: String
        let offset: CGPoint
    }

    /// The name of the hit view; nil if there is none.
    package var view: String? { spot.view }

    /// The actions that have to precede a touch.
    var preparations: [TapeAct] {
        scrolled.map { [.set($0.view, [.boundsAt($0.offset)])] } ?? []
    }
}
