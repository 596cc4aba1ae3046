import TouchWords

enum TapeWord: String, LanguageWord {
    case scene, with, finger, tap, wait, shake, remote, statusBar, interrupt, set, remove, enable
    case disable, pointer, pencil, event, expect, together
}

extension LineReader {
    /// Reads a statement after the first line.
    mutating func tapeStatement() throws(ScriptError) -> TapeStatement {
        let isWith = take("with")
        if let word = take(TellingWord.self) {
            if isWith { throw notTogether(word.word) }
            return .tell(try telling(word))
        }
        guard let word = take(TapeWord.self) else {
            throw unexpected(
                isWith ? .expected.actTogether : .expected.statement,
                of: TapeWord.words + TellingWord.words)
        }
        if let act = try tapeAct(word) { return .act(act, with: isWith) }
        if isWith { throw notTogether(word.word) }
        if word == .expect { return .expect(try expectation()) }
        if word == .together { return .together(try tapePair()) }
        return .scene(try fileName())
    }

    private func notTogether(_ word: String) -> ScriptError {
        error(.fault.notTogether(word), back: 2)
    }

    private mutating func tapeAct(_ word: TapeWord) throws(ScriptError) -> TapeAct? {
        switch word {
        case .finger: return try finger()
        case .tap: return .tap(try tap())
        case .wait:
            let expected = Wording.expected.timeOrUntil
            return take("until") ? .waitUntil(try span(expected)) : .wait(try span(expected))
        case .shake: return .shake
        case .remote: return .remote(try choice(RemoteCommand.self, .expected.button))
        case .statusBar:
            try require("tap")
            return .statusBarTap
        case .interrupt: return .interrupt
        case .set:
            let name = try reference(.view)
            let clauses = viewClauses(ViewWord.properties, .expected.property)
            if clauses.isEmpty, errors.isEmpty {
                throw unexpected(.expected.property, of: ViewWord.properties.map { $0.word })
            }
            return .set(name, clauses)
        case .remove:
            return .remove(try reference(.viewOrRecognizer))
        case .enable: return .enable(try reference(.recognizer), true)
        case .disable: return .enable(try reference(.recognizer), false)
        case .pointer: return .pointer(try pointer())
        case .pencil: return .pencil(try pencil())
        case .event:
            let time = try eventTime()
            return .event(
                time, try list { reader throws(ScriptError) in try reader.recordedSample() })
        case .scene, .with, .expect, .together: return nil
        }
    }
}
