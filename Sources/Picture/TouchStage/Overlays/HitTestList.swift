import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// The last hit test as a list that an audience can read: every view asked, in order, and those
/// that were not.
struct HitTestList {
    let context: OverlayContext

    private struct Row {
        var number: Int?
        var depth = 0
        /// The view; none for a row that represents several.
        var view = SubjectID.none
        let name: String
        let verdict: String
        var step: HitStep?
        var isAnswer = false
        /// Indicates whether the view was hit but gets nothing.
        var isBarred = false
    }

    func draw(in area: CGRect, into sketch: inout Sketch) {
        let moment = context.moment
        let walk = moment.walks.last ?? moment.probe ?? moment.stage.walks.last
        let isProbe = walk?.touch == SubjectID.none
        let finger =
            walk.map { isProbe ? sketch.words(.stage.pointer) : context.name($0.touch) } ?? ""
        let room = sketch.panel(area, heading: sketch.words(.panel.hitTest), details: [finger])
        guard let walk else {
            return sketch.placeholder(sketch.words(.invitation), in: room)
        }
        let (wish, least) = (22 * sketch.unit, 15.5 * sketch.unit)
        // Half a row is worse than none.
        guard room.height >= least else { return }
        // Rows are as low as all views together require, so that they keep their height as they are
        // added.
        let views = context.stage.views.values.count { $0.isAttached }
        let height = min(max(room.height / Double(max(views, 1)), least), wish)
        let limit = max(Int(room.height / height), 2)
        for (index, row) in rows(of: walk, limit, sketch.words).enumerated() {
            let box = CGRect(
                x: room.minX, y: room.minY + Double(index) * height, width: room.width,
                height: height)
            draw(row, in: box, into: &sketch)
            sketch.pointing(at: box, means: row.view)
        }
    }

    /// Returns at most `limit` rows: if not all fit, the views not asked are reduced to a count
    /// first, then the oldest refusals.
    private func rows(of walk: HitWalk, _ limit: Int, _ words: Words) -> [Row] {
        var rows = asked(walk, words)
        let others = notAsked(walk, words)
        if rows.count + others.count <= limit { return rows + others }
        /// Returns a row that represents a number of views with the same verdict.
        func summary(_ count: Int, _ verdict: Wording) -> Row {
            Row(name: words(.stage.views(count)), verdict: words(verdict))
        }
        rows += others.count > 1 ? [summary(others.count, .stage.notAsked)] : others
        guard rows.count > limit else { return rows }
        var (left, excess) = ([Row](), rows.count - limit + 1)
        var (place, count) = (0, 0)
        for row in rows {
            if excess > 0, row.step?.isRefused == true {
                if count == 0 { place = left.count }
                (excess, count) = (excess - 1, count + 1)
            } else {
                left.append(row)
            }
        }
        left.insert(summary(count, .stage.refused), at: place)
        return Array(left.suffix(limit))
    }

    private func asked(_ walk: HitWalk, _ words: Words) -> [Row] {
        walk.steps.map { step in
            let barring = context.barring(step, in: walk)
            return Row(
                number: walk.number(of: step.view), depth: step.depth, view: step.view,
                name: context.name(step.view),
                verdict: words(
                    barring ?? context.verdict(of: step, in: walk)),
                step: step, isAnswer: walk.end != nil && walk.view == step.view,
                isBarred: barring != nil)
        }
    }

    private func notAsked(_ walk: HitWalk, _ words: Words) -> [Row] {
        walk.notAsked.map { view in
            Row(
                depth: context.stage.depth(of: view), view: view, name: context.name(view),
                verdict: words(.stage.notAsked))
        }
    }

    private func draw(_ row: Row, in box: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        let color =
            row.step.map { $0.color(theme, isAnswer: row.isAnswer) } ?? theme.secondText
        if row.isAnswer {
            let ground = box.insetBy(dx: -8 * u, dy: 0)
            sketch.box(ground, radius: 8 * u, fill: theme.active.faded(0.18), line: nil)
        }
        let size = box.height < 20 * u ? Sketch.TextSize.small : .detail
        let number = row.number.map { "\($0)" } ?? (row.step == nil ? "–" : "")
        let counted = sketch.label(
            number, .small, theme.secondText, family: .mono, alignment: .trailing)
        sketch.add(counted, x: box.minX + 16 * u, middle: box.midY)
        let mark = CGRect(square: 8 * u, x: box.minX + 24 * u, middle: box.midY)
        if let step = row.step {
            sketch.drawVerdict(step, in: mark, color, isBarred: row.isBarred)
        }
        let verdict = sketch.label(
            row.verdict, size, color, alignment: .trailing, width: box.width * 0.55)
        let verdictWidth = sketch.add(verdict, x: box.maxX, middle: box.midY).width
        let left = mark.maxX + 8 * u + Double(min(row.depth, 6)) * 10 * u
        let width = box.maxX - verdictWidth - 8 * u - left
        let dim = row.step == nil || row.step?.isRefused == true
        let name = sketch.label(
            row.name, size, dim ? theme.secondText : theme.text,
            weight: row.isAnswer ? .semibold : .regular, width: max(width, 20 * u))
        sketch.add(name, x: left, middle: box.midY)
    }
}

extension OverlayContext {
    /// Returns the outcome of asking a view.
    func verdict(of step: HitStep, in walk: HitWalk) -> Wording {
        if step.isOverridden, let answer = step.answer {
            if answer == step.view { return .stage.answersItself }
            return answer == .none ? .stage.answersNobody : .stage.answers(name(answer))
        }
        if walk.end != nil, walk.view == step.view { return .stage.hitView }
        return step.verdict.wording
    }

    /// Returns what keeps the touch from its hit view, if that is the view of the step.
    func barring(_ step: HitStep, in walk: HitWalk) -> Wording? {
        step.view == walk.view ? stage.touch(walk.touch).flatMap(barring) : nil
    }
}
