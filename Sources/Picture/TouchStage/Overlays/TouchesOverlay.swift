import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// Fingers: a ring and a soft disc with the finger's name in it, its trail, and what it does beside it.
struct TouchesOverlay {
    let context: OverlayContext

    /// Radius of the ring, in points of the design.
    var radius = 22.0

    /// Keeps labels off the fingers; in a film also off those that have lifted, so that what tells of them stays where
    /// it is until it goes.
    func block(_ placer: inout LabelPlacer, _ unit: Double) {
        // Around a finger there may be a clock.
        let reach =
            context.overlays.contains(.recognizers)
            ? ClockOverlay.reach(beyond: radius) * unit : (radius + 3) * unit
        let paths = context.moment.paths
        for touch in context.pastFingers + waiting.filter({ !context.pastFingers.contains($0) }) {
            for point in [touch.location] + (paths[touch.id] ?? []) {
                let at = context.inPicture(point)
                let disc = CGRect(around: at, reach: reach)
                if touch.isLive || paths.isEmpty || waiting.contains(touch) {
                    placer.block(disc)
                } else {
                    placer.blockLeft(disc, absence: context.moment.absence(since: touch.time))
                }
            }
        }
    }

    func drawTrails(into sketch: inout Sketch) {
        guard !context.stage.touches.isEmpty else { return }
        let words = context.stage.views.values.filter { $0.text != .none && context.isSeen($0) }
            .map(context.box(of:))
        for touch in context.stage.touches { drawTrail(of: touch, clearOf: words, into: &sketch) }
    }

    func drawFingers(into sketch: inout Sketch) {
        for touch in context.fingers where touch.phase != .ended {
            draw(touch, at: context.inPicture(touch.location), into: &sketch)
        }
        for touch in context.stage.touches where touch.phase == .ended {
            let isWaiting = waiting.contains(touch)
            let left = context.moment.signs.departed[touch.id] ?? 1
            let presence = max(context.moment.presence(of: touch), isWaiting ? 0.8 * left : 0)
            if presence > 0 { drawLifted(touch, presence, stays: isWaiting, into: &sketch) }
        }
    }

    /// Fingers that have lifted while a recognizer waits for more, or something is held back of
    /// them.
    private var waiting: [TouchState] {
        let stage = context.stage
        return stage.touches.filter { touch in
            !touch.isLive
                && (!touch.held.isEmpty
                    || stage.timers.contains { $0.touch == touch.id && $0.purpose.decides })
        }
    }

    func drawChips(into sketch: inout Sketch, _ placer: inout LabelPlacer) {
        for touch in context.fingers { drawChip(of: touch, into: &sketch, &placer) }
    }

    // MARK: The trail

    /// - Parameter words: where the scene itself has written something, in the picture; there the trail is faint.
    private func drawTrail(
        of touch: TouchState, clearOf words: [CGRect], into sketch: inout Sketch
    ) {
        let now = context.moment.time
        let points = touch.trail.filter { now - $0.time < TouchState.trailTime }
        let ribbon = Ribbon(
            points: points.map { point in
                let left = 1 - (now - point.time) / TouchState.trailTime
                let place = context.inPicture(point.location)
                let distance = words.map { $0.distance(to: place) }.min() ?? .infinity
                return Ribbon.Point(
                    at: place, halfWidth: (1.5 + 5.5 * left) * sketch.unit, strength: left,
                    presence: min(max(distance / (16 * sketch.unit), 0.1), 1))
            })
        for band in ribbon.bands(6) {
            sketch.fill(band.path, sketch.theme.finger.faded(0.05 + 0.4 * band.strength))
        }
    }

    // MARK: The finger

    /// A finger at a place of the picture.
    func draw(_ touch: TouchState, at place: CGPoint, into sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        let now = context.moment.time
        // It settles on the glass, and leaves it again.
        let down = Motion.easeOut((now - touch.startTime) / Motion.duration)
        let gone = 1 - context.moment.presence(of: touch)
        let drawn = (radius + 3 * (1 - down) + 8 * gone) * u
        let isCancelled = touch.phase == .cancelled || touch.cancelledBy != .none
        let ring = isCancelled ? theme.cancelled : theme.finger
        let dash: [CGFloat] = touch.withheld == nil ? [] : [5 * u, 5 * u]
        sketch.faded(1 - gone) { sketch in
            sketch.fill(.circle(center: place, radius: drawn + 7 * u), theme.finger.faded(0.10))
            sketch.fill(.circle(center: place, radius: drawn), theme.shade.faded(0.5))
            let edge = Path.circle(center: place, radius: drawn)
            sketch.stroke(edge, theme.shade.faded(0.35), width: 6 * u)
            sketch.stroke(edge, ring, width: 3 * u, dash: dash)
            let name = sketch.label(
                context.name(touch.id), .text, theme.finger, weight: .semibold, alignment: .center,
                width: 1.7 * drawn)
            sketch.add(name, x: place.x, middle: place.y)
            let reach = radius * u
            sketch.pointing(at: CGRect(around: place, reach: reach), means: touch.id)
            sketch.keepClear(around: place, radius: reach, as: .finger, of: touch.id)
        }
    }

    /// A finger that is in the air again: its ring has opened and rises, its disc is gone.
    ///
    /// - Parameter stays: whether it is still waited for; then there may be a clock around it.
    private func drawLifted(
        _ touch: TouchState, _ presence: Double, stays: Bool, into sketch: inout Sketch
    ) {
        let (u, theme) = (sketch.unit, sketch.theme)
        let gone = Motion.easeOut((context.moment.time - touch.time) / Motion.duration)
        let place = context.inPicture(touch.location)
        let at = CGPoint(x: place.x, y: place.y - (stays ? 0 : 6 * gone) * u)
        let ring = (radius + (stays ? 1 : 3 + 4 * gone)) * u
        let isCancelled = touch.cancelledBy != .none
        // Open below, where it was on the glass.
        let gap = 0.35 + 0.45 * gone
        let arc = Path.polyline(
            CGPoint.arc(around: at, ring, from: .pi / 2 + gap, by: 2 * (.pi - gap)))
        sketch.faded(presence) { sketch in
            sketch.stroke(arc, theme.shade.faded(0.35), width: 4.5 * u)
            sketch.stroke(arc, isCancelled ? theme.cancelled : theme.finger, width: 2.25 * u)
            let core = CGRect(around: at, reach: radius * u / 2)
            let color = NamedView.all(context, theme).ground(of: core).map { Theme.words(on: $0) }
            let name = sketch.label(
                context.name(touch.id), .text, color ?? theme.finger, weight: .semibold,
                alignment: .center, width: 1.7 * ring)
            sketch.add(name, x: at.x, middle: at.y)
            let reach = radius * u
            sketch.pointing(at: CGRect(around: at, reach: reach), means: touch.id)
            sketch.keepClear(around: place, radius: reach, as: .finger, of: touch.id)
        }
    }

    // MARK: What it does

    private func drawChip(
        of touch: TouchState, into sketch: inout Sketch, _ placer: inout LabelPlacer
    ) {
        let u = sketch.unit
        let font = sketch.font(.detail, .regular, .mono)
        let words = sketch.words
        let did = touch.withheld.map(words.withheld) ?? words.phase(touch.phase)
        let isPalm = context.moment.palms.contains(touch.finger)
        let first = sketch.label(
            words(isPalm ? .stage.palm(did, at: touch.time) : .stage.finger(did, at: touch.time)),
            font, sketch.theme.text, width: 240 * u)
        var place = touch.location
        var viewName = ""
        if touch.view != .none {
            viewName = context.name(touch.view) + "  "
            place = context.stage.convert(touch.location, to: touch.view) ?? place
        }
        let second = sketch.label(
            viewName + place.tenths, font, sketch.theme.secondText, width: 240 * u)
        let (a, b) = (sketch.size(of: first), sketch.size(of: second))
        let size = CGSize(
            width: max(a.width, b.width, 96 * u) + 20 * u, height: a.height + b.height + 10 * u)
        let at = context.inPicture(touch.location)
        guard let box = placer.place(size, wishes: wishes(around: at, size, u)) else { return }
        sketch.faded(context.moment.presence(of: touch)) { sketch in
            let theme = sketch.theme
            sketch.box(box, radius: 8 * u, fill: theme.panel.faded(0.94), line: theme.line)
            let left = box.minX + 10 * u
            sketch.add(first.moved(to: CGPoint(x: left, y: box.minY + 5 * u)))
            sketch.add(second.moved(to: CGPoint(x: left, y: box.minY + 5 * u + a.height)))
            sketch.pointing(at: box, means: touch.id)
            sketch.keep(clear: box, as: .words, of: touch.id)
        }
    }

    /// Beside the finger, where a hand leaves it to be seen: right, left, above, below.
    private func wishes(around at: CGPoint, _ size: CGSize, _ u: Double) -> [CGPoint] {
        let reach = (radius + 14) * u
        return [
            CGPoint(x: at.x + reach, y: at.y - size.height / 2),
            CGPoint(x: at.x - reach - size.width, y: at.y - size.height / 2),
            CGPoint(x: at.x + reach * 0.5, y: at.y - reach - size.height),
            CGPoint(x: at.x + reach * 0.5, y: at.y + reach),
            CGPoint(x: at.x - reach * 0.5 - size.width, y: at.y - reach - size.height),
            CGPoint(x: at.x - reach * 0.5 - size.width, y: at.y + reach),
        ]
    }
}

extension CGRect {
    /// How far a point is from it; 0 inside.
    fileprivate func distance(to point: CGPoint) -> Double {
        Mathematics.hypotenuse(
            max(minX - point.x, point.x - maxX, 0), max(minY - point.y, point.y - maxY, 0))
    }
}
