import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// A hit test on the stage: the views that were asked, in order, with their verdicts, and the
/// answer outlined.
///
/// With no finger on the stage it shows the pointer's: the view that would get a touch there.
struct HitTestOverlay {
    let context: OverlayContext
    /// Indicates whether verdicts appear elsewhere.
    var isBrief = false

    /// The most views with verdicts; with more, verdicts are left to the list and only numbers
    /// appear.
    private static let wordyLimit = 12

    /// Returns refused views and the amount by which they are darkened; never an ancestor of a
    /// touched view.
    static func dimmed(_ moment: StageMoment) -> [(view: SubjectID, amount: Double)] {
        let touched = moment.fingers.filter { $0.isLive }.map { $0.view }
        return moment.walks.flatMap { walk in
            let presence = moment.presence(of: walk)
            return walk.steps.filter { step in
                step.isRefused && !touched.contains { moment.stage.isInside($0, of: step.view) }
            }.map { (view: $0.view, amount: presence) }
        }
    }

    /// Draws the outlines of views that were hit, or would be.
    func drawOutlines(into sketch: inout Sketch) {
        let moment = context.moment
        let live = context.fingers.filter { $0.view != .none && $0.isLive }
        for touch in live {
            // One of several fingers on a view may reach it.
            let isReached = live.contains { $0.view == touch.view && !$0.isBarred }
            outline(touch.view, 1, isBarred: !isReached, into: &sketch)
        }
        for walk in moment.walks where moment.stage.touch(walk.touch)?.isLive != true {
            guard walk.end != nil, walk.view != .none else { continue }
            let isBarred = moment.stage.touch(walk.touch)?.isBarred == true
            outline(walk.view, moment.presence(of: walk), isBarred: isBarred, into: &sketch)
        }
        if moment.walks.isEmpty, let probe = moment.probe, probe.view != .none {
            outline(probe.view, 0.6, into: &sketch)
        }
    }

    /// Returns the places of outlines that have disappeared, with the visibility of whatever
    /// replaces them, from 0 to 1.
    func goneOutlines(_ unit: Double) -> [(outline: KeptClear, absence: Double)] {
        let moment = context.moment
        return moment.stage.walks.flatMap { walk -> [(outline: KeptClear, absence: Double)] in
            guard moment.presence(of: walk) <= 0, let finger = moment.stage.touch(walk.touch),
                !finger.isLive, walk.end != nil, walk.view != .none
            else { return [] }
            let absence = moment.absence(since: finger.time + Motion.linger)
            return absence < 1
                ? keptClear(of: walk.view, unit).map { ($0, min(max(absence, 0), 1)) } : []
        }
    }

    /// Returns the area that an outline reserves, however far it spreads as it disappears.
    private func keptClear(of view: SubjectID, _ unit: Double) -> [KeptClear] {
        [context.outline(view, grownBy: 4.5 * unit)].compactMap { $0 }.map { outline in
            KeptClear(kind: .outline, subject: view, pieces: outline.ends.pieces)
        }
    }

    /// Draws the verdicts of the last hit test, and the path from one to the next; nothing while
    /// something else is shown.
    func drawBadges(into sketch: inout Sketch, _ placer: inout LabelPlacer) {
        guard context.moment.staging.tellsHitTest else { return }
        if let walk = context.moment.walks.last {
            drawBadges(of: walk, context.moment.presence(of: walk), into: &sketch, &placer)
        } else if let probe = context.moment.probe {
            drawBadges(of: probe, 1, into: &sketch, &placer)
        }
    }

    /// - Parameter isBarred: true if the view was hit but gets nothing.
    private func outline(
        _ view: SubjectID, _ amount: Double, isBarred: Bool = false, into sketch: inout Sketch
    ) {
        let u = sketch.unit
        let spread = (4.5 + 6 * (1 - amount)) * u
        let fills = context.fillsStage(view, reach: spread)
        guard let inner = context.outline(view, grownBy: fills ? -3 * u : 2 * u),
            let outer = context.outline(view, grownBy: fills ? -spread - u : spread)
        else { return }
        sketch.keptClear += keptClear(of: view, u)
        func draw(into sketch: inout Sketch) {
            let theme = sketch.theme
            if isBarred {
                sketch.stroke(outer, theme.shade.faded(0.6 * amount), width: 5 * u)
                sketch.stroke(
                    outer, theme.secondText.faded(amount), width: 2.5 * u, dash: [9 * u, 8 * u])
                return
            }
            sketch.stroke(inner, theme.shade.faded(amount), width: 2.5 * u)
            sketch.stroke(outer, theme.finger.faded(amount), width: 3 * u)
        }
        // A part that a superview clips is not outlined.
        guard let clip = context.clip(of: view) else { return draw(into: &sketch) }
        sketch.cut(to: .rect(clip.insetBy(dx: -7 * u, dy: -7 * u)), draw)
    }

    private func drawBadges(
        of walk: HitWalk, _ presence: Double, into sketch: inout Sketch,
        _ placer: inout LabelPlacer
    ) {
        let isWordy = walk.steps.count <= Self.wordyLimit
        var stops: [WalkArrows.Stop] = []
        for (index, step) in walk.told.enumerated() {
            guard let view = context.stage.views[step.view], !context.isCutAway(step.view)
            else { continue }
            let words = isWordy && !isBrief && (step.isRefused || step.isOverridden)
            let told = step.isRefused ? step.verdict.wording : context.verdict(of: step, in: walk)
            let text = sketch.label(
                "\(index + 1)" + (words ? "  " + sketch.words(told) : ""), .small,
                sketch.theme.text, weight: .semibold)
            let size = sketch.size(of: text)
            let badge = CGSize(
                width: size.width + 28 * sketch.unit, height: size.height + 4 * sketch.unit)
            let spots = ViewSpots(view, context.toPicture(step.view))
            let wishes = spots.places(for: badge, pad: 6 * sketch.unit)
            // In a crowd, a badge away from its view would be meaningless.
            guard let box = placer.place(badge, wishes: wishes, elsewhere: isWordy)
            else { continue }
            let color = step.color(sketch.theme, isAnswer: walk.view == step.view)
            sketch.faded(presence) { sketch in
                let (u, theme) = (sketch.unit, sketch.theme)
                sketch.box(
                    box, radius: box.height / 2, fill: theme.panel.faded(0.92), line: color)
                let mark = CGRect(square: 8 * u, x: box.minX + 8 * u, middle: box.midY)
                sketch.drawVerdict(
                    step, in: mark, color, isBarred: context.barring(step, in: walk) != nil)
                sketch.add(text.moved(to: CGPoint(x: mark.maxX + 5 * u, y: box.minY + 2 * u)))
                sketch.pointing(at: box, means: step.view)
                sketch.keep(clear: box, as: .badge, of: step.view)
            }
            // The badge of a window may be anywhere, and an arrow to it would cross everything
            // else.
            if step.depth > 0 { stops.append(WalkArrows.Stop(step: step, box: box)) }
        }
        // In a crowd, lines would hide more than they show.
        guard isWordy else { return }
        sketch.faded(presence) { sketch in
            WalkArrows(context: context, isOver: walk.end != nil)
                .draw(between: stops, into: &sketch, &placer)
        }
    }
}
