import Foundation
import TouchPicture
import TouchReading
import TouchScore
import TouchScript
import TouchStage
import TouchWords

/// What a card shows beside its recording: pictures with a few words to each, and what came of it.
public struct BugCardExhibit: Sendable {
    public struct Figure: Sendable {
        let caption: Wording?
        let told: Wording?
        /// In a language, "en", "zh".
        let paint: @Sendable (_ language: String) -> Picture
    }

    let heading: Wording
    /// Side by side where there is room.
    let figures: [Figure]
    let remarks: [LocalizedText]
}

extension BugCardExhibit {
    /// Two runs where they part first, each with its why, and what differs in the end.
    /// - Parameters:
    ///   - changes: as the scene says them.
    ///   - base: what the scene of the first run was changed by; nil for the scene as it is.
    ///   - painter: paints both stages.
    ///   - size: of either stage, in points.
    public init(
        _ comparison: RunComparison, changes: String, than base: String? = nil,
        _ painter: StagePainter,
        size: CGSize = CGSize(width: 440, height: 320)
    ) {
        func figure(
            _ caption: Wording, _ why: Why, _ side: FirstDifference.Side, _ told: Wording?
        ) -> Figure {
            let moment = StageMoment(why.history.state(at: side.playhead))
            return Figure(caption: caption, told: told ?? .card.nothing) { language in
                var painter = painter
                (painter.language, painter.hasLists) = (language, false)
                painter.overlays.remove(.chain)
                return painter.picture(of: moment, in: why.trace, size: size)
            }
        }
        heading = .card.whatIf(changes)
        let outcomes = comparison.outcomes.prefix(8).map {
            LocalizedText(.card.became($0.first, now: $0.second)).withoutStars
        }
        guard let parting = comparison.parting else {
            figures = []
            remarks = [LocalizedText(comparison.sentence).withoutStars] + outcomes
            return
        }
        let reasons = comparison.reasons
        figures = [
            figure(
                base.map(Wording.verbatim) ?? .card.asItIs, comparison.first, parting.first,
                reasons.first?.words),
            figure(.card.changed, comparison.second, parting.second, reasons.second?.words),
        ]
        remarks = [LocalizedText(.card.part(parting.time))] + outcomes
    }

    /// What becomes of its gestures when they are done otherwise.
    public init(_ table: VaryTable, _ painter: VaryPainter) {
        heading = .card.varied
        figures = [
            Figure(caption: nil, told: nil) { language in
                var painter = painter
                (painter.language, painter.hasNotes) = (language, false)
                return painter.picture(of: table, size: CGSize(width: 960, height: 600))
            }
        ]
        // Beside the picture they can be read on a phone, too.
        remarks = table.notes.map { LocalizedText($0) }
    }
}
