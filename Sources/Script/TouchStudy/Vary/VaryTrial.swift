import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchTrace
import TouchWords

/// Tries variations of a tape's gestures on the same scene.
package struct VaryTrial {
    package let scene: Scene
    /// The variation that all others are made from.
    package let base: Variation
    package let gestures: FrozenGestures
    let language: String
    /// The outcome whose threshold is wanted; nil if there is none.
    package let wish: WantedOutcome?

    package init(_ job: VaryJob) throws(ScriptErrors) {
        let scene = try Scene.parse(job.scene, file: job.file)
        self.scene = scene
        gestures = FrozenGestures(try Tape.parse(job.tape, file: "frozen", scene: scene))
        base = job.base
        language = job.language
        wish = try job.wish.map { text throws(ScriptErrors) in
            try WantedOutcome(text, by: job.deadline, in: scene)
        }
    }

    package func session(_ variation: Variation) -> Session {
        let tape = gestures.varied(variation).tape
        let session = Session(scene: scene, tape: tape, language: language)
        session.runTape()
        return session
    }

    package func answer(_ task: VaryTask) -> VaryAnswer {
        switch task {
        case .vary(let variation): .row(row(variation))
        case .turn(let key, let variation): .turn(turn(key, variation))
        case .threshold(let axis): .threshold(threshold(along: axis))
        }
    }

    private func fates(_ trace: Trace) -> GestureFates {
        GestureFates(trace, gestures: gestures.gestures)
    }

    private func row(_ variation: Variation) -> VaryRow {
        let original = fates(session(base).trace)
        let trace = session(variation).trace
        let fates = fates(trace)
        let why = Why(trace, scene: scene)
        let keys = original.keys + fates.keys.filter { original.courses[$0] == nil }
        return VaryRow(
            variation: variation,
            outcomes: keys.map { key in
                let isChanged = fates.fates(of: key) != original.fates(of: key)
                return VaryRow.Outcome(
                    key: key, fates: fates.fates(of: key),
                    why: isChanged ? why.reason(of: key, in: fates, language) : nil)
            })
    }

    private func turn(_ key: GestureFates.Key, _ variation: Variation) -> VaryTurn {
        let original = fates(session(base).trace).fates(of: key)
        guard let axis = variation.axis(from: base) else { return turned(key, variation) }
        let bounds = Bisection.narrowed(base[axis], variation[axis]) { amount in
            fates(session(base.with(axis, amount)).trace).fates(of: key) != original
        }
        return turned(key, base.with(axis, bounds.turned))
    }

    private func turned(_ key: GestureFates.Key, _ variation: Variation) -> VaryTurn {
        let trace = session(variation).trace
        let fates = fates(trace)
        let told = fates.courses[key].map { trace.records[$0.record - 1].time }
        let ways = ways(of: key.gesture, in: variation)
        let reach =
            ways.map { $0.reach(until: told ?? .infinity) }
            .max { $0.distance < $1.distance } ?? (0, 0)
        return VaryTurn(
            key: key, variation: variation, fates: fates.fates(of: key),
            why: Why(trace, scene: scene).reason(of: key, in: fates, language),
            distance: reach.distance, time: reach.time)
    }

    /// Returns the ways of the fingers in one gesture of a variation.
    package func ways(of gesture: Int, in variation: Variation) -> [FingerWay] {
        zip(gestures.varied(variation).ways, gestures.gestures).filter { $0.1 == gesture }
            .map { $0.0 }
    }

    /// Searches outwards from the original gesture, in both directions alternately, and then
    /// between the amounts that turn the wish and those that do not.
    private func threshold(along axis: Variation.Axis) -> VaryThreshold? {
        guard let wish, axis != .rest || !gestures.rests.isEmpty else { return nil }
        let isMet = wish.isMet(by: session(base))
        func isTurned(_ amount: Double) -> Bool {
            wish.isMet(by: session(base.with(axis, amount))) != isMet
        }
        guard let far = Bisection.steps(from: base[axis]).first(where: { isTurned($0.far) })
        else { return nil }
        let bounds = Bisection.narrowed(far.near, far.far, isTurned)
        return VaryThreshold(
            axis: axis, before: base.with(axis, bounds.unturned),
            after: base.with(axis, bounds.turned))
    }
}

extension Why {
    /// Returns the reason in the sentence of the last record; nil if it has none.
    fileprivate func reason(
        of key: GestureFates.Key, in fates: GestureFates, _ language: String
    ) -> Wording? {
        guard let course = fates.courses[key], let sentence = sentence(forRecord: course.record)
        else { return nil }
        let words = sentence.words
        if words.identifier == "why.because", case .sentence(let reason)? = words.places.last {
            return reason
        }
        // Other sentences have their reason after a colon.
        let text = words[language]
        let colon = text.contains("：") ? "：" : ": "
        let parts = text.parts(between: colon)
        return parts.count > 1 ? .verbatim(parts.dropFirst().joined(separator: colon)) : nil
    }
}
