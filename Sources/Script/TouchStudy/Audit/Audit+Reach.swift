import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchTrace
import TouchWords

/// The views that can never be reached.
extension Audit {
    /// Views that cannot be hit, at the start or after scrolling, and have no descendant that can;
    /// only the outermost.
    var unreached: [SceneCast.View] {
        let hit = places.compactMap { $0.view }
        let reached = cast.views.filter { hit.contains($0.name) }
        let isReached = { (view: SceneCast.View) in
            reached.contains { $0.name == view.name || $0.parents.contains(view.name) }
        }
        let changed = changed
        // Labels ignore touches by default, which matters only if they have recognizers.
        let missed = cast.views.filter { view in
            (view.kind != .label || cast.recognizers.contains { $0.views.first == view.name })
                && !isReached(view)
                && !([view.name] + view.parents).contains(where: changed.contains)
        }
        let names = missed.map { $0.name }
        return missed.filter { view in !view.parents.contains { names.contains($0) } }
    }

    /// The names that some run or the tape shows, adds, moves or enables.
    var changed: Set<String> {
        Set(runs.flatMap { $0.changed } + (tape?.namesSet ?? []))
    }

    var unreachedFindings: [AuditFinding] {
        unreached.map { view in
            let idle = listeners(in: view).map { Wording.verbatim($0) }
            return finding(
                .neverReached, isWarning: !idle.isEmpty, about: view.name,
                idle.isEmpty
                    ? .audit.neverReached(view.name)
                    : .audit.neverReachedNor(view.name, others: idle),
                tapped(view.name) { why, id in
                    Array(why.sentences(about: id, at: why.history.count).prefix(1))
                })
        }
    }

    /// Returns the recognizers and controls that do nothing because the view that contains them
    /// cannot be reached.
    private func listeners(in view: SceneCast.View) -> [String] {
        cast.recognizers.filter { $0.views.contains(view.name) }.map { $0.name }
            + cast.views.filter { $0.kind.isControl && $0.parents.contains(view.name) }
            .map { $0.name }
            + (view.kind.isControl ? [view.name] : [])
    }

    /// Returns a sentence about a tap on the middle of a view, or on one of four places around that
    /// if it is not on the stage.
    /// - Parameter say: A closure that returns sentences about the view.
    func tapped(_ name: String, _ say: (Why, SubjectID) -> [WhySentence]) -> [Wording] {
        let state = start.latest
        guard let view = state.views.values.first(where: { start.trace.name(of: $0.id) == name })
        else { return [.audit.notThere] }
        let toScreen = state.toScreen(view.id)
        let stage = CGRect(origin: .zero, size: scene.size)
        let points = [(0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
            .map { share in
                CGPoint(
                    x: view.bounds.minX + share.0 * view.bounds.width,
                    y: view.bounds.minY + share.1 * view.bounds.height
                ).applying(toScreen)
            }
        guard let point = points.first(where: stage.contains) else { return [.audit.offStage] }
        var tape = Tape(file: scene.file)
        tape.append(.header)
        tape.append(.scene(scene.name))
        var tap = Tap.standard
        tap.place = .point(point)
        tape.append(.act(.tap(tap), with: false))
        let session = Session(scene: scene, tape: tape, language: language)
        session.runTape()
        return say(Why(session.trace, scene: scene), view.id).map { sentence in
            Wording.audit.at(.audit.tap, point: point).because(sentence.placed)
        }
    }
}

extension SceneCast.View {
    /// Indicates whether it is made for taps.
    var isForTaps: Bool {
        switch kind {
        case .control, .button, .toggle, .field, .row: true
        case .slider, .stepper, .segments, .pages, .view, .label, .scroll: false
        }
    }
}

extension Tape {
    /// The names that the tape itself sets, shows or enables.
    fileprivate var namesSet: [String] {
        lines.compactMap { line in
            switch line.statement {
            case .act(.set(let name, _), _), .act(.enable(let name, true), _): name
            default: nil
            }
        }
    }
}
