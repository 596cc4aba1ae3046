private enum TapeWord: String, CaseIterable {
    case scene, with, finger, tap, wait, shake, remote, interrupt, set, remove, enable, disable
    case pointer, event, expect, chapter, caption, mark, walk, slow, freeze, zoom
}

extension LineReader {
    /// A statement after the first line.
    mutating func tapeStatement() throws(ScriptError) -> TapeStatement {
        let isWith = take("with")
        let word = try choice(TapeWord.self, isWith ? "what happens together" : "a statement")
        if let act = try tapeAct(word) { return .act(act, with: isWith) }
        if isWith {
            throw error(
                "found 'with \(word.rawValue)', "
                    + "expected something that happens to the scene after 'with'", back: 2)
        }
        if let telling = try telling(word) { return .tell(telling) }
        if word == .expect { return .expect(try expectation()) }
        return .scene(try fileName())
    }

    private mutating func tapeAct(_ word: TapeWord) throws(ScriptError) -> TapeAct? {
        switch word {
        case .finger: return try finger()
        case .tap: return .tap(try tap())
        case .wait:
            let expected = "a time such as 300ms, or 'until' and a time"
            return take("until") ? .waitUntil(try span(expected)) : .wait(try span(expected))
        case .shake: return .shake
        case .remote: return .remote(try choice(RemoteCommand.self, "a button"))
        case .interrupt: return .interrupt
        case .set:
            let name = try reference(.view, "a view's name")
            let clauses = viewClauses(ViewWord.properties, "a property")
            if clauses.isEmpty, errors.isEmpty {
                throw unexpected("a property", of: ViewWord.properties.map(\.rawValue))
            }
            return .set(name, clauses)
        case .remove:
            return .remove(try reference(.viewOrRecognizer, "a view's or recognizer's name"))
        case .enable: return .enable(try reference(.recognizer, "a recognizer's name"), true)
        case .disable: return .enable(try reference(.recognizer, "a recognizer's name"), false)
        case .pointer: return .pointer(try pointer())
        case .event:
            let time = try span("the time of the event, such as 1.25s")
            return .event(
                at: time,
                try list { reader throws(ScriptError) in try reader.recordedSample() })
        case .scene, .with, .expect, .chapter, .caption, .mark, .walk, .slow, .freeze, .zoom:
            return nil
        }
    }

    private mutating func telling(_ word: TapeWord) throws(ScriptError) -> Telling? {
        switch word {
        case .chapter: return .chapter(try localizedText("a title in quotes"))
        case .caption:
            return take("off") ? .caption(nil) : .caption(try localizedText("a text in quotes"))
        case .mark: return .mark(try string("a name in quotes"))
        case .walk:
            let part = try choice(WalkPart.self, "what to walk through")
            if take("off") { return .walk(part, nil) }
            return .walk(part, try span("the time for each decision, such as 250ms"))
        case .slow:
            if take("off") { return .slow(1) }
            return .slow(try number("how many times slower, from 0.01 to 1000", in: 0.01...1000))
        case .freeze: return .freeze(try span("a time such as 2s"))
        case .zoom:
            return take("off") ? .zoom(nil) : .zoom(try reference(.view, "a view's name or 'off'"))
        default: return nil
        }
    }
}
