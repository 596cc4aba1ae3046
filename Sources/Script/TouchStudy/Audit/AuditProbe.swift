import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

/// Determines the hit view of a place on a stage, and everything else that distinguishes the place
/// from others.
struct AuditProbe {
    private let session: Session
    private let state: StageState
    /// The number of side-by-side parts of each control that react differently.
    private var parts: [String: Int] = [:]
    private var identifiers: [String: SubjectID] = [:]
    /// The flags for `AuditSpot.edges`: true for an edge at which a gesture begins.
    private let edges: [Bool]

    init(_ session: Session, _ state: StageState, _ cast: SceneCast) {
        self.session = session
        self.state = state
        for view in cast.views { parts[view.name] = view.parts }
        for view in state.views.values {
            identifiers[session.trace.name(of: view.id)] = view.id
        }
        let wanted = cast.edges(of: session.scene)
        edges = AuditSpot.edges.map { wanted.contains($0) }
    }

    /// The distance from an edge of the stage within which gestures begin; nil if none do.
    var edgeWidth: Double? { edges.contains(true) ? session.application.tuning.edgeWidth : nil }

    func spot(at point: CGPoint) -> AuditSpot {
        var spot = AuditSpot(view: name(of: session.application.hitTest(point)))
        if let view = spot.view {
            if let slider = session.view(named: view) as? UISlider {
                spot.part = isOnThumb(of: slider, at: point) ? 1 : 0
            } else if let count = parts[view], count > 1 {
                spot.part = part(of: view, count, at: point)
            }
        }
        if let width = edgeWidth {
            let size = session.scene.size
            let distances = [point.x, size.width - point.x, point.y, size.height - point.y]
            spot.isAtEdge = zip(edges, distances).map { $0 && $1 <= width }
        }
        return spot
    }

    /// Returns whether a point is on the thumb, the only part by which a slider can be dragged.
    private func isOnThumb(of slider: UISlider, at point: CGPoint) -> Bool {
        let bounds = slider.bounds
        let thumb = slider.thumbRect(
            forBounds: bounds, trackRect: slider.trackRect(forBounds: bounds), value: slider.value)
        let name = slider.accessibilityIdentifier ?? ""
        return identifiers[name].flatMap { state.convert(point, to: $0) }.map(thumb.contains)
            ?? false
    }

    private func part(of name: String, _ count: Int, at point: CGPoint) -> Int {
        guard let id = identifiers[name], let view = state.views[id], view.bounds.width > 0,
            let inside = state.convert(point, to: id)
        else { return 0 }
        let share = (inside.x - view.bounds.minX) / view.bounds.width
        return min(max(Int(share * Double(count)), 0), count - 1)
    }

    /// Returns the name of a view; for a part of a control, that of the control.
    private func name(of view: UIView?) -> String? {
        var here = view
        while let view = here {
            if let name = view.accessibilityIdentifier { return name }
            here = view.superview
        }
        return nil
    }
}

extension SceneCast.View {
    /// The number of its side-by-side parts that react differently.
    fileprivate var parts: Int {
        switch kind {
        case .stepper, .pages: return 2
        case .segments:
            for clause in clauses { if case .titles(let titles) = clause { return titles.count } }
            return 1
        default: return 1
        }
    }
}

extension SceneCast {
    /// Returns the edges of the stage at which gestures of a recognizer or of the system begin.
    fileprivate func edges(of scene: Scene) -> [Edge] {
        let own = recognizers.flatMap { recognizer in
            recognizer.clauses.flatMap { clause -> [Edge] in
                if case .edges(let edges) = clause { edges } else { [] }
            }
        }
        let system = scene.lines.flatMap { line -> [Edge] in
            guard case .window(_, let clauses) = line.statement else { return [] }
            return clauses.flatMap { clause -> [Edge] in
                if case .systemEdges(let edges) = clause { edges } else { [] }
            }
        }
        return own + system
    }
}
