import Foundation
import TouchCanvas
import TouchFilm
import TouchHost
import TouchKit
import TouchReading
import TouchScript
import TouchStage
import TouchStudy
import TouchVideo

extension Command {
    static let whatIf = Command(
        name: "whatif", summary: "the same fingers on a changed scene, and where the two runs part",
        usage: "TAPE CHANGE… [-o FILE], or TAPE --want OUTCOME",
        details: """
            CHANGE is said as the scene says it, and can take something away; several stack up:

                touchscope whatif late-highlight 'list delays-content off'
                touchscope whatif swipe-or-pan 'without require drag to-fail flick' 'tuning pan-slop 20'

            --want asks the other way round: which single changes would bring this about? It is said as tapes
            expect it, several with 'and' between them:

                touchscope whatif swipe-or-pan --want 'drag acts'

            -o makes a film, a picture or a score of both runs, side by side: see touchscope render --help; or a
            card with both where they part: see touchscope card --help; or a .txt of what is printed.
            """,
        options: [
            Option(
                "output", "o", takes: "OUT",
                "both runs: a film, a picture, .score, a card, .html, or .txt"),
            Option("at", nil, takes: "TIME", "the moment of a picture: 1.5s, 250ms"),
            Option("preset", nil, takes: "NAME", "youtube, short, slide or projector; youtube"),
            Option("size", "s", takes: "WxH", "in pixels; the preset's"),
            Option("fps", nil, takes: "N", "frames a second, 1 to 240; the preset's"),
            Option("theme", nil, takes: "NAME", "dark, light or projector; the preset's"),
            Option("want", "w", takes: "OUTCOME", "looks for changes that bring this about"),
            Option("by", nil, takes: "TIME", "event time by which it must have come about"),
            Option("than", nil, takes: "CHANGE", "compares with the scene changed so"),
            Option("keep", nil, "writes the changes into the scene's file; of --want, the first"),
            Option("lang", nil, takes: "en|zh", "the language of the answer"),
        ]
    ) { call in
        guard let word = call.operands.first else { throw call.wrong("TAPE is missing") }
        let changes = call.operands.dropFirst().map { SceneChange($0) }
        let language = try call.language() ?? "en"
        let played = try FilmedTape(of: word, language: language)
        let (scene, tape) = (played.scene, played.tape)
        let whatIf = WhatIf(played.session, language: language)
        if let want = call["want"] {
            guard changes.isEmpty else {
                throw call.wrong("--want looks for a change; none can be given beside it")
            }
            let wanted = try WantedOutcome(want, by: call.time("by"), in: scene)
            let best = try tell(whatIf, wanted, want, language)
            if call.has("keep"), let best { try keep(best.changes, in: scene) }
            return
        }
        guard !changes.isEmpty else {
            throw call.wrong(
                "CHANGE is missing, such as 'list delays-content off', or --want OUTCOME")
        }
        let filmed = try FilmedWhatIf(
            whatIf, tape: tape, changes: changes,
            base: call["than"].map { [SceneChange($0)] } ?? [])
        let told = filmed.text(language: language)
        try Console.write(told)
        if let output = call["output"], output.hasSuffix(".txt") {
            try call.check(outputs: [output], inputs: filmed.files)
            try OutputFile.write(told.utf8, to: output)
        } else if let output = call["output"], output.hasSuffix(".html") {
            try call.check(outputs: [output], inputs: filmed.files)
            let (theme, typesetter) = (try call.theme() ?? .light, try Typesetter())
            let exhibit = BugCardExhibit(
                filmed.comparison, changes: changes.map(\.words).joined(separator: ", "),
                than: call["than"], .ofCards(theme, language, typesetter))
            try played.page(
                theme: theme, language: language, typesetter, exhibits: [exhibit]
            ).write(to: output)
        } else if let output = call["output"] {
            let job = try RenderJob(call, output: output, language: language)
            try call.check(outputs: [output], inputs: filmed.files)
            try job.run(filmed)
        }
        if call.has("keep") { try keep(changes, in: scene) }
    }

    private static func keep(_ changes: [SceneChange], in scene: Scene) throws {
        let file = try ScriptText.read(URL(filePath: scene.file))
        let text = try changes.applied(to: scene, text: file).text
        try OutputFile.write(text.utf8, to: scene.file)
        Console.tell("\(scene.file) is changed: \(changes.map(\.words).joined(separator: " + "))")
    }

    /// - Returns: what changes least of all that brings it about; nil if nothing has to be changed.
    private static func tell(
        _ whatIf: WhatIf, _ wanted: WantedOutcome, _ want: String, _ language: String
    ) throws -> ChangeSearch.Finding? {
        if wanted.isMet(by: whatIf.original) {
            try Console.print(
                Wording("'\(want)' comes about as it is", "“\(want)”本来就会发生")[language])
            return nil
        }
        var search = whatIf.search(for: wanted)
        search.run()
        let findings = search.findings
        guard !findings.isEmpty else {
            throw Failure(
                "no change brings about '\(want)', of \(search.tried) that were tried, alone or two at a time; "
                    + "ask why instead: touchscope why TAPE")
        }
        let pairs = search.isAtPairs
        try Console.print(
            Wording(
                "\(findings.count) of \(search.tried) \(pairs ? "changes, two at a time," : "single changes") "
                    + "\(findings.count == 1 ? "brings" : "bring") about '\(want)':",
                "\(search.tried) 种\(pairs ? "两两组合的" : "单一")改动中有 \(findings.count) 种能带来“\(want)”：")[
                    language])
        for finding in findings.prefix(8) {
            try Console.print("\n\(finding.words)".visibleLines)
            let comparison = try whatIf.comparison(with: finding.changed)
            try Console.write(
                comparison.text(
                    language: language,
                    names: (FilmedWhatIf.asItIs, FilmedWhatIf.changed), indent: "  "))
        }
        return findings[0]
    }
}

extension ChangeSearch {
    /// Tries all, and tells on the console how far it is.
    mutating func run() {
        var progress = LongWork("change")
        repeat { progress.update(tried, of: total) } while step()
    }
}

extension FilmedWhatIf {
    fileprivate static let asItIs = Wording("as it is", "现在")
    fileprivate static let changed = Wording("changed", "改动后")

    fileprivate func text(language: String) -> String {
        let base = isCompared ? Wording(same: headings.first.english) : Self.asItIs
        let second = isCompared ? Wording(same: headings.second.english) : Self.changed
        return comparison.text(language: language, names: (base, second))
    }
}

extension RunComparison {
    /// Where the runs part and why, and what differs in the end, a line each.
    /// - Parameter names: what each run is called.
    func text(
        language: String, names: (first: Wording, second: Wording), indent: String = ""
    ) -> String {
        guard let parting else { return indent + plain(sentence[language]) + "\n" }
        let time = "\(parting.time.fixed(3)) s"
        var lines = [Wording("They part at \(time):", "在 \(time) 分开：")[language]]
        for (name, sentence) in [(names.first, reasons.first), (names.second, reasons.second)] {
            let words = sentence?[language] ?? Wording("nothing happens", "什么也没有发生")[language]
            lines.append("  \(name[language]): \(words)")
        }
        if outcomes.isEmpty {
            lines.append(Wording("In the end both come to the same.", "最后的结果相同。")[language])
        } else {
            lines.append(Wording("In the end:", "结果：")[language])
            for outcome in outcomes.prefix(8) {
                lines.append(
                    "  " + plain("\(outcome.first[language]) → \(outcome.second[language])"))
            }
            if outcomes.count > 8 {
                let more = outcomes.count - 8
                lines.append("  " + Wording("and \(more) more", "还有 \(more) 处")[language])
            }
        }
        return lines.map { indent + $0.visible + "\n" }.joined()
    }

    private func plain(_ text: String) -> String {
        LocalizedText(text).withoutStars.english
    }
}
