import Foundation
import TouchPicture
import TouchReading
import TouchScore
import TouchScript
import TouchStage
import TouchWords

/// An exhibit beside a card's recording: pictures with a few words for each, and the outcome.
public struct BugCardExhibit: Sendable {
    public struct Figure: Sendable {
        let caption: Wording?
        let told: Wording?
        /// The picture in a language, such as "en" or "zh".
        let paint: @Sendable (_ language: String) -> Picture
    }

    let heading: Wording
    /// The figures, side by side if there is room.
    let figures: [Figure]
    let remarks: [LocalizedText]
}

extension BugCardExhibit {
    /// Creates an exhibit of two runs where they first diverge, each with its explanation, and of
    /// the differences at the end.
    ///
    /// - Parameters:
    ///   - changes: the changes in the scene's notation.
    ///   - base: the changes that the scene of the first run has; nil for the unchanged scene.
    ///   - painter: the painter of both stages.
    ///   - size: the size of either stage, in points.
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

    /// Creates an exhibit of the outcomes of the gestures when they are performed differently.
    public init(_ table: VaryTable, _ painter: VaryPainter) {
        heading = .card.varied
        figures = [
            Figure(caption: nil, told: nil) { language in
                var painter = painter
                (painter.language, painter.hasNotes) = (language, false)
                return painter.picture(of: table, size: CGSize(width: 960, height: 600))
            }
        ]
        // Beside the picture they are readable on a phone, too.
        remarks = table.notes.map { LocalizedText($0) }
    }
}
