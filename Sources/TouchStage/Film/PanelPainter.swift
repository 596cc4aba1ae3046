import Foundation
import TouchPicture

/// Paints what is told beside the stage: one thing at a time.
struct PanelPainter {
    let film: FilmScenery
    let moment: StageMoment
    let overlays: Overlays

    func draw(in area: CGRect, _ shape: FilmLayout.Shape, into sketch: inout Sketch) {
        let u = sketch.unit
        var area = area
        if let question = moment.staging.question {
            let height = QuestionPainter(question: question).draw(in: area, into: &sketch)
            area.cut(.top, height + 12 * u)
            // Where there is little room it stands alone.
            if shape != .wide { return }
        }
        guard let panel = moment.staging.panel, overlays.contains(panel.overlay) else {
            return sketch.box(area, radius: 14 * u, fill: nil, line: sketch.theme.line.faded(0.5))
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
            .filter { $0.view != .none && $0.shownState(at: moment.time) != nil }
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
