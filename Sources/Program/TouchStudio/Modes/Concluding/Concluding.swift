import TouchKit
import TouchLive
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// The mode that sums up a gesture in one sentence, which is on the stage for two seconds or until
/// the next gesture.
final class Concluding: Mode {
    unowned let workspace: Workspace
    /// The session that is followed, and the number of its records so far.
    private var followed: (session: ObjectIdentifier, records: Int)?
    private var down: Set<SubjectID> = []
    private var verdict = Verdict()
    /// The host's time until which the sentence is shown; nil while there is none.
    private(set) var end: Double?
    private var sentence: Wording?

    /// The time for which a sentence is shown, long enough to read it, in seconds.
    static let length = 2.0

    init(_ workspace: Workspace) { self.workspace = workspace }

    func perform(_ act: NoAct) {}
    func leave() -> Bool { false }
    func forget() { sayNothing() }

    /// The sentence that is shown now; nil if there is none.
    var said: Wording? { end.map { now < $0 } == true && isPossible ? sentence : nil }

    /// Indicates whether hands touch the scene, and it is shown as it is now.
    private var isPossible: Bool {
        branches.open.playhead.isLive && !session.isDemonstration
            && !workspace.stack.open.contains { !$0.claims.isDisjoint(with: [.moment, .window]) }
    }

    private func sayNothing() {
        (end, sentence) = (nil, nil)
        verdict = Verdict()
    }

    // MARK: Following

    func follow() {
        let trace = session.trace
        let count = trace.records.count
        guard let known = followed, known.session == ObjectIdentifier(session),
            known.records <= count
        else {
            // Earlier records are not a gesture of these hands.
            followed = (ObjectIdentifier(session), count)
            down = Set(session.latest.touches.filter(\.isLive).map(\.id))
            return sayNothing()
        }
        guard known.records < count else { return }
        followed = (known.session, count)
        let before = verdict.words(in: trace)["en"]
        var isLifted = false
        for place in known.records..<count {
            let entry = trace.records[place].entry
            switch entry {
            case .sample(let touch, _, .began, _, _):
                if down.isEmpty { sayNothing() }
                down.insert(touch)
            case .sample(let touch, _, .ended, _, _), .sample(let touch, _, .cancelled, _, _):
                down.remove(touch)
                isLifted = isLifted || down.isEmpty
            case .interrupted: down = []
            default: break
            }
            verdict.take(entry)
        }
        guard down.isEmpty, isLifted || end != nil else { return }
        // A decision after the finger has gone, such as that of a tap that waits, changes the
        // sentence.
        let words = verdict.words(in: trace)
        guard isLifted || words["en"] != before else { return }
        (sentence, end) = (words, now + Self.length)
        workspace.repaint()
    }

    var nextChange: Double? { end.flatMap { $0 > workspace.shown ? $0 : nil } }

    // MARK: Appearance

    func prepare() { if let end, now >= end { sayNothing() } }

    var marks: [Mark] {
        guard let said else { return [] }
        let plate = VerdictPlate(said, style: style)
        return plate.marks(in: space.layout.panel, besides: touched)
    }

    /// The views that the gesture touched, in points of the stage's picture.
    private var touched: [CGRect] {
        let state = session.latest
        return verdict.views.compactMap { id in
            state.views[id].map { view in
                view.bounds.applying(state.toScreen(id)).applying(space.layout.toPicture)
            }
        }
    }
}
