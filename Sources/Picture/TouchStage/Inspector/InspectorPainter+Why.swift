import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// The question and its answers, or, before there is a question, hints for the user.
extension InspectorPainter {
    func drawWhy(_ inspector: Inspector, into column: inout Column) {
        if inspector.isAsking {
            // This hint says what to do next.
            column.box { column in
                column.add(
                    column.sketch.words(.stage.asking), .text, theme.amber, weight: .semibold)
            }
            column.top += 16 * unit
        }
        if inspector.answers.isEmpty && !inspector.isSearch {
            return drawBeginning(inspector, into: &column)
        }
        let words = column.sketch.words
        column.add(words(inspector.question), .text, theme.text, weight: .semibold)
        let shown = inspector.isSearch ? inspector.answers : Array(inspector.answers.prefix(5))
        for (index, answer) in shown.enumerated() {
            let isChosen = inspector.isSearch && answer.records.first == inspector.record
            draw(
                answer, isFirst: index == 0 && !inspector.isSearch, isChosen,
                inspector.showsSources, into: &column)
        }
        drawDisclosure(inspector.showsSources, into: &column)
        for section in inspector.sections where !section.sentences.isEmpty {
            column.top += 18 * unit
            column.heading(section.title)
            for sentence in section.sentences.prefix(8) {
                draw(sentence, isFirst: false, false, inspector.showsSources, into: &column)
            }
        }
        column.top += 20 * unit
    }

    private func draw(
        _ answer: WhySentence, isFirst: Bool, _ isChosen: Bool, _ showsSource: Bool,
        into column: inout Column
    ) {
        let start = column.top
        column.target(answer.records.first.map { .record($0) }) { column in
            column.add(
                column.sketch.words(answer.words), isFirst ? .text : .detail,
                isFirst ? theme.text : theme.secondText, after: 10 * unit)
            if showsSource {
                column.add(source(of: answer), .small, theme.active, family: .mono, after: 5 * unit)
            }
            // The row is high enough for a finger.
            column.top = max(column.top, start + 44 * unit)
        }
        guard isChosen else { return }
        let bar = CGRect(
            x: column.left - 10 * unit, y: start + 10 * unit, width: 3 * unit,
            height: column.top - start - 10 * unit)
        column.sketch.fill(.roundedRect(bar, radius: 1.5 * unit), theme.amber)
    }

    /// Returns the place in the scene, the rule, and the record.
    private func source(of answer: WhySentence) -> String {
        let place = answer.place.map { "\($0)" } ?? ""
        let rule = answer.rule == .none ? "" : "\(answer.rule)"
        let serial = answer.records.first.map { "#\($0)" } ?? ""
        return [place, rule, serial].filter { !$0.isEmpty }.joined(separator: "  ")
    }

    /// Draws the control that shows or hides the sources.
    private func drawDisclosure(_ isOpen: Bool, into column: inout Column) {
        let height = 44 * unit
        let (left, middle) = (column.left, column.top + height / 2)
        let tip =
            isOpen
            ? [(0.0, -3.0), (8.0, -3.0), (4.0, 3.0)] : [(1.0, -4.0), (7.0, 0.0), (1.0, 4.0)]
        let corners = tip.map { CGPoint(x: left + $0.0 * unit, y: middle + $0.1 * unit) }
        column.sketch.fill(.polygon(corners), theme.secondText)
        let word = column.sketch.label(
            column.sketch.words(.stage.sources), .small, theme.secondText)
        let size = column.sketch.add(word, x: left + 14 * unit, middle: middle)
        column.disclosure = CGRect(
            x: 0, y: column.top, width: max(14 * unit + size.width + 2 * left, height),
            height: height)
        column.top += height
    }

    // MARK: Before anything has happened

    private func drawBeginning(_ inspector: Inspector, into column: inout Column) {
        let words = column.sketch.words
        column.add(words(.stage.beginning), .text, theme.text, weight: .semibold)
        let steps: [Wording] = [
            .stage.beginTouching, .stage.beginChoosing, .stage.beginAsking, .stage.beginSearching,
        ]
        for (index, step) in steps.enumerated() { drawStep(words(step), index + 1, into: &column) }
        guard let first = inspector.hover.first else { return }
        column.top += 24 * unit
        column.heading(.panel.pointer)
        column.add(words(first.words), .text, theme.text, after: 8 * unit)
        for sentence in inspector.hover.dropFirst().prefix(8) {
            column.add(words(sentence.words), .detail, theme.secondText, after: 8 * unit)
        }
    }

    private func drawStep(_ words: String, _ number: Int, into column: inout Column) {
        column.top += 14 * unit
        let circle = CGPoint(x: column.left + 11 * unit, y: column.top + 9 * unit)
        column.sketch.stroke(
            .circle(center: circle, radius: 10 * unit), theme.active, width: 1.5 * unit)
        let digit = column.sketch.label(
            "\(number)", .small, theme.active, weight: .semibold, alignment: .center)
        column.sketch.add(digit, x: circle.x, middle: circle.y)
        column.add(words, .detail, theme.text, indent: 32 * unit)
    }
}
