import TouchKit
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchWords

/// Views that fingers cannot hit, or hardly.
extension SceneLinter {
    /// Views that no touch hits. Every place is hit-tested, as a finger would do, so overrides
    /// answer for themselves.
    var unreachable: [SceneLint] {
        let waiting = cast.views.filter { view in waits(view) }
        guard !waiting.isEmpty else { return [] }
        let stage = Session(scene: scene)
        var hit: Set<ObjectIdentifier> = []
        for window in stage.application.windows {
            let bounds = window.bounds
            for y in stride(from: bounds.minY + 1, to: bounds.maxY, by: Self.step) {
                for x in stride(from: bounds.minX + 1, to: bounds.maxX, by: Self.step) {
                    var here = window.hitTest(CGPoint(x: x, y: y), with: nil)
                    while let view = here, hit.insert(ObjectIdentifier(view)).inserted {
                        here = view.superview
                    }
                }
            }
        }
        return waiting.compactMap { view in
            guard let live = stage.view(named: view.name), !hit.contains(ObjectIdentifier(live))
            else {
                return nil
            }
            // Content outside of the visible area can be scrolled to.
            let mend = mend(of: view)
            let scrolls = cast.views.contains {
                $0.kind == .scroll && view.parents.contains($0.name)
            }
            guard mend != nil || !scrolls else { return nil }
            let reason = reason(of: view.name) ?? .lint.hitNowhere
            return lint(
                .unreachable, .lint.unreachable(view.name, reason: reason), mend: mend,
                at: view.position)
        }
    }

    /// The distance between places, in points: no finger can aim at anything smaller.
    private static let step = 4.0

    private func waits(_ view: SceneCast.View) -> Bool {
        let isTouched = cast.recognizers.contains { $0.views.first == view.name }
        return view.kind.isControl && !view.clauses.contains(.disabled(true)) || isTouched
            || view.clauses.contains(.moves) || view.clauses.contains(.touches(.consume))
    }

    /// Returns a sentence about a tap on the middle of a view.
    private func reason(of name: String) -> Wording? {
        let text = "tape 1\nscene \"\(scene.name)\"\ntap \(name)\n"
        guard let tape = try? Tape.parse(text, file: "", scene: scene) else { return nil }
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        let why = Why(session.trace, scene: scene)
        guard let id = why.history.subjects(named: name).last else { return nil }
        return why.sentences(about: id, at: why.history.count).first?.words
    }

    /// Returns a change of the clause that hides the view or disables its touches.
    private func mend(of view: SceneCast.View) -> String? {
        for clause in view.clauses {
            switch clause {
            case .hidden(true): return "\(view.name) without hidden"
            case .interaction(false): return "\(view.name) without interaction"
            case .alpha(let alpha) where alpha < 0.01: return "\(view.name) alpha 1"
            default: continue
            }
        }
        return nil
    }

    /// Targets smaller than 44 points each way, the minimum in Apple's guidelines.
    var small: [SceneLint] {
        cast.views.compactMap { view in
            let isTapped = cast.recognizers.contains {
                $0.views.first == view.name && $0.taps != nil
            }
            guard isTapped || view.kind == .button, let size = view.size else { return nil }
            let reach =
                view.clauses.lazy.compactMap { clause in
                    if case .pointInside(.outset(let outset)) = clause { outset } else { nil }
                }.first ?? 0
            let least = min(size.width, size.height)
            guard least + 2 * reach < Self.target else { return nil }
            let outset = ((Self.target - least) / 2).rounded(.up)
            return lint(
                .small,
                .lint.small(view.name, width: Int(size.width), height: Int(size.height)),
                mend: view.kind == .button
                    ? "\(view.name) size \(Int(max(size.width, Self.target))) \(Int(max(size.height, Self.target)))"
                    : "\(view.name) point-inside outset \(Int(outset))",
                at: view.position)
        }
    }

    private static let target = 44.0
}

extension SceneCast.View {
    fileprivate var size: CGSize? {
        clauses.lazy.compactMap { if case .size(let size) = $0 { size } else { nil } }.first
    }
}
