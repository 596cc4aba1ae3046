import Foundation
import TouchPicture
import TouchScore
import TouchScript
import TouchStage
import TouchWords

/// A painter of a question to the viewers, its answers as they are read, and a countdown clock; the
/// right answer lights up when it is revealed.
struct QuestionPainter {
    let question: Staging.Question
    /// The countdown; nil once nobody needs to think any more.
    let asking: FilmSigns.Asking?

    /// Draws the question as large as possible: in one row, in two, or as a list.
    func draw(in area: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        var area = area
        let clock = area.cut(.right, 52 * u, gap: 8 * u)
        if let asking { drawClock(asking, in: clock, into: &sketch) }
        for form in Form.allCases {
            guard let laid = Laid(question, form, in: area, sketch) else { continue }
            return draw(laid, into: &sketch)
        }
    }

    /// Returns the opacity of part `index` of the question, which is 0 for the question itself:
    /// each part appears as it is read.
    private func presence(of index: Int) -> Double {
        guard let asking else { return 1 }
        let parts = [question.question.text] + question.question.answers
        let before = parts.prefix(index).reduce(0) { sum, text in
            sum + Double(text.english.count) / ReadingPace.glance
        }
        return min(max((asking.past - before) / 0.3, 0), 1)
    }

    private func draw(_ laid: Laid, into sketch: inout Sketch) {
        let (u, theme) = (sketch.unit, sketch.theme)
        sketch.faded(presence(of: 0)) { $0.add(laid.text) }
        for (index, answer) in laid.answers.enumerated() {
            let isRight = question.isAnswered && index == question.question.right
            let isFaint = question.isAnswered && !isRight
            let color = isRight ? theme.recognized : theme.line
            sketch.faded(presence(of: index + 1)) { sketch in
                sketch.box(
                    answer.box, radius: 8 * u, fill: isRight ? color.faded(0.25) : theme.panel,
                    line: color, width: (isRight ? 2 : 1) * u)
                for label in [answer.number, answer.text] {
                    var label = label
                    if isFaint { label.color = theme.secondText }
                    sketch.add(label)
                }
            }
        }
    }

    /// Draws a disc that empties, with the seconds that remain.
    private func drawClock(
        _ asking: FilmSigns.Asking, in room: CGRect, into sketch: inout Sketch
    ) {
        let theme = sketch.theme
        let left = max(asking.span - asking.past, 0)
        let middle = CGPoint(x: room.midX, y: room.midY)
        let radius = min(room.width, room.height) / 2
        sketch.faded(presence(of: 0)) { sketch in
            sketch.fill(.circle(center: middle, radius: radius), theme.panel)
            sketch.fill(
                .sector(center: middle, radius: radius, share: left / asking.span), theme.amber)
            sketch.fill(.circle(center: middle, radius: radius * 0.42), theme.ink)
            let number = sketch.label(
                "\(Int(left.rounded(.up)))", .title, theme.text, weight: .semibold,
                alignment: .center)
            sketch.add(number, x: middle.x, middle: middle.y)
        }
    }

    /// The arrangement of question and answers, and their sizes.
    private enum Form: CaseIterable {
        case row, largeRows, rows, smallRows, list

        var sizes: (question: Double, answer: Double) {
            switch self {
            case .row: (18, 16)
            case .largeRows: (18, 16)
            case .rows: (16, 13.5)
            case .smallRows: (14, 11)
            case .list: (14, 12.5)
            }
        }
    }

    /// A question after layout.
    private struct Laid {
        var text: Text
        var answers: [(box: CGRect, number: Text, text: Text)] = []

        /// Creates the layout, or returns nil if the question does not fit.
        init?(
            _ question: Staging.Question, _ form: Form, in area: CGRect, _ sketch: Sketch
        ) {
            let (u, theme, language) = (sketch.unit, sketch.theme, sketch.words.language)
            let sizes = form.sizes
            func label(_ string: String, _ size: Double, _ weight: Font.Weight) -> Text {
                sketch.label(string, Font(size: size * u, weight: weight), theme.text)
            }
            text = label(
                StarredText(question.question.text[language]).plain, sizes.question, .semibold)
            let asked = sketch.size(of: text)
            let pad = CGSize(width: 10 * u, height: (form == .list ? 2.5 : 5) * u)
            let labels = question.question.answers.enumerated().map { index, answer in
                let number = label("\(index + 1)", sizes.answer, .semibold)
                let words = label(StarredText(answer[language]).plain, sizes.answer, .regular)
                let (a, b) = (sketch.size(of: number), sketch.size(of: words))
                return (
                    number: number, words: words, gap: a.width + 7 * u,
                    width: a.width + 7 * u + b.width + 2 * pad.width,
                    height: max(a.height, b.height) + 2 * pad.height
                )
            }
            let height = labels.map { $0.height }.max() ?? 0
            let width =
                labels.reduce(0) { $0 + $1.width } + Double(max(labels.count - 1, 0)) * 8 * u
            var left: Double
            var top: Double
            switch form {
            case .row:
                let all = asked.width + 14 * u + width
                guard all <= area.width else { return nil }
                left = area.midX - all / 2
                text.origin = CGPoint(x: left, y: area.midY - asked.height / 2)
                left += asked.width + 14 * u
                top = area.midY - height / 2
            case .largeRows, .rows, .smallRows:
                let all = asked.height + 5 * u + height
                guard max(width, asked.width) <= area.width,
                    all <= area.height || form == .smallRows
                else { return nil }
                text.origin = CGPoint(
                    x: area.midX - asked.width / 2, y: area.midY - all / 2)
                left = area.midX - width / 2
                top = text.origin.y + asked.height + 5 * u
            case .list:
                text.overflow = .wrap
                text.width = area.width
                text.origin = area.origin
                left = area.minX
                top = area.minY + sketch.size(of: text).height + 3 * u
            }
            for label in labels {
                // Answers that do not fit beside others move below them.
                if form == .list, left > area.minX, left + label.width > area.maxX {
                    left = area.minX
                    top += label.height + 3 * u
                }
                let box = CGRect(
                    x: left, y: top, width: min(label.width, area.maxX - left), height: label.height
                )
                let y = box.minY + pad.height
                var words = label.words
                words.width = box.width - label.gap - 2 * pad.width + 1
                answers.append(
                    (
                        box, label.number.moved(to: CGPoint(x: box.minX + pad.width, y: y)),
                        words.moved(to: CGPoint(x: box.minX + pad.width + label.gap, y: y))
                    ))
                left += label.width + (form == .list ? 6 : 8) * u
            }
        }
    }
}

extension Path {
    /// Returns a slice of a disc that ends at its top.
    ///
    /// - Parameter share: the share of the whole disc, from 0 to 1.
    fileprivate static func sector(center: CGPoint, radius: Double, share: Double) -> Path {
        let rim = CGPoint.arc(around: center, radius, from: -.pi / 2, by: -2 * .pi * share)
        return .polygon([center] + rim)
    }
}
