import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

/// Asks a stage who would be hit somewhere, and what else tells that place from others.
struct AuditProbe {
    private let session: Session
    private let state: StageState
    /// How many parts a control has, one beside the other, which answer otherwise.
    private var parts: [String: Int] = [:]
    private var identifiers: [String: SubjectID] = [:]
    /// Whether something begins at each of `AuditSpot.edges`.
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

    /// How far from an edge of the stage something begins; nil where nothing does.
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

    /// Only there a slider can be taken hold of.
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

    /// The name of a view; of one that a control is made of, the control's.
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
    /// How many parts it has beside each other that answer otherwise.
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
    /// The edges of the stage at which a recognizer or the system begins something.
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
