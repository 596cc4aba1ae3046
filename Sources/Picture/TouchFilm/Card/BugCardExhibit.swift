import Foundation
import TouchPicture
import TouchReading
import TouchStage

/// What a card shows beside its recording: pictures with a few words to each, and what came of it.
public struct BugCardExhibit: Sendable {
    public struct Figure: Sendable {
        let caption: Wording?
        let told: Wording?
        /// In a language, "en" or "zh".
        let paint: @Sendable (_ language: String) -> Picture
    }

    let heading: Wording
    /// Side by side where there is room.
    let figures: [Figure]
    let remarks: [Wording]
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
        let nothing = Wording("Nothing happens.", "什么也没有发生。")
        func figure(
            _ caption: Wording, _ why: Why, _ side: FirstDifference.Side, _ told: Wording?
        ) -> Figure {
            let moment = StageMoment(why.history.state(at: side.playhead))
            return Figure(caption: caption, told: told ?? nothing) { language in
                var painter = painter
                (painter.language, painter.hasLists) = (language, false)
                painter.overlays.remove(.chain)
                return painter.picture(of: moment, in: why.trace, size: size)
            }
        }
        heading = Wording("What if: \(changes)", "如果：\(changes)")
        guard let parting = comparison.parting else {
            (figures, remarks) = ([], [comparison.sentence.withoutStars])
            return
        }
        let reasons = comparison.reasons
        figures = [
            figure(
                base.map { Wording(same: $0) } ?? Wording("As it is", "现在"), comparison.first,
                parting.first, reasons.first?.words),
            figure(
                Wording("Changed", "改动后"), comparison.second, parting.second,
                reasons.second?.words),
        ]
        let outcomes = comparison.outcomes.prefix(8).map { outcome in
            Wording(
                "\(outcome.first.english) → \(outcome.second.english)",
                "\(outcome.first.chinese) → \(outcome.second.chinese)"
            ).withoutStars
        }
        let time = parting.time.decimals(3)
        remarks = [Wording("They part at \(time) s.", "在 \(time) s 分开。")] + outcomes
    }

    /// What becomes of its gestures when they are done otherwise.
    public init(_ table: VaryTable, _ painter: VaryPainter) {
        heading = Wording("Done a little otherwise", "稍微换一种做法")
        figures = [
            Figure(caption: nil, told: nil) { language in
                var painter = painter
                (painter.language, painter.hasNotes) = (language, false)
                return painter.picture(of: table, size: CGSize(width: 960, height: 600))
            }
        ]
        // Beside the picture they can be read on a phone, too.
        remarks = table.notes
    }
}

extension Wording {
    fileprivate var withoutStars: Wording {
        Wording(
            english.replacing("*", with: ""), chinese.replacing("*", with: ""))
    }
}
