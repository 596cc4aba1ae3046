import Foundation
import TouchCanvas
import TouchFilm
import TouchHost
import TouchKit
import TouchReading
import TouchScore
import TouchScript
import TouchStage
import TouchStudy
import TouchVideo
import TouchWords

extension Command {
    static let whatIf = Command(
        name: "whatif", summary: .command.whatIf, usage: .command.whatIfUsage,
        details: .command.whatIfDetails,
        options: [
            Option("output", "o", takes: "OUT", .option.runsOutput),
            Option("at", nil, takes: "TIME", .option.moment),
            Option("preset", nil, takes: "NAME", .option.preset),
            Option("size", "s", takes: "WxH", .option.runsSize),
            Option("fps", nil, takes: "N", .option.runsRate),
            Option("theme", nil, takes: "NAME", .option.theme),
            Option("want", "w", takes: "OUTCOME", .option.want),
            Option("by", nil, takes: "TIME", .option.by),
            Option("than", nil, takes: "CHANGE", .option.than),
            Option("keep", nil, .option.keep),
            .language(.option.answerLanguage),
        ]
    ) { call in
        guard let word = call.operands.first else { throw call.wrong(.host.missing("TAPE")) }
        let changes = call.operands.dropFirst().map { SceneChange($0) }
        let language = try call.language() ?? Console.language
        let played = try FilmedTape(of: word, language: language)
        let (scene, tape) = (played.scene, played.tape)
        let whatIf = WhatIf(played.session, language: language)
        if let want = call["want"] {
            guard changes.isEmpty else {
                throw call.wrong(.call.wantAlone)
            }
            let wanted = try WantedOutcome(want, by: call.time("by"), in: scene)
            let best = try tell(whatIf, wanted, want, language)
            if call.has("keep"), let best { try keep(best.changes, in: scene) }
            return
        }
        guard !changes.isEmpty else { throw call.wrong(.call.changeMissing) }
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
        let text = try SceneAndTape.parse(file, file: scene.file).changed(by: changes)
        try OutputFile.write(text.utf8, to: scene.file)
        Console.tell(
            .tell.changed(scene.file, changes: changes.map(\.words).joined(separator: " + ")))
    }

    /// Reports the changes that lead to an outcome.
    /// - Returns: the smallest one; nil if nothing has to be changed.
    private static func tell(
        _ whatIf: WhatIf, _ wanted: WantedOutcome, _ want: String, _ language: String
    ) throws -> ChangeSearch.Finding? {
        if wanted.isMet(by: whatIf.original) {
            try Console.print(Wording.tell.metAlready(want)[language])
            return nil
        }
        var search = whatIf.search(for: wanted)
        search.run()
        let findings = search.findings
        guard !findings.isEmpty else {
            throw Failure(.tell.noChange(want, tried: search.tried))
        }
        let heading: Wording =
            search.isAtPairs
            ? .tell.pairsOfChanges(findings.count, tried: search.tried, want: want)
            : .tell.singleChanges(findings.count, tried: search.tried, want: want)
        try Console.print(heading[language])
        let told = findings.prefix(8)
        for (place, finding) in told.enumerated() {
            if finding.takesAway, place == 0 || !told[place - 1].takesAway {
                try Console.print("\n" + Wording.tell.orByTakingAway[language])
            }
            try Console.print("\n\(finding.words)".visibleLines)
            let comparison = try whatIf.comparison(with: finding.changed)
            try Console.write(
                comparison.text(
                    language: language,
                    names: (.fate.asItIs, .tell.changedRun), indent: "  ",
                    besides: wanted.names))
        }
        return findings[0]
    }
}

extension ChangeSearch {
    /// Tries all changes, and shows the progress on the console.
    mutating func run() {
        var progress = LongWork(Wording.work.changes)
        repeat { progress.update(tried, of: total) } while step()
    }
}

extension FilmedWhatIf {
    fileprivate func text(language: String) -> String {
        guard isCompared else {
            return comparison.text(language: language, names: (.fate.asItIs, .tell.changedRun))
        }
        let names = (headings.first[language], headings.second[language])
        return comparison.text(
            language: language, names: (.verbatim(names.0), .verbatim(names.1)))
    }
}

extension RunComparison {
    /// Returns where the runs diverge and why, and what differs in the end, one line each.
    /// - Parameters:
    ///   - names: the names of the runs.
    ///   - wanted: the names of the subjects whose outcome was to change; differences of others are
    ///     reported separately.
    func text(
        language: String, names: (first: Wording, second: Wording), indent: String = "",
        besides wanted: [String] = []
    ) -> String {
        guard parting != nil || !outcomes.isEmpty else {
            return indent + plain(sentence[language]) + "\n"
        }
        var lines: [String] = []
        if let parting {
            lines.append(Wording.tell.partAt(parting.time)[language])
            for (name, sentence) in [(names.first, reasons.first), (names.second, reasons.second)] {
                let words = sentence?[language] ?? Wording.tell.nothingHappens[language]
                lines.append("  \(name[language]): \(words)")
            }
        } else {
            lines.append(plain(sentence[language]))
        }
        func list(_ outcomes: [Outcome]) {
            for outcome in outcomes.prefix(8) {
                lines.append(
                    "  " + plain("\(outcome.first[language]) → \(outcome.second[language])"))
            }
            if outcomes.count > 8 {
                lines.append("  " + Wording.tell.andMore(outcomes.count - 8)[language])
            }
        }
        let meant = outcomes.filter { wanted.isEmpty || $0.isAbout(wanted) }
        let others = wanted.isEmpty ? [] : outcomes(besides: wanted)
        if outcomes.isEmpty {
            lines.append(Wording.compare.sameEnd[language])
        } else if !meant.isEmpty {
            lines.append(Wording.tell.inTheEnd[language])
            list(meant)
        }
        if !others.isEmpty {
            lines.append(Wording.tell.butAlso[language])
            list(others)
        } else if !meant.isEmpty, !wanted.isEmpty {
            lines.append(Wording.tell.allElseStays[language])
        }
        return lines.map { indent + $0.visible + "\n" }.joined()
    }

    private func plain(_ text: String) -> String { StarredText(text).plain }
}
