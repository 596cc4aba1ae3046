import TouchReading
import TouchScript
import TouchStudy
import TouchWords

/// The rows of the drawer of changes.
extension WhatIfDesk {
    /// Returns the rows of the drawer, by section.
    /// - Parameters:
    ///   - names: the names that the question is about; none for all.
    ///   - kept: true if changes were written into the scene's file and can be taken out again.
    func rows(about names: [String], kept: Bool) -> [ChoiceRows.Section] {
        let everybody = scene.names.entries.filter { $0.line > 0 }.map(\.name)
        let names = names.isEmpty ? everybody : names
        let choices = choices(about: names).filter { !changes.contains($0) }
        let heading =
            names == everybody
            ? Wording.whatIf.changeOne : .whatIf.changeOneOf(names.map(Wording.verbatim))
        return [
            section(.whatIf.triedNow, trying(kept: kept)),
            section(.whatIf.lookedFor, looking),
            section(
                .whatIf.bringAbout, wishes(about: names).map { row(.verbatim($0), .want($0)) }),
            section(.whatIf.worthALook, zip(1..., lints).map { row($1, number: $0) }),
            section(heading, choices.map { row(.verbatim($0.words), .attempt([$0])) }),
        ].compactMap(\.self)
    }

    private func trying(kept: Bool) -> [ChoiceRows.Choice] {
        var rows: [ChoiceRows.Choice] = []
        if let last = steps.last {
            let words = last.map(\.words).joined(separator: " + ")
            rows.append(row(.whatIf.putBack(words), .putBack))
            rows.append(row(.whatIf.keep, .keep))
            rows.append(row(.whatIf.compare, .compare))
        }
        if !changes.isEmpty { rows.append(row(.whatIf.putAllBack, .putAllBack)) }
        if kept { rows.append(row(.whatIf.unkeep, .unkeep)) }
        return rows
    }

    private var looking: [ChoiceRows.Choice] {
        guard let search else { return [] }
        let (done, all) = (search.changes.tried, search.changes.total)
        let found = search.changes.findings.prefix(8).map {
            row(.verbatim($0.words), .attempt($0.changes))
        }
        let (wanted, count) = (search.wanted, search.changes.findings.count)
        let words: Wording =
            if !search.isOver {
                .whatIf.searching(wanted, done: done, all: all)
            } else if found.isEmpty {
                .whatIf.noneFound(wanted, done: done)
            } else {
                .whatIf.found(wanted, found: count, done: done)
            }
        return [row(words, .stop)] + found
    }

    /// Returns the row of a lint, with the number that is also shown beside the view.
    private func row(_ lint: SceneLint, number: Int) -> ChoiceRows.Choice {
        ChoiceRows.Choice(
            words: LocalizedText(inEach: { "\(number)  \(lint.text(in: $0))" }),
            act: lint.mend.map { WhatIfAct.attempt([$0]) } ?? WhatIfAct.stop)
    }

    private func row(_ words: Wording, _ act: WhatIfAct) -> ChoiceRows.Choice {
        ChoiceRows.Choice(words: LocalizedText(words), act: act)
    }

    /// Returns a section; nil without rows.
    private func section(_ title: Wording, _ rows: [ChoiceRows.Choice]) -> ChoiceRows.Section? {
        rows.isEmpty ? nil : ChoiceRows.Section(title: LocalizedText(title), choices: rows)
    }
}
