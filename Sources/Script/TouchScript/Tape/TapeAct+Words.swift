extension TapeAct {
    var words: [String] {
        switch self {
        case .finger(let name, let act): ["finger", name] + act.words
        case .tap(let tap): ["tap"] + tap.words
        case .wait(let span): ["wait", span.text]
        case .waitUntil(let span): ["wait", "until", span.text]
        case .shake: ["shake"]
        case .remote(let command): ["remote", command.word]
        case .statusBarTap: ["status-bar", "tap"]
        case .interrupt: ["interrupt"]
        case .set(let name, let clauses): ["set", name] + clauses.flatMap { $0.words }
        case .remove(let name): ["remove", name]
        case .enable(let name, let on): [on ? "enable" : "disable", name]
        case .pointer(let act): ["pointer"] + act.words
        case .pencil(let act): ["pencil"] + act.words
        case .event(let time, let samples):
            ["event", time.text, samples.map { $0.text }.joined(separator: ", ")]
        }
    }
}

extension FingerAct {
    fileprivate var words: [String] {
        switch self {
        case .down(let place, let force, let radius, let type, let grip):
            ["down", place.text] + contactWords(force, radius, type, grip)
        case .move(let place, let motion): ["move", place.text] + motion.words
        case .moveBy(let offset, let motion): ["move", "by"] + offset.words + motion.words
        case .up: ["up"]
        case .cancel: ["cancel"]
        }
    }
}

/// Returns the words for what a contact states, each only if it differs from the
/// default.
private func contactWords(
    _ force: Double, _ radius: Double, _ type: TouchKind, _ grip: PencilGrip?
) -> [String] {
    (force == 0 ? [] : ["force", Notation.number(force)])
        + (radius == 0 ? [] : ["radius", Notation.number(radius)])
        + (type == .direct ? [] : ["type", type.word]) + (grip?.words ?? [])
}

extension Tap {
    fileprivate var words: [String] {
        let standard = Tap.standard
        return [place.text]
            + (times == standard.times ? [] : ["times", "\(times)"])
            + (finger == standard.finger ? [] : ["finger", finger])
            + (hold == standard.hold ? [] : ["hold", hold.text])
            + (pause == standard.pause ? [] : ["pause", pause.text])
    }
}

extension Movement {
    fileprivate var words: [String] {
        (over.value == 0 ? [] : ["over", over.text])
            + (easing == .linear ? [] : [easing.word])
    }
}

extension Offset {
    fileprivate var words: [String] { [Notation.number(dx), Notation.number(dy)] }
}

extension PointerAct {
    fileprivate var words: [String] {
        switch self {
        case .move(let place, let motion, let grip):
            ["move", place.text] + motion.words
                + (grip.map { ["type", "pencil"] + $0.words } ?? [])
        case .exit(let place): ["exit", place.text]
        case .scroll(let offset, let place, let type):
            ["scroll"] + offset.words + ["at", place.text]
                + (type == .continuous ? [type.word] : [])
        }
    }
}

extension Place {
    fileprivate var text: String {
        switch self {
        case .point(let point): Notation.place(point)
        case .center(let view): view
        case .unit(let view, let point): view + Notation.place(point)
        }
    }
}

extension RecordedSample {
    fileprivate var text: String {
        let own =
            [finger, phase.word, Notation.place(location)] + contactWords(force, radius, type, grip)
            + Notation.clause("time", time?.text)
        return (own + coalesced.flatMap { ["coalesced", $0.text] }).joined(separator: " ")
    }
}
