import TestSupport
import Testing
import TouchKit
import TouchScript
import TouchSession
import TouchStudy
import TouchTrace

@testable import TouchReading

/// What a sentence names as the cause is the cause: changed, the same fingers bring about something else.
@Suite("Sentences that name a property are true") struct WhyTruthTests {
    @Test("in random scenes, replayed with the property changed", arguments: 0..<30)
    @MainActor func truth(batch: UInt64) throws {
        for seed in batch * 10..<(batch + 1) * 10 { try check(seed: seed) }
    }

    @MainActor private func check(seed: UInt64) throws {
        var grammar = BoardGrammar(seed: seed)
        let scene = try Scene.parse(grammar.scene(), file: "board.scene")
        let tape = try Tape.parse(grammar.tape(), file: "board.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        let whatIf = WhatIf(session)
        let why = Why(session.trace, scene: scene)
        var seen: Set<String> = []
        for record in session.trace.records {
            guard let outcome = Outcome(record.entry, in: session.trace) else { continue }
            let told = why.sentence(of: record).words.debugDescription
            for change in outcome.changes(namedIn: told)
            where seen.insert(change + outcome.text).inserted {
                guard let changed = try? SceneChange(change).applied(to: scene).scene else {
                    continue
                }
                let before = outcome.count(in: session.trace)
                let after = outcome.count(in: try whatIf.run(on: changed).trace)
                #expect(
                    after < before,
                    "seed \(seed): '\(told)', but with '\(change)' it is told \(after) times, not \(before)\n\(scene.text)\(tape.text)"
                )
            }
        }
    }
}

/// Something that came about, by the names of those it concerns, and what may be to blame for it.
private struct Outcome {
    let text: String
    /// What is meant where a sentence blames it, and the change that takes its ground away.
    private var blames: [(meaning: String, change: String)] = []

    func changes(namedIn sentence: String) -> [String] {
        blames.filter { sentence.contains($0.meaning) }.map(\.change)
    }

    func count(in trace: Trace) -> Int {
        trace.records.count { Outcome($0.entry, in: trace)?.text == text }
    }

    init?(_ entry: TraceEntry, in trace: Trace) {
        func name(_ id: SubjectID) -> String { trace.name(of: id) }
        switch entry {
        case .cancellation(_, let view, let by, .recognized):
            text = "\(name(view)) loses a touch to \(name(by))"
            blames = [("delivery.claimed(", "\(name(by)) cancels-touches-in-view off")]
        case .dropped(_, let view, let phase, let by):
            text = "\(name(view)) never hears of \(phase), claimed by \(name(by))"
            let change = "\(name(by)) cancels-touches-in-view off"
            blames = [("delivery.heldAndClaimed(", change), ("delivery.claimedAtOnce(", change)]
        case .held(_, let view, let phase, let by):
            text = "\(name(view)) waits for \(phase) by \(name(by))"
            let scroll = name(by).split(separator: " ").first.map(String.init) ?? ""
            blames = [
                ("delaysTouchesBegan", "\(name(by)) delays-touches-began off"),
                ("delaysTouchesEnded", "\(name(by)) delays-touches-ended off"),
                ("delivery.watches(", "\(scroll) delays-content off"),
            ]
        case .withheld(_, let view, let reason):
            text = "\(name(view)) gets no touch because \(reason)"
            blames = [("delivery.multipleTouchOff", "\(name(view)) multitouch")]
        case .visit(let view, let verdict):
            text = "\(name(view)) is \(verdict)"
            blames = [
                ("hit.interactionOff", "\(name(view)) interaction on"),
                ("hit.hidden", "\(name(view)) hidden off"),
                ("hit.faint(", "\(name(view)) alpha 1"),
            ]
        case .requirement(let id, let on, .waiting, _):
            text = "\(name(id)) waits for \(name(on))"
            blames = [("why.requires(", "without require \(name(id)) to-fail \(name(on))")]
        case .transition(let id, _, .failed, .prevented, let by):
            text = "\(name(id)) is prevented by \(name(by))"
            let change = "\(name(id)) simultaneous-with \(name(by))"
            blames = [("why.first", change), ("why.ranked", change)]
        case .transition(let id, _, .failed, .requirementBroken, let by):
            text = "\(name(id)) fails as \(name(by)) did not"
            blames = [("why.requires(", "without require \(name(id)) to-fail \(name(by))")]
        case .transition(let id, _, .failed, .shouldBeginRefused, _):
            text = "\(name(id)) may not begin"
            blames = [("question.itsDelegate(", "\(name(id)) without should-begin")]
        case .question(.shouldReceiveTouch, let id, _, false, .delegate):
            text = "\(name(id)) does not receive"
            blames = [("question.itsDelegate(", "\(name(id)) without should-receive")]
        default: return nil
        }
    }
}
