import TouchPicture
import TouchScript

/// What tells one place of a stage from another: who is hit, and who would treat a touch there otherwise.
struct AuditSpot: Hashable {
    /// The hit view's name; nil where nobody is hit.
    var view: String?
    /// Which segment of the view, which half of a stepper; 1 for the thumb of a slider.
    var part = 0
    /// Whether it lies at each of `AuditSpot.edges`, where a scene has gestures that begin there.
    var isAtEdge = [false, false, false, false]

    static let edges: [Edge] = [.left, .right, .top, .bottom]
}

/// A place of the stage to touch.
package struct AuditPlace {
    let spot: AuditSpot
    /// Well inside of it, in points of the stage.
    package let point: CGPoint
    /// How far it goes on to both sides of the point, and above and below it, together, in points.
    let space: CGSize
    /// The scroll view that has to be scrolled first, and how far; nil for what is to be seen from the start.
    let scrolled: Scrolled?

    struct Scrolled: Hashable {
        let view: String
        let offset: CGPoint
    }

    /// The name of the view that is hit there; nil where nobody is.
    package var view: String? { spot.view }

    /// What has to be done before anybody touches it.
    var preparations: [TapeAct] {
        scrolled.map { [.set($0.view, [.boundsAt($0.offset)])] } ?? []
    }
}
