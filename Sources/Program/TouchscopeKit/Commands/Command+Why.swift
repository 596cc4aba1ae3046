import TouchHost
import TouchReading
import TouchScript
import TouchStudy
import TouchVideo

extension Command {
    static let why = Command(
        name: "why", summary: "why something happened in a tape, or did not",
        usage: "TAPE [QUESTION]",
        details: """
            QUESTION is a few words with a name in them: photo, 'why not buy', 'drag failed', 'finger a'.
            Without one each touch is explained by what matters most about it. Behind each sentence stand the
            records of the trace that it is made from, their rule, and where the scene says so. At the end stand
            single changes of the scene that would turn the answer, those first that change least else: each was
            tried with the same fingers.
            """,
        options: [
            Option("at", nil, takes: "TIME", "as things were then, in event time"),
            Option("reasons", "r", "without looking for what would change it"),
            Option("lang", nil, takes: "en|zh", "the language of the answer"),
        ]
    ) { call in
        guard let word = call.operands.first else { throw call.wrong("TAPE is missing") }
        let question = call.operands.dropFirst().joined(separator: " ")
        let language = try call.language() ?? "en"
        let time = try call.time("at")
        let played = try FilmedTape(of: word, language: language)
        let why = played.why
        let answers = why.answers(to: question, at: time)
        guard !answers.isEmpty else {
            let names = played.scene.names.entries.map(\.name).joined(separator: ", ")
            let about =
                question.isEmpty
                ? "no finger comes down in \(word); ask about one of"
                : "nothing is told about '\(question)'; there are"
            throw Failure("\(about) \(names)")
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
        let list = search.findings.prefix(3).map(\.words).joined(separator: "; ")
        try Console.print("")
        try Console.print(
            Wording("would change with: \(list)", "这样改就会不同：\(list)")[language])
    }
}
