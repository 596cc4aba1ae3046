import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

/// Describes a finger's location as a person would: by the view that it hit.
struct VerbPlaces {
    let history: StageHistory
    let names: SceneNames
    private let known = Known()

    /// A cache of stage states, because each way of writing the recording asks for the same
    /// moments.
    private final class Known {
        var states: [Int: StageState] = [:]
        static let most = 4096
    }

    /// Returns the place of `point` in words, and the exact point that these words refer to.
    /// - Parameters:
    ///   - time: The event time at which the words are read.
    ///   - centers: The distance from its middle within which a view's name is enough, in points.
    func place(
        of point: CGPoint, in view: SubjectID, at time: Double, _ precision: VerbPrecision,
        centers: Double
    ) -> (place: Place, point: CGPoint) {
        let state = state(at: time)
        if let id = named(view, in: state), let bounds = state.views[id]?.bounds,
            bounds.width > 0, bounds.height > 0, let here = state.convert(point, to: id)
        {
            let (x, y) = (here.x - bounds.minX, here.y - bounds.minY)
            let middle = CGPoint(x: bounds.midX, y: bounds.midY)
            let name = history.trace.name(of: id)
            if here.distance(to: middle) <= centers {
                return (.center(of: name), middle.applying(state.toScreen(id)))
            }
            let unit = CGPoint(
                x: precision.rounded(x / bounds.width, of: bounds.width, at: time),
                y: precision.rounded(y / bounds.height, of: bounds.height, at: time))
            if (0...1).contains(unit.x), (0...1).contains(unit.y) {
                let exact = CGPoint(
                    x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
                return (.unit(name, unit), exact.applying(state.toScreen(id)))
            }
        }
        let near = CGPoint(
            x: precision.rounded(point.x, at: time), y: precision.rounded(point.y, at: time))
        return (.point(near), near)
    }

    /// Returns whether a view has the same place at two times.
    func stands(_ view: SubjectID, from start: Double, to end: Double) -> Bool {
        let (before, after) = (state(at: start), state(at: end))
        return before.toScreen(view) == after.toScreen(view)
            && before.views[view]?.bounds == after.views[view]?.bounds
    }

    /// Returns the view, or its nearest ancestor, with a name in the scene.
    private func named(_ view: SubjectID, in state: StageState) -> SubjectID? {
        var here = view
        while let known = state.views[here] {
            if names[history.trace.name(of: here)]?.kind == .view { return here }
            here = known.parent
        }
        return nil
    }

    private func state(at time: Double) -> StageState {
        let record = history.lastRecord(atOrBefore: time)
        if let state = known.states[record] { return state }
        if known.states.count == Known.most { known.states = [:] }
        let state = history.state(at: record)
        known.states[record] = state
        return state
    }
}
