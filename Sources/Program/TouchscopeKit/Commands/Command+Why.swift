import TouchHost
import TouchReading
import TouchScript
import TouchStudy
import TouchVideo
import TouchWords

extension Command {
    static let why = Command(
        name: "why", summary: .command.why, usage: .verbatim("TAPE [QUESTION]"),
        details: .command.whyDetails,
        options: [
            Option("at", nil, takes: "TIME", .option.at),
            Option("reasons", "r", .option.reasons),
            .language(.option.answerLanguage),
        ]
    ) { call in
        guard let word = call.operands.first else { throw call.wrong(.host.missing("TAPE")) }
        let question = call.operands.dropFirst().joined(separator: " ")
        let language = try call.language() ?? Console.language
        let time = try call.time("at")
        let played = try FilmedTape(of: word, language: language)
        let why = played.why
        let answers = why.answers(to: question, at: time)
        guard !answers.isEmpty else {
            let names = played.scene.names.entries.map(\.name).joined(separator: ", ")
            throw Failure(
                question.isEmpty
                    ? .tell.noFingerToAsk(word, names: names)
                    : .tell.nothingToAsk(question, names: names))
        }
        for (place, answer) in answers.enumerated() {
            if place > 0 { try Console.print("") }
            if let heading = answer.heading { try Console.print(heading[language]) }
            try Console.write(answer.sentences.text(language: language))
        }
        guard !question.isEmpty, !call.has("reasons") else { return }
        guard var search = WhatIf(played.session).search(forTurning: question) else { return }
        search.run()
        guard !search.findings.isEmpty else { return }
        let found = search.findings.prefix(3)
        let mending = found.filter { !$0.takesAway }.map(\.words).joined(separator: "; ")
        let taking = found.filter(\.takesAway).map(\.words).joined(separator: "; ")
        try Console.print("")
        if !mending.isEmpty { try Console.print(Wording.tell.wouldChangeWith(mending)[language]) }
        if !taking.isEmpty { try Console.print(Wording.tell.wouldChangeByTaking(taking)[language]) }
    }
}
