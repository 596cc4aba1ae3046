import Foundation
import TouchPicture
import TouchScore
import TouchStage

/// Paints a question to those who watch, and its answers; the right one lights when it is told.
struct QuestionPainter {
    let question: Staging.Question

    /// - Returns: how high it is.
    @discardableResult
    func draw(in area: CGRect, into sketch: inout Sketch) -> Double {
        let u = sketch.unit
        let theme = sketch.theme
        var column = Column(sketch: sketch, left: area.minX, width: area.width, top: area.minY)
        column.box { column in
            let language = column.sketch.words.language
            column.add(
                StarredText(question.question.text[language]).plain,
                column.sketch.font(.text, .semibold), theme.text)
            for (index, answer) in question.question.answers.enumerated() {
                column.top += 8 * u
                let isRight = question.isAnswered && index == question.question.right
                let color = isRight ? theme.recognized : theme.line
                let isFaint = question.isAnswered && !isRight
                var text = column.sketch.label(
                    StarredText(answer[language]).plain,
                    column.sketch.font(.detail, isRight ? .semibold : .regular),
                    isFaint ? theme.secondText : theme.text,
                    at: CGPoint(x: column.left + 12 * u, y: column.top),
                    width: column.width - 44 * u)
                text.overflow = .wrap
                let height = column.sketch.size(of: text).height
                let box = CGRect(
                    x: column.left, y: column.top, width: column.width,
                    height: max(34 * u, height + 14 * u))
                column.sketch.box(
                    box, radius: 9 * u, fill: isRight ? color.faded(0.2) : nil, line: color,
                    width: 1.5 * u)
                text.origin.y = box.midY - height / 2
                column.sketch.add(text)
                if isRight {
                    let mark = CGRect(
                        x: box.maxX - 26 * u, y: box.midY - 6 * u, width: 12 * u, height: 12 * u)
                    column.sketch.drawCheck(in: mark, color)
                }
                column.top = box.maxY
            }
        }
        sketch.marks = column.sketch.marks
        return column.top - area.minY
    }
}
