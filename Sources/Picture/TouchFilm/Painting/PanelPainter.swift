import Foundation
import TouchPicture
import TouchReading
import TouchScore
import TouchStage

/// Paints what is told beside the stage: one thing at a time, below a question, or above the code.
struct PanelPainter {
    private let film: FilmScenery
    private let moment: StageMoment
    private let overlays: Overlays
    /// Laid out once: how high it is says where all else stands.
    private let question: [Mark]
    /// Nil where there is none, as of the code.
    private let panel: CGRect?
    private let code: CGRect?

    /// - Parameters:
    ///   - isAlone: where there is little room, a question or the code stands alone.
    ///   - room: that beside the stage, in points of the picture.
    ///   - sketch: an empty one, as they will be drawn into.
    init(
        film: FilmScenery, moment: StageMoment, overlays: Overlays, isAlone: Bool, in room: CGRect,
        _ sketch: Sketch
    ) {
        self.film = film
        self.moment = moment
        self.overlays = overlays
        // Where it would hide what answers it, it leaves until the answer is told.
        let asked = moment.staging.question.flatMap {
            isAlone && !$0.isOpen && !$0.isAnswered ? nil : $0
        }
        var room = room
        if let asked {
            let painted = QuestionPainter(question: asked).painted(in: room, sketch)
            question = painted.marks
            // First the question, then the code.
            room.cut(.top, painted.height + 12 * sketch.unit)
            (panel, code) = (isAlone ? nil : room, nil)
            return
        }
        question = []
        guard film.code != nil, moment.staging.hasCode else {
            (panel, code) = (room, nil)
            return
        }
        if isAlone {
            (panel, code) = (nil, room)
            return
        }
        code = room.cut(.bottom, room.height * 0.46, gap: 10 * sketch.unit)
        panel = room
    }

    func drawQuestion(into sketch: inout Sketch) { sketch.marks += question }

    func drawCode(into sketch: inout Sketch) {
        guard let written = film.code, let code else { return }
        CodePainter(code: written, moment: moment).draw(in: code, into: &sketch)
    }

    func draw(into sketch: inout Sketch) {
        guard let area = panel else { return }
        let u = sketch.unit
        guard let panel = moment.staging.panel, overlays.contains(panel.overlay) else {
            return sketch.box(
                area, radius: 14 * u, fill: nil, line: sketch.theme.line.faded(0.5))
        }
        if panel == .cards { return drawCards(in: area, into: &sketch) }
        OverlayContext(moment: moment, trace: film.trace, overlays: overlays)
            .draw(panel, in: area, into: &sketch)
    }

    /// Whole cards if there is room for all that take part; else what matters most of each.
    private func drawCards(in area: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let stage = moment.stage
        let cards = stage.recognizers.values
            .filter { recognizer in
                recognizer.view != .none
                    && (recognizer.state != .possible || !recognizer.touches.isEmpty
                        || recognizer.outcome != nil)
            }
            .map { RecognizerCard($0, film.why, in: stage, at: stage.record) }
        guard !cards.isEmpty else {
            return sketch.box(area, radius: 14 * u, fill: nil, line: sketch.theme.line)
        }
        for detail in RecognizerCardPainter.Detail.allCases {
            var column = Column(
                sketch.empty, left: area.minX, width: area.width, top: area.minY)
            for card in cards {
                RecognizerCardPainter(card: card, detail: detail).draw(into: &column)
                column.top += 6 * u
            }
            let isLast = detail == RecognizerCardPainter.Detail.allCases.last
            guard column.top - 6 * u <= area.maxY || isLast else { continue }
            return sketch.add(Group(clip: .rect(area), marks: column.sketch.marks))
        }
    }
}
