import TouchReading
import TouchScript
import TouchStudy

/// What the drawer of changes offers.
extension WhatIfDesk {
    /// - Parameters:
    ///   - names: whom it is asked about; none for all.
    ///   - kept: whether changes were written into the scene's file and can be taken out again.
    func rows(about names: [String], kept: Bool) -> [ChoiceRows.Section] {
        let everybody = scene.names.entries.filter { $0.line > 0 }.map(\.name)
        let names = names.isEmpty ? everybody : names
        let choices = choices(about: names).filter { !changes.contains($0) }
        let heading =
            names == everybody
            ? Wording("Change one thing", "改动一处")
            : Wording(
                "Change one thing: \(names.joined(separator: ", "))",
                "改动一处：\(names.joined(separator: "、"))")
        return [
            section(Wording("Tried now", "正在尝试"), trying(kept: kept)),
            section(Wording("Looked for", "寻找"), looking),
            section(
                Wording("What would bring about…", "怎样才会……"),
                wishes(about: names).map { row(Wording(same: $0), .want($0)) }),
            section(
                Wording("Worth a look", "值得一看"), zip(1..., lints).map { row($1, number: $0) }),
            section(heading, choices.map { row(Wording(same: $0.words), .attempt([$0])) }),
        ].compactMap(\.self)
    }

    private func trying(kept: Bool) -> [ChoiceRows.Choice] {
        var rows: [ChoiceRows.Choice] = []
        if let last = steps.last {
            let words = last.map(\.words).joined(separator: " + ")
            rows.append(row(Wording("Put back: \(words)", "还原：\(words)"), .putBack))
            rows.append(row(Wording("Keep it in the scene's file", "写入场景文件"), .keep))
            rows.append(row(Wording("Compare more changes with this", "以此为准，继续比较"), .compare))
        }
        if !changes.isEmpty {
            rows.append(row(Wording("All as it was", "全部还原"), .putAllBack))
        }
        if kept {
            rows.append(row(Wording("Take it out of the file again", "从文件中撤销"), .unkeep))
        }
        return rows
    }

    private var looking: [ChoiceRows.Choice] {
        guard let search else { return [] }
        let (done, all) = (search.changes.tried, search.changes.total)
        let found = search.changes.findings.prefix(8).map {
            row(Wording(same: $0.words), .attempt($0.changes))
        }
        let (wanted, count) = (search.wanted, search.changes.findings.count)
        let words =
            if !search.isOver {
                Wording(
                    "\(wanted): \(done) of \(all) tried. Stop", "\(wanted)：已试 \(done)/\(all)。停止")
            } else if found.isEmpty {
                Wording(
                    "\(wanted): none of \(done) changes does it", "\(wanted)：试过的 \(done) 种改动都不行")
            } else {
                Wording(
                    "\(wanted): \(count) of \(done) \(found.count == 1 ? "does" : "do") it",
                    "\(wanted)：\(done) 种中有 \(count) 种可行")
            }
        return [row(words, .stop)] + found
    }

    /// The number stands beside the view, too.
    private func row(_ lint: SceneLint, number: Int) -> ChoiceRows.Choice {
        row(
            Wording("\(number)  \(lint.text(in: "en"))", "\(number)  \(lint.text(in: "zh"))"),
            lint.mend.map { .attempt([$0]) } ?? .stop)
    }

    private func row(_ words: Wording, _ act: WhatIfAct) -> ChoiceRows.Choice {
        ChoiceRows.Choice(words: LocalizedText(words), command: .whatIf(act))
    }

    /// Nil without rows.
    private func section(_ title: Wording, _ rows: [ChoiceRows.Choice]) -> ChoiceRows.Section? {
        rows.isEmpty ? nil : ChoiceRows.Section(title: LocalizedText(title), choices: rows)
    }
}
