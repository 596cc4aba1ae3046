import TouchPicture
import TouchReading
import TouchScore
import TouchStage

/// A painter of the panel beside the scene: one topic at a time, in a separate area.
struct PanelPainter {
    let film: FilmScenery
    let moment: StageMoment
    let overlays: Overlays

    func draw(in area: CGRect, into sketch: inout Sketch) {
        guard let panel = moment.staging.aside, overlays.contains(panel.overlay) else { return }
        switch panel {
        case .cards: drawCards(in: area, into: &sketch)
        case .code:
            guard let code = film.code else { return }
            CodePainter(code: code, moment: moment).draw(in: area, into: &sketch)
        case .chain where ChainLadder(moment.stage) == nil: break
        case .hitTest where moment.stage.walks.isEmpty: break
        default:
            OverlayContext(moment: moment, trace: film.trace, overlays: overlays)
                .draw(panel, in: area, into: &sketch)
        }
    }

    /// Draws complete cards if there is room for all recognizers involved, or else the essentials
    /// of each.
    private func drawCards(in area: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let stage = moment.stage
        let cards = stage.concernedRecognizers(at: moment.time).map {
            RecognizerCard($0, film.why, in: stage, at: stage.record)
        }
        guard !cards.isEmpty else { return }
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
