import Foundation
import TouchPicture
import TouchScore
import TouchStage

/// Paints a question to those who watch, and its answers; the right one lights when it is told.
struct QuestionPainter {
    let question: Staging.Question

    /// - Parameter sketch: an empty one.
    /// - Returns: what it is drawn by, and how high it is.
    func painted(in area: CGRect, _ sketch: Sketch) -> (marks: [Mark], height: Double) {
        let u = sketch.unit
        let theme = sketch.theme
        var column = Column(sketch, left: area.minX, width: area.width, top: area.minY)
        column.box { column in
            let language = column.sketch.words.language
            column.add(
                StarredText(question.question.text[language]).plain, .text, theme.text,
                weight: .semibold)
            for (index, answer) in question.question.answers.enumerated() {
                column.top += 8 * u
                let isRight = question.isAnswered && index == question.question.right
                let color = isRight ? theme.recognized : theme.line
                let isFaint = question.isAnswered && !isRight
                let text = column.sketch.label(
                    StarredText(answer[language]).plain, .detail,
                    isFaint ? theme.secondText : theme.text, weight: isRight ? .semibold : .regular,
                    width: column.width - 44 * u, wraps: true)
                let height = column.sketch.size(of: text).height
                let box = CGRect(
                    x: column.left, y: column.top, width: column.width,
                    height: max(34 * u, height + 14 * u))
                column.sketch.box(
                    box, radius: 9 * u, fill: isRight ? color.faded(0.2) : nil, line: color,
                    width: 1.5 * u)
                column.sketch.add(text, x: column.left + 12 * u, middle: box.midY)
                if isRight {
                    let mark = CGRect(square: 12 * u, x: box.maxX - 26 * u, middle: box.midY)
                    column.sketch.drawCheck(in: mark, color)
                }
                column.top = box.maxY
            }
        }
        return (column.sketch.marks, column.top - area.minY)
    }
}
