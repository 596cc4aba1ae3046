import Foundation
import TouchKit
import TouchPicture

/// A hit-test on the stage: who was asked, in which order and with what verdict; the answer outlined.
nonisolated struct HitTestOverlay {
    let staging: Staging

    /// Refused views, faded as far as their refusal has been told; never the way to a touched view.
    static func dimmed(_ moment: StageMoment) -> [(view: SubjectID, amount: Double)] {
        let touched = moment.fingers.filter(\.isLive).map(\.view)
        var result: [(view: SubjectID, amount: Double)] = []
        for walk in moment.walks {
            for step in walk.steps where step.isRefused {
                let isOnTheWay = touched.contains { moment.stage.isInside($0, of: step.view) }
                if !isOnTheWay {
                    result.append((step.view, moment.appearance(of: step.record)))
                }
            }
        }
        return result
    }

    func draw(into sketch: inout Sketch, _ placer: inout LabelPlacer) {
        for touch in staging.fingers where touch.view != .none && touch.isLive {
            guard told(touch) > 0 else { continue }
            outline(touch.view, told(touch), into: &sketch)
        }
        guard let walk = staging.moment.walks.last else { return }
        for (index, step) in walk.steps.enumerated() {
            drawBadge(index + 1, step, walk, into: &sketch, &placer)
        }
    }

    /// How far the answer to this touch has been told: walks of earlier events have been, long since.
    private func told(_ touch: TouchState) -> Double {
        guard let walk = staging.story.walks.last(where: { $0.touch == touch.id }) else {
            return staging.story.touch(touch.id) == nil ? 0 : 1
        }
        return walk.end.map { staging.moment.appearance(of: $0) } ?? 0
    }

    private func outline(_ view: SubjectID, _ amount: Double, into sketch: inout Sketch) {
        let u = sketch.unit
        guard let inner = staging.outline(view, grownBy: 2 * u),
            let outer = staging.outline(view, grownBy: (4.5 + 6 * (1 - amount)) * u)
        else { return }
        sketch.stroke(inner, sketch.theme.shade.faded(amount), width: 2.5 * u)
        sketch.stroke(outer, sketch.theme.finger.faded(amount), width: 3 * u)
    }

    private func drawBadge(
        _ number: Int, _ step: HitStep, _ walk: HitWalk, into sketch: inout Sketch,
        _ placer: inout LabelPlacer
    ) {
        guard let view = staging.stage.views[step.view], view.parent != .none,
            let outline = staging.outline(step.view)?.bounds
        else { return }
        let u = sketch.unit
        let appearance = staging.moment.appearance(of: step.record)
        let color = step.color(sketch.theme, isAnswer: walk.view == step.view)
        let words = step.isRefused || step.isOverridden ? sketch.words.verdict(step.told) : ""
        let font = sketch.font(.small, .semibold)
        let text = sketch.label(
            words.isEmpty ? "\(number)" : "\(number)  \(words)", font, sketch.theme.text)
        let textSize = sketch.size(of: text)
        let size = CGSize(width: textSize.width + 28 * u, height: textSize.height + 4 * u)
        let wishes = wishes(for: size, on: outline, pad: 6 * u)
        guard let box = placer.place(size, wishes: wishes) else { return }
        sketch.faded(appearance) { sketch in
            sketch.box(
                box, radius: size.height / 2, fill: sketch.theme.panel.faded(0.92), line: color)
            let mark = CGRect(
                x: box.minX + 8 * u, y: box.midY - 4 * u, width: 8 * u, height: 8 * u)
            sketch.drawVerdict(step, in: mark, color)
            sketch.add(text.moved(to: CGPoint(x: mark.maxX + 5 * u, y: box.minY + 2 * u)))
        }
    }

    /// In a corner of the view; beside it where it is too small.
    private func wishes(for size: CGSize, on view: CGRect, pad: Double) -> [CGPoint] {
        guard view.width >= size.width + 2 * pad, view.height >= size.height + 2 * pad else {
            return [
                CGPoint(x: view.midX - size.width / 2, y: view.maxY + pad),
                CGPoint(x: view.midX - size.width / 2, y: view.minY - pad - size.height),
                CGPoint(x: view.maxX + pad, y: view.midY - size.height / 2),
                CGPoint(x: view.minX - pad - size.width, y: view.midY - size.height / 2),
            ]
        }
        return [
            CGPoint(x: view.maxX - size.width - pad, y: view.minY + pad),
            CGPoint(x: view.maxX - size.width - pad, y: view.maxY - size.height - pad),
            CGPoint(x: view.minX + pad, y: view.maxY - size.height - pad),
        ]
    }
}

nonisolated extension HitStep {
    var isRefused: Bool {
        switch verdict {
        case .inside, .overridden: false
        case .hidden, .interactionOff, .faint, .outside, .singular: true
        }
    }

    /// The verdict to be told: an override counts for more than that the point was inside.
    var told: HitVerdict { isOverridden && !isRefused ? .overridden : verdict }

    func color(_ theme: Theme, isAnswer: Bool) -> Color {
        if isAnswer { return theme.finger }
        // Most views are simply elsewhere; colour is for what surprises.
        if verdict == .outside { return theme.secondText }
        if isRefused { return theme.failed }
        return told == .overridden ? theme.cancelled : theme.recognized
    }
}

nonisolated extension Sketch {
    /// A shape beside the colour: a cross for refused, a diamond for overridden, a check for inside.
    mutating func drawVerdict(_ step: HitStep, in r: CGRect, _ color: Color) {
        let width = 1.75 * unit
        if step.isRefused {
            stroke(
                .polyline([r.origin, CGPoint(x: r.maxX, y: r.maxY)]), color, width: width)
            stroke(
                .polyline([CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY)]), color,
                width: width)
        } else if step.told == .overridden {
            stroke(
                .polygon([
                    CGPoint(x: r.midX, y: r.minY), CGPoint(x: r.maxX, y: r.midY),
                    CGPoint(x: r.midX, y: r.maxY), CGPoint(x: r.minX, y: r.midY),
                ]), color, width: width)
        } else {
            stroke(
                .polyline([
                    CGPoint(x: r.minX, y: r.midY), CGPoint(x: r.midX - r.width * 0.1, y: r.maxY),
                    CGPoint(x: r.maxX, y: r.minY),
                ]), color, width: width)
        }
    }
}
