import TouchPicture
import TouchReading
import TouchTrace

/// Labels beside thresholds that say what they are sufficient for: at most two where fingers came
/// down.
struct ThresholdLabels {
    let context: OverlayContext
    /// The radius of a finger's ring, in points of the design.
    let radius: Double

    private static let limit = 2

    /// Draws the labels.
    ///
    /// - Parameter stands: the areas that are kept free during the gesture; nil if the future is
    ///   unknown.
    func draw(
        _ stands: ChipStands?, into sketch: inout Sketch, _ placer: inout LabelPlacer
    ) {
        var stands = stands
        var places: [(at: CGPoint, count: Int)] = []
        for threshold in told {
            let at = threshold.middle
            if let place = places.firstIndex(where: { $0.at.distance(to: at) < 1 }) {
                guard places[place].count < Self.limit else { continue }
                places[place].count += 1
            } else {
                places.append((at: at, count: 1))
            }
            draw(threshold, &stands, into: &sketch, &placer)
        }
    }

    /// The thresholds of fingers that move, not of those at rest; lines first, because there is
    /// least room beside them.
    private var told: [Threshold] {
        let all = Threshold.all(context).filter { $0.firstStep != nil }
        func isLine(_ threshold: Threshold) -> Bool {
            if case .line = threshold.shape { true } else { false }
        }
        let enough = all.filter { !$0.enough.isEmpty }
        return enough.filter(isLine) + enough.filter { !isLine($0) }
            + all.filter { $0.enough.isEmpty }
    }

    private func draw(
        _ threshold: Threshold, _ stands: inout ChipStands?, into sketch: inout Sketch,
        _ placer: inout LabelPlacer
    ) {
        guard let recognizer = threshold.recognizer,
            let words = threshold.words(name: context.name)
        else { return }
        let label = CauseLabel(
            sketch.words(words), threshold.color(sketch.theme), of: recognizer.id, sketch)
        var wishes = wishes(for: label.size, at: threshold, sketch)
        if let best = stands?.longestFree(wishes, label.size) {
            wishes = [best]
            stands?.block { _, _ in [CGRect(origin: best, size: label.size)] }
        }
        guard let box = placer.place(label.size, wishes: wishes, elsewhere: false) else { return }
        let age = (context.moment.time - threshold.since) / Self.arrival
        sketch.faded(threshold.presence * max(Motion.easeOut(age), 0.2)) { sketch in
            label.draw(in: box, context, into: &sketch)
        }
    }

    /// The time a label takes to appear, in seconds of event time; a swipe is soon over.
    private static let arrival = 0.03

    /// Returns origins for a label of that size, beside the shape and away from the finger's
    /// direction; those within a single view first.
    private func wishes(
        for size: CGSize, at threshold: Threshold, _ sketch: Sketch
    ) -> [CGPoint] {
        let wishes = threshold.wishes(
            for: size, context.layout, reach: ClockOverlay.reach(beyond: radius) * sketch.unit,
            row: 24 * sketch.unit, gap: 5 * sketch.unit)
        guard let beginning = context.beginning else { return wishes }
        let views = NamedView.all(beginning, sketch.theme)
        let plain = wishes.filter { views.ground(of: CGRect(origin: $0, size: size)) != nil }
        return plain + wishes.filter { !plain.contains($0) }
    }
}

extension ChipStands {
    /// Returns the first of the places that remain free longest.
    fileprivate func longestFree(_ wishes: [CGPoint], _ size: CGSize) -> CGPoint? {
        var best: (wish: CGPoint, count: Int)?
        for wish in wishes {
            let box = CGRect(origin: wish, size: size)
            let count = grounds.count { $0.placer.isFree($0.placer.clamped(box)) }
            if count > best?.count ?? 0 { best = (wish: wish, count: count) }
        }
        return best?.wish
    }
}

extension OverlayContext {
    /// The stage when the last finger of the gesture came down, which does not change during the
    /// gesture; nil if that is unknown.
    fileprivate var beginning: OverlayContext? {
        let record = stage.record
        let gesture = moment.gestures?.last(at: record)
        guard let stage = gesture?.stages.last(where: { $0.record <= record }) else { return nil }
        var moment = StageMoment(stage)
        moment.frame = self.moment.frame
        return OverlayContext(moment: moment, trace: trace, layout: layout, overlays: overlays)
    }
}

extension Threshold {
    /// Returns origins for a label of that size, the best one first.
    ///
    /// - Parameters:
    ///   - reach: the extent of a finger at rest there, in points of the picture.
    ///   - row: the height that a clock's number needs above and below it.
    ///   - gap: the distance between the label and everything else, in points of the picture.
    func wishes(
        for size: CGSize, _ layout: StageLayout, reach: Double, row: Double, gap: Double
    ) -> [CGPoint] {
        let scale = layout.sceneScale
        let middle = middle.applying(layout.toPicture)
        if case .line(let way, let drift) = shape {
            return CGRect.wishes(
                beyond: way, line: limit * scale, drift * scale, from: middle, for: size,
                reach: reach + gap, row: row, gap)
        }
        let own: Double =
            switch shape {
            case .ring, .line: limit * scale
            case .spread: ((pair?.distance ?? 0) + limit) / 2 * scale
            case .turn: (pair?.distance ?? 0) / 2 * 1.12 * scale
            }
        // A finger's disc covers a small ring, and that of each of two fingers extends beyond their
        // own.
        let box = CGRect(around: middle, reach: max(own, reach))
        let step = firstStep ?? self.middle
        // Several fingers have no common direction.
        let way =
            origins.count > 1
            ? CGPoint.zero : CGPoint(x: step.x - origins[0].x, y: step.y - origins[0].y)
        return box.wishes(awayFrom: way, for: size, row: own > reach ? 0 : row, gap)
    }
}

extension CGRect {
    /// Returns positions behind a finger that moves in direction `way`, then beside its path, then
    /// ahead.
    fileprivate func wishes(
        awayFrom way: CGPoint, for size: CGSize, row: Double, _ gap: Double
    ) -> [CGPoint] {
        let left = CGPoint(x: minX - gap - size.width, y: midY - size.height / 2)
        let right = CGPoint(x: maxX + gap, y: midY - size.height / 2)
        let above = CGPoint(x: midX - size.width / 2, y: minY - row - gap - size.height)
        let below = CGPoint(x: midX - size.width / 2, y: maxY + row + gap)
        let isLevel = abs(way.x) >= abs(way.y)
        let ends = way.x > 0 ? [left, right] : [right, left]
        let sides = way.y > 0 ? [above, below] : [below, above]
        let aside: [CGPoint] = sides.flatMap { at in
            [minX - size.width / 2, maxX - size.width / 2].map { CGPoint(x: $0, y: at.y) }
        }
        let near = isLevel ? [ends[0]] + sides : [sides[0]] + ends
        // A second label goes beyond the first.
        let further = size.height + gap
        let beyond: [CGPoint] = sides.map { at in
            CGPoint(x: at.x, y: at.y + (at.y < midY ? -further : further))
        }
        return near + beyond + aside + [isLevel ? ends[1] : sides[1]]
    }

    /// Returns positions beyond a swipe's line, beside the path through it; then at its ends, then
    /// before it.
    ///
    /// - Parameters:
    ///   - line: the distance of the line from the place where the fingers came down.
    ///   - drift: the extent of the line to each side.
    ///   - reach: the extent of the finger that passes through it, to each side.
    fileprivate static func wishes(
        beyond way: Heading, line: Double, _ drift: Double, from start: CGPoint, for size: CGSize,
        reach: Double, row: Double, _ gap: Double
    ) -> [CGPoint] {
        let (x, y) = (start.x + way.step.x * line, start.y + way.step.y * line)
        let asides = [max(drift - size.height, reach + row), max(drift, reach + row) + gap]
        if way.step.y == 0 {
            let ahead = way == .right ? x + gap : x - gap - size.width
            let back = way == .right ? x - gap - size.width : x + gap
            let rows: [Double] = asides.flatMap { aside in
                [start.y + aside, start.y - aside - size.height]
            }
            return [ahead, back].flatMap { left in rows.map { CGPoint(x: left, y: $0) } }
        }
        let ahead = way == .down ? y + gap : y - gap - size.height
        let back = way == .down ? y - gap - size.height : y + gap
        let sides: [Double] = [reach, max(drift, reach) + gap].flatMap { aside in
            [start.x + aside, start.x - aside - size.width]
        }
        return [ahead, back].flatMap { top in sides.map { CGPoint(x: $0, y: top) } }
    }
}
