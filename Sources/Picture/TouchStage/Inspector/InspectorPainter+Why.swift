import TouchPicture
import TouchReading
import TouchTrace

/// The question and its answers; before there is anything to ask, what one can do.
extension InspectorPainter {
    func drawWhy(_ inspector: Inspector, into column: inout Column) {
        if inspector.isAsking { drawPrompt(into: &column) }
        if inspector.answers.isEmpty && !inspector.isSearch {
            return drawBeginning(inspector, into: &column)
        }
        let words = column.sketch.words
        column.add(
            words(inspector.question),
            column.sketch.font(.text, .semibold), theme.text)
        let shown = inspector.isSearch ? inspector.answers : Array(inspector.answers.prefix(5))
        for (index, answer) in shown.enumerated() {
            let isChosen = inspector.isSearch && answer.records.first == inspector.record
            draw(answer, isFirst: index == 0 && !inspector.isSearch, isChosen, into: &column)
        }
        for section in inspector.sections where !section.sentences.isEmpty {
            column.top += 18 * unit
            column.heading(section.title)
            for sentence in section.sentences.prefix(8) {
                draw(sentence, isFirst: false, false, into: &column)
            }
        }
        column.top += 20 * unit
    }

    private func draw(
        _ answer: WhySentence, isFirst: Bool, _ isChosen: Bool, into column: inout Column
    ) {
        let start = column.top
        defer {
            if isChosen {
                let bar = CGRect(
                    x: column.left - 10 * unit, y: start + 10 * unit, width: 3 * unit,
                    height: column.top - start - 10 * unit)
                column.sketch.fill(.roundedRect(bar, radius: 1.5 * unit), theme.amber)
            }
        }
        column.target(answer.records.first.map { .record($0) }) { column in
            let sketch = column.sketch
            column.add(
                sketch.words(answer.words),
                sketch.font(isFirst ? .text : .detail), isFirst ? theme.text : theme.secondText,
                after: 10 * unit)
            let place = answer.place.map { "\($0)" } ?? ""
            let rule = answer.rule == .none ? "" : "\(answer.rule)"
            let serial = answer.records.first.map { "#\($0)" } ?? ""
            let source = [place, rule, serial].filter { !$0.isEmpty }.joined(separator: "  ")
            column.add(
                source, sketch.font(.small, .regular, .mono), theme.active, after: 5 * unit)
        }
    }

    /// What to do next, where one has said that one wants to ask.
    private func drawPrompt(into column: inout Column) {
        column.box { column in
            column.add(
                column.sketch.words(
                    "Now touch a view, a finger or a chip on the stage.",
                    "现在请触摸舞台上的视图、手指或标签。"),
                column.sketch.font(.text, .semibold), theme.amber)
        }
        column.top += 16 * unit
    }

    // MARK: Before anything has happened

    private func drawBeginning(_ inspector: Inspector, into column: inout Column) {
        let words = column.sketch.words
        column.add(
            words("Why did it happen?", "为什么会这样？"),
            column.sketch.font(.text, .semibold), theme.text)
        let steps = [
            words(
                "Put a finger on the stage, or drag with the mouse. Or let the lesson show itself: "
                    + "Show me (D).",
                "把手指放到舞台上，或用鼠标拖动；也可以让本课自己演示：“演示”(D)。"),
            words(
                "Choose a mark of the timeline, a card or a line here: it tells why.",
                "点选时间线上的标记，或这里的卡片和句子，就能看到原因。"),
            words(
                "Why? (W), then touch a view, a finger or a chip on the stage: why did it get the "
                    + "touch, why not?",
                "按“为什么？”(W)，再触摸舞台上的视图、手指或标签：它为什么得到触摸，为什么没有？"),
            words(
                "Search (F) finds a word in all that happened; Copy (C) takes along what stands here.",
                "“搜索”(F) 在发生过的一切里查找；“复制”(C) 带走这里的文字。"),
        ]
        for (index, step) in steps.enumerated() { drawStep(step, index + 1, into: &column) }
        guard let first = inspector.hover.first else { return }
        column.top += 24 * unit
        column.heading(Wording("Under the pointer", "指针之下"))
        column.add(
            words(first.words), column.sketch.font(.text), theme.text,
            after: 8 * unit)
        for sentence in inspector.hover.dropFirst().prefix(8) {
            column.add(
                words(sentence.words), column.sketch.font(.detail),
                theme.secondText, after: 8 * unit)
        }
    }

    private func drawStep(_ words: String, _ number: Int, into column: inout Column) {
        column.top += 14 * unit
        let circle = CGPoint(x: column.left + 11 * unit, y: column.top + 9 * unit)
        column.sketch.stroke(
            .circle(center: circle, radius: 10 * unit), theme.active, width: 1.5 * unit)
        var digit = column.sketch.label(
            "\(number)", column.sketch.font(.small, .semibold), theme.active, alignment: .center)
        digit.origin = CGPoint(
            x: circle.x, y: circle.y - column.sketch.size(of: digit).height / 2)
        column.sketch.add(digit)
        column.add(words, column.sketch.font(.detail), theme.text, indent: 32 * unit)
    }
}

extension Column {
    /// The title of a part.
    mutating func heading(_ title: Wording) {
        add(
            sketch.words(title), sketch.font(.text, .semibold), sketch.theme.text,
            after: 8 * sketch.unit)
        top += 2 * sketch.unit
    }
}
