import TouchTrace
import TouchWords

/// Sentences about a finger's fate, and about the responders that are notified of it.
extension Why {
    /// Returns the course of a touch: what it hit, who receives it, who took it.
    func sentences(aboutTouch id: SubjectID, at serial: Int) -> [WhySentence] {
        let state = history.state(at: serial)
        var sentences: [WhySentence] = []
        if let touch = state.touch(id), touch.view != .none {
            sentences += self.sentences(aboutView: touch.view, touch: id, at: serial)
        }
        // The beginning shows who takes part; the sentences about views and recognizers cover the
        // rest.
        for number in 0..<min(index.countAbout(id, upTo: serial), 400) {
            guard let record = record(index.record(about: id, number)) else { continue }
            switch record.entry {
            case .sample(_, _, .began, _, _), .receives, .ignored,
                .withheld(_, _, .nothingHit), .withheld(_, _, .answerOutsideWindow),
                .question(_, _, id, false, _):
                sentences.append(sentence(of: record))
            default: break
            }
        }
        return sentences
    }

    /// Returns the last message to a responder on the chain, or to the target of an action.
    func sentences(aboutResponder id: SubjectID, at serial: Int) -> [WhySentence] {
        let told = last(about: id, upTo: serial, withMoves: true) { entry in
            switch entry {
            case .action(_, id, _, _), .hop(_, id, _, _), .hop(id, _, _, _), .consumed(id, _),
                .discarded(id, _), .handled(id, _), .delivery(id, _, _), .swallowed(id):
                true
            default: false
            }
        }
        guard let told else { return [WhySentence(.chain.nothingYet(name(id)), [serial])] }
        return [sentence(of: told)] + causes(ofRecord: told.number).prefix(3)
    }
}
