import Foundation
import TouchPicture

/// Paints what is told beside the stage: one thing at a time, below a question, or above the code.
struct PanelPainter {
    let film: FilmScenery
    let moment: StageMoment
    let overlays: Overlays
    /// Where there is little room, a question or the code stands alone.
    let isAlone: Bool

    /// Where it would hide what answers it, it leaves until the answer is told.
    private var question: Staging.Question? {
        moment.staging.question.flatMap { isAlone && !$0.isOpen && !$0.isAnswered ? nil : $0 }
    }

    /// Where what stands in the room beside the stage.
    func areas(in room: CGRect, _ sketch: Sketch) -> (panel: CGRect?, code: CGRect?) {
        var room = room
        if let question {
            if isAlone { return (nil, nil) }
            var trial = sketch
            let height = QuestionPainter(question: question).draw(in: room, into: &trial)
            // First the question, then the code.
            room.cut(.top, height + 12 * sketch.unit)
            return (room, nil)
        }
        guard film.code != nil, moment.staging.hasCode else { return (room, nil) }
        if isAlone { return (nil, room) }
        let code = room.cut(.bottom, room.height * 0.46)
        room.cut(.bottom, 10 * sketch.unit)
        return (room, code)
    }

    func drawQuestion(in room: CGRect, into sketch: inout Sketch) {
        guard let question else { return }
        QuestionPainter(question: question).draw(in: room, into: &sketch)
    }

    func drawCode(in room: CGRect, into sketch: inout Sketch) {
        guard let code = film.code, let area = areas(in: room, sketch).code else { return }
        CodePainter(code: code, moment: moment).draw(in: area, into: &sketch)
    }

    func draw(in room: CGRect, into sketch: inout Sketch) {
        guard let area = areas(in: room, sketch).panel else { return }
        let u = sketch.unit
        guard let panel = moment.staging.panel, overlays.contains(panel.overlay) else {
            return sketch.box(
                area, radius: 14 * u, fill: nil, line: sketch.theme.line.faded(0.5))
        }
        let context = OverlayContext(moment: moment, trace: film.trace, overlays: overlays)
        switch panel {
        case .hitTest: HitTestList(context: context).draw(in: area, into: &sketch)
        case .pipeline:
            let heading = sketch.words("The event's way", "事件的路径")
            let room = sketch.panel(area, heading: heading, details: [])
            PipelineOverlay(context: context).draw(in: room, into: &sketch)
        case .chain: ChainOverlay(context: context).draw(in: area, into: &sketch)
        case .cards: drawCards(in: area, into: &sketch)
        case .timeline, .code: break
        }
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
                sketch: sketch, left: area.minX, width: area.width, top: area.minY)
            for card in cards {
                RecognizerCardPainter(card: card, detail: detail).draw(into: &column)
                column.top += 6 * u
            }
            let isLast = detail == RecognizerCardPainter.Detail.allCases.last
            guard column.top - 6 * u <= area.maxY || isLast else { continue }
            sketch.add(
                Group(clip: .rect(area), marks: Array(column.sketch.marks[sketch.marks.count...])))
            return
        }
    }
}
