import TouchCode
import TouchLive
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchStudy
import TouchTrace
import TouchWords

/// The playground's messages about the text that the reader writes, as JSON.
extension LessonPage {
    /// Returns the errors of a text, each with its place.
    static func faults(_ errors: ScriptErrors, _ language: String) -> String {
        JSONObject.of { told in
            told.add("faults", errors.errors.map { json($0, language) })
        }
    }

    private static func json(_ error: ScriptError, _ language: String) -> String {
        JSONObject.of { fault in
            fault.add("line", error.position?.line ?? 1)
            fault.add("column", error.position?.column ?? 1)
            fault.add("words", error.message[language])
        }
    }

    /// The expectations of the tape that were not met.
    var missed: [ExpectationFailure] {
        branch.session.isDemonstration
            ? session.trace.failures(of: session.cues, file: "") : []
    }

    /// The page's messages about a text that was played: the subjects of its scene, and the
    /// expectations that were missed, with reasons.
    var verdict: String {
        let missed = missed
        let expected = session.cues.count { if case .expect = $0.kind { true } else { false } }
        return JSONObject.of { page in
            addScene(to: &page)
            page.add("name", scene.name)
            page.add("title", scene.title[language])
            page.add("expected", expected)
            page.add("faults", session.excess.map { [Self.json($0, language)] } ?? [])
            page.add("missed", missed.map(told))
        }
    }

    private func told(_ missed: ExpectationFailure) -> String {
        let why = Why(
            history: branch.session.history, index: branch.session.digest.index, scene: scene)
        return JSONObject.of { one in
            one.add("line", missed.position.line)
            one.add("column", missed.position.column)
            one.add("words", missed.fault.message[language])
            one.add("reasons", why.sentences(explaining: missed).map(json))
        }
    }

    private func json(_ sentence: WhySentence) -> String {
        JSONObject.of { answer in
            answer.add("words", sentence.words[language])
            answer.add("line", sentence.place?.line ?? 0)
        }
    }

    /// Returns an answer, in words or as JSON, without changing anything.
    func answer(to words: String) -> String {
        let parts = words.split(separator: " ", maxSplits: 1).map { String($0) }
        let given = parts.count > 1 ? parts[1] : ""
        switch parts.first {
        case "ask": return answer(toQuestion: given)
        case "code": return scene.code(in: language).text
        case "verbs": return verbs
        case "trace": return session.trace.text
        case "change": return changed(given)
        default: return Wording.page.unknownAct(words)[language]
        }
    }

    /// Returns the answer to a question in words; changes that would fulfil a wish are searched by
    /// `act("want …")`.
    private func answer(toQuestion question: String) -> String {
        JSONObject.of { told in
            if let wanted = try? WantedOutcome(question, by: nil, in: scene) {
                let isMet = wanted.isMet(by: session)
                told.add("isWish", true)
                told.add("isMet", isMet)
                guard isMet else { return }
            }
            let why = Why(
                history: branch.session.history, index: branch.session.digest.index, scene: scene)
            told.add(
                "answers",
                why.answers(to: question).prefix(4).map { answer in
                    JSONObject.of { one in
                        one.add("heading", answer.heading?[language] ?? "")
                        one.add("sentences", answer.sentences.prefix(4).map(json))
                    }
                })
        }
    }

    /// The text with the reader's touches since the scene started over as its tape; empty if there
    /// were none.
    private var verbs: String {
        guard !branch.session.isDemonstration,
            branch.session.trace.records.contains(where: { $0.time > 0 })
        else { return "" }
        let played = PlayedTape(
            scene: scene, tape: branch.session.recordedTape, language: language)
        var lines = Verbs(played, tolerance: Verbs.loosest).tape.lines.compactMap { line in
            if case .act? = line.statement { line.statement } else { nil }
        }
        // Nobody waits before the first finger comes down, nor until Stop is pressed.
        while case .act(.wait, _)? = lines.first { lines.removeFirst() }
        while case .act(.wait, _)? = lines.last { lines.removeLast() }
        var tape = Tape()
        for statement in [.header] + lines { tape.append(statement) }
        // The expectations apply to these fingers, too.
        for line in self.tape?.lines ?? [] {
            if case .expect? = line.statement { tape.lines.append(line) }
        }
        return SceneAndTape.text(scene: sceneText, tape: tape.bareText)
    }

    /// Returns the text with changes of the scene made in it, as JSON, or the errors of the
    /// changes.
    private func changed(_ changes: String) -> String {
        JSONObject.of { told in
            guard let script else { return }
            let all = changes.split(separator: "+").map { SceneChange(String($0)) }
            do throws(ScriptErrors) {
                told.add("text", try script.changed(by: all))
            } catch {
                told.add("fault", error.errors.first?.message[language] ?? "")
            }
        }
    }
}
