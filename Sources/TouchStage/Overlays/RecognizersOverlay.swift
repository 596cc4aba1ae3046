import Foundation
import TouchKit
import TouchPicture

/// Gesture recognizers as chips inside their view's top edge, stacked in the order in which they get a touch:
/// kind, state by colour and shape, whom they wait for, what they measured and why they ended so.
///
/// They follow the fingers, not the story: thresholds mean something only beside the finger that passes them.
struct RecognizersOverlay {
    let staging: Staging

    /// - Returns: where the chips are.
    func draw(into sketch: inout Sketch, _ placer: inout LabelPlacer) -> [ChipPlace] {
        var places: [ChipPlace] = []
        for touch in staging.fingers { drawSlop(of: touch, into: &sketch) }
        for view in staging.stage.views.values where view.isAttached {
            // Last added first.
            let chips = view.recognizers.reversed().compactMap { chip($0, sketch) }
            places += draw(chips, on: view.id, into: &sketch, &placer)
        }
        return places
    }

    // MARK: Chips

    private struct Chip {
        let recognizer: RecognizerState
        let state: UIGestureRecognizer.State
        let words: String
    }

    /// Nil for a recognizer that has nothing to do with what is going on.
    private func chip(_ id: SubjectID, _ sketch: Sketch) -> Chip? {
        guard let recognizer = staging.stage.recognizers[id],
            let state = recognizer.shownState(at: staging.moment.time)
        else { return nil }
        let words = sketch.words.story(of: recognizer, state, staging.trace)
        return Chip(recognizer: recognizer, state: state, words: words)
    }

    private func draw(
        _ chips: [Chip], on view: SubjectID, into sketch: inout Sketch,
        _ placer: inout LabelPlacer
    ) -> [ChipPlace] {
        guard !chips.isEmpty, let state = staging.stage.views[view] else { return [] }
        let u = sketch.unit
        let bounds = state.bounds.applying(staging.toPicture(view))
        // Where a view has no room to spare, its chips have one line; what they say must not make them jump.
        let isBrief =
            bounds.height < (44 + 96 * Double(chips.count)) * u || bounds.width < 216 * u
        let size =
            isBrief
            ? CGSize(
                width: min(max(bounds.width - 20 * u, briefWidth(chips, sketch)), 228 * u),
                height: 26 * u)
            : CGSize(width: 196 * u, height: 42 * u)
        let wishes = wishes(for: size, count: chips.count, over: bounds, view: state, u)
        return chips.compactMap { chip in
            guard let box = placer.place(size, wishes: wishes) else { return nil }
            if isBrief {
                drawBrief(chip, in: box, into: &sketch)
            } else {
                draw(chip, in: box, into: &sketch)
            }
            return ChipPlace(recognizer: chip.recognizer.id, box: box)
        }
    }

    /// Below the view's name, then at its other side, then beside it; at first only where nothing is that a finger
    /// could mean.
    private func wishes(
        for size: CGSize, count: Int, over bounds: CGRect, view: ViewState, _ u: Double
    ) -> [CGPoint] {
        let columns = [
            bounds.minX + 10 * u, bounds.maxX - 10 * u - size.width, bounds.maxX + 8 * u,
            bounds.minX - 8 * u - size.width,
        ]
        let pitch = (size.height + 6 * u) / 2
        let rows = (0..<2 * count + 12).map { bounds.minY + 32 * u + Double($0) * pitch }
        let all = columns.flatMap { x in rows.map { CGPoint(x: x, y: $0) } }
        let content = (view.children + staging.fingers.map(\.view).filter { $0 != view.id })
            .compactMap { id -> CGRect? in
                guard let other = staging.stage.views[id], !other.isHidden, other.alpha > 0.01
                else { return nil }
                return other.bounds.applying(staging.toPicture(id))
            }
        let inner = bounds.insetBy(dx: -4 * u, dy: -4 * u)
        let free = all.filter { point in
            let box = CGRect(origin: point, size: size)
            return inner.contains(box) && !content.contains { $0.intersects(box) }
        }
        return free + all
    }

    private func draw(_ chip: Chip, in box: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        let color = chip.state.color(theme)
        sketch.box(
            box, radius: 9 * u, fill: theme.panel.faded(0.95),
            line: chip.state == .possible ? theme.line : color, width: 1.75 * u)
        let icon = CGRect(x: box.minX + 10 * u, y: box.midY - 6 * u, width: 12 * u, height: 12 * u)
        sketch.drawState(chip.state, in: icon, color)
        let left = icon.maxX + 9 * u
        let right = box.maxX - 10 * u
        var word = sketch.label(
            sketch.words.state(chip.state), sketch.font(.small), chip.state.color(theme),
            alignment: .trailing)
        let wordSize = sketch.size(of: word)
        word.origin = CGPoint(x: right, y: box.minY + 6 * u)
        sketch.add(word)
        sketch.add(
            sketch.label(
                title(of: chip, sketch), sketch.font(.detail, .semibold), theme.text,
                at: CGPoint(x: left, y: box.minY + 4 * u),
                width: right - left - wordSize.width - 6 * u))
        sketch.add(
            sketch.label(
                chip.words, sketch.font(.small), theme.secondText,
                at: CGPoint(x: left, y: box.minY + 22 * u), width: right - left))
    }

    /// Name and kind.
    private func title(of chip: Chip, _ sketch: Sketch) -> String {
        let kind = sketch.words.kind(ofType: staging.trace[chip.recognizer.id]?.typeName ?? "")
        let name = staging.name(chip.recognizer.id)
        // Names that the engine gives, such as "list pan", tell the kind.
        let tellsKind = kind.isEmpty || name.contains(" ") || name.lowercased().hasPrefix("ui")
        return tellsKind ? name : "\(name) · \(kind)"
    }

    /// What the longest name needs.
    private func briefWidth(_ chips: [Chip], _ sketch: Sketch) -> Double {
        let names = chips.map { chip in
            let name = staging.name(chip.recognizer.id)
            let label = sketch.label(
                name, sketch.font(.detail, .semibold), sketch.theme.text)
            return sketch.size(of: label).width
        }
        return (names.max() ?? 0) + 36 * sketch.unit
    }

    /// One line: the state's shape, the name, and what there is to say.
    private func drawBrief(_ chip: Chip, in box: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        let color = chip.state.color(theme)
        sketch.box(
            box, radius: 7 * u, fill: theme.panel.faded(0.95),
            line: chip.state == .possible ? theme.line : color, width: 1.5 * u)
        let icon = CGRect(x: box.minX + 8 * u, y: box.midY - 5 * u, width: 10 * u, height: 10 * u)
        sketch.drawState(chip.state, in: icon, color)
        let left = icon.maxX + 7 * u
        let right = box.maxX - 9 * u
        var name = sketch.label(
            staging.name(chip.recognizer.id), sketch.font(.detail, .semibold), theme.text,
            width: right - left)
        let nameSize = sketch.size(of: name)
        name.origin = CGPoint(x: left, y: box.midY - nameSize.height / 2)
        sketch.add(name)
        let said = chip.words.isEmpty ? sketch.words.state(chip.state) : chip.words
        var words = sketch.label(
            said, sketch.font(.small), chip.state == .possible ? theme.secondText : color,
            alignment: .trailing)
        let size = sketch.size(of: words)
        // Half a reason says less than none: the shape tells the state.
        guard size.width <= right - left - nameSize.width - 8 * u else { return }
        words.origin = CGPoint(x: right, y: box.midY - size.height / 2)
        sketch.add(words)
    }

    // MARK: Slop

    /// How far the finger may go before somebody takes notice, where it came down.
    private func drawSlop(of touch: TouchState, into sketch: inout Sketch) {
        let u = sketch.unit
        var drawn: [Double] = []
        for id in touch.recognizers {
            guard let recognizer = staging.stage.recognizers[id] else { continue }
            for measure in recognizer.measures
            where measure.quantity == .movement && !drawn.contains(measure.threshold) {
                drawn.append(measure.threshold)
                let radius = measure.threshold * staging.layout.sceneScale
                guard radius > 0, radius < 400 * u else { continue }
                let isPassed = measure.value >= measure.threshold
                let color = isPassed ? sketch.theme.amber : sketch.theme.finger
                let ring = Path.circle(center: staging.inPicture(touch.start), radius: radius)
                sketch.stroke(ring, sketch.theme.shade.faded(0.3), width: 3.5 * u)
                sketch.stroke(ring, color, width: 1.5 * u, dash: [4 * u, 4 * u])
            }
        }
    }
}

extension UIGestureRecognizer.State {
    func color(_ theme: Theme) -> Color {
        switch self {
        case .possible: theme.secondText
        case .began, .changed: theme.active
        case .ended: theme.recognized
        case .cancelled: theme.cancelled
        case .failed: theme.failed
        }
    }
}

extension Sketch {
    /// A shape for each state: ring, ring with a heart, disc, bar, cross.
    mutating func drawState(_ state: UIGestureRecognizer.State, in r: CGRect, _ color: Color) {
        let middle = CGPoint(x: r.midX, y: r.midY)
        switch state {
        case .possible:
            stroke(.circle(center: middle, radius: r.width * 0.4), color, width: 1.75 * unit)
        case .began, .changed:
            stroke(.circle(center: middle, radius: r.width * 0.45), color, width: 1.75 * unit)
            fill(.circle(center: middle, radius: r.width * 0.22), color)
        case .ended: fill(.circle(center: middle, radius: r.width * 0.5), color)
        case .cancelled:
            let bar = r.insetBy(dx: 0, dy: r.height * 0.32)
            fill(.roundedRect(bar, radius: bar.height / 2), color)
        case .failed: drawCross(in: r.insetBy(dx: 1.5 * unit, dy: 1.5 * unit), color)
        }
    }
}
