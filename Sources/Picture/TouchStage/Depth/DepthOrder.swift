import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// The views that a hit test asked, in order, as listed beside the layers.
struct DepthOrder {
    struct Row {
        let number: Int
        let view: SubjectID
        let step: HitStep
        let isHit: Bool
        /// Indicates whether it returned no view.
        let isNobody: Bool
        /// Indicates whether it lies below the finger, and the hit test continues to the views
        /// behind it.
        let isPassed: Bool
    }

    let rows: [Row]
    private let context: OverlayContext
    /// Indicates whether the hit test is complete.
    private let isOver: Bool

    init(walk: HitWalk?, context: OverlayContext, layers: DepthLayers) {
        self.context = context
        isOver = walk?.end != nil
        let place = walk.flatMap { context.stage.touch($0.touch)?.start }
        let hit = walk?.end == nil ? SubjectID.none : walk?.view ?? .none
        let told = (walk?.told ?? []).enumerated().filter { layers.lying($0.element.view) != nil }
        rows = told.map { index, step in
            let isHit = step.view == hit
            let isNobody = step.isRefused || step.answer == SubjectID.none
            let lying = layers.lying(step.view)
            let isBelow = place.map { lying?.holds($0) ?? false } ?? false
            return Row(
                number: index + 1, view: step.view, step: step, isHit: isHit,
                isNobody: isNobody, isPassed: !isHit && isNobody && isBelow)
        }
    }

    /// Returns when a view was asked, and its answer, in words.
    func words(of row: Row) -> Wording {
        if row.step.depth == 0, row.isHit, !row.step.isOverridden { return .stage.windowSaid }
        guard let answer = answer(of: row) else {
            return row.number == 1 ? .stage.askedFirst : .stage.askedNext
        }
        return row.number == 1 ? .stage.askedFirstSaid(answer) : .stage.askedNextSaid(answer)
    }

    /// Returns the answer of a view; nil until it has one.
    ///
    /// The result of the base class is not an answer yet: the view may override it.
    private func answer(of row: Row) -> Wording? {
        let step = row.step
        if step.isRefused { return step.verdict.wording }
        guard let answer = step.answer, step.isOverridden || isOver else { return nil }
        if answer == .none { return .stage.saysNobody }
        if answer == row.view { return step.isOverridden ? .stage.saysItself : .stage.saysYes }
        return .stage.says(context.name(answer))
    }

    /// Returns the color of a row's number; on the line it comes with a shape.
    func color(of row: Row, _ theme: Theme) -> Color {
        if row.isHit { return theme.recognized }
        if row.isPassed { return theme.amber }
        return row.isNobody ? theme.secondText : theme.text
    }
}
