import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// The fingers on the stage: a ring and a soft disc with the finger's name in it, its trail, and a
/// chip with its actions.
struct TouchesOverlay {
    let context: OverlayContext

    /// The radius of the ring, in points of the design.
    var radius = 22.0

    /// Keeps labels away from the fingers; in a film also from those that have lifted, so that
    /// their labels remain in place until they disappear.
    func block(_ placer: inout LabelPlacer, _ unit: Double) {
        // There may be a clock around a finger if there is a recognizer.
        let reach =
            context.overlays.contains(.recognizers) && !context.stage.recognizers.ids.isEmpty
            ? ClockOverlay.reach(beyond: radius) * unit : (radius + 3) * unit
        let paths = context.moment.paths
        for touch in context.pastFingers + waiting.filter({ !context.pastFingers.contains($0) }) {
            for point in [touch.location] + (paths[touch.id] ?? []) {
                let at = context.inPicture(point)
                let disc = CGRect(around: at, reach: reach)
                if touch.isLive, let pencil = touch.pencil {
                    placer.block(PencilShape(pencil, tip: at, unit: unit).boxes(reach: 14 * unit))
                }
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

    /// - Parameter isInside: true to draw the fingers on the stage, false to draw those that a
    ///   camera has left behind.
    func drawFingers(isInside: Bool, into sketch: inout Sketch) {
        func isMeant(_ touch: TouchState) -> Bool {
            context.layout.panel.contains(context.inPicture(touch.location)) == isInside
        }
        for touch in context.fingers where touch.phase != .ended && isMeant(touch) {
            draw(touch, at: context.inPicture(touch.location), into: &sketch)
        }
        for touch in context.stage.touches where touch.phase == .ended && isMeant(touch) {
            let isWaiting = waiting.contains(touch)
            let hasLeft = context.moment.signs.departed?.contains(touch.id) == true
            let presence = max(context.moment.presence(of: touch), isWaiting && !hasLeft ? 0.8 : 0)
            if presence > 0 { drawLifted(touch, presence, stays: isWaiting, into: &sketch) }
        }
    }

    /// The fingers that have lifted while a recognizer waits for more, or holds back some of their
    /// calls.
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

    /// - Parameter words: the places where the scene itself has text, in the picture, where the
    ///   trail is faint.
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
        // It disappears with its finger.
        sketch.faded(context.moment.presence(of: touch)) { sketch in
            for band in ribbon.bands(6) {
                sketch.fill(band.path, sketch.theme.finger.faded(0.05 + 0.4 * band.strength))
            }
        }
    }

    // MARK: The finger

    /// Draws a finger at a place in the picture.
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
            let name = context.name(touch.id)
            let reach = radius * u
            sketch.pointing(at: CGRect(around: place, reach: reach), means: touch.id)
            if let pencil = touch.pencil {
                let shape = sketch.drawPencil(
                    pencil, name, at: place, color: ring, dash: dash, height: 0.4 * (1 - down))
                return sketch.keep(shape, of: touch.id)
            }
            sketch.drawFinger(name, at: place, radius: drawn, color: ring, dash: dash)
            sketch.keepClear(around: place, radius: reach, as: .finger, of: touch.id)
        }
    }

    /// Draws a finger that is in the air again: its ring has opened and rises.
    ///
    /// - Parameter stays: true if a recognizer still waits for the finger; then there may be a
    ///   clock around it.
    private func drawLifted(
        _ touch: TouchState, _ presence: Double, stays: Bool, into sketch: inout Sketch
    ) {
        let gone = Motion.easeOut((context.moment.time - touch.time) / Motion.duration)
        let place = context.inPicture(touch.location)
        let color = touch.cancelledBy != .none ? sketch.theme.cancelled : sketch.theme.finger
        sketch.faded(presence) { sketch in
            let (name, height) = (context.name(touch.id), TouchState.liftedHeight * gone)
            let reach = radius * sketch.unit
            sketch.pointing(at: CGRect(around: place, reach: reach), means: touch.id)
            if let pencil = touch.pencil {
                let shape = sketch.drawPencil(
                    pencil, name, at: place, color: color, height: height)
                return sketch.keep(shape, of: touch.id)
            }
            sketch.drawFinger(
                name, at: place, radius: (radius + (stays ? 1 : 3)) * sketch.unit, color: color,
                height: height)
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

    /// Returns positions beside the finger that a hand does not cover: right, left, above, below.
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

extension TouchState {
    /// The apparent height of a lifted finger above the glass, from 0 to 1.
    package static let liftedHeight = 0.4
}

extension Sketch {
    /// Draws a ring, a soft disc, and the name of the finger in them. Above the glass the ring is
    /// open at the bottom, and the disc faint.
    ///
    /// - Parameters:
    ///   - radius: the radius, in points of the picture.
    ///   - height: the height above the glass, from 0 to 1.
    mutating func drawFinger(
        _ name: String, at place: CGPoint, radius: Double, color: Color, dash: [CGFloat] = [],
        height: Double = 0
    ) {
        let u = unit
        let opened = min(height / TouchState.liftedHeight, 1)
        let at = CGPoint(x: place.x, y: place.y - 6 * opened * u)
        let radius = radius + 3 * height * u
        fill(
            .circle(center: at, radius: radius + 7 * u), theme.finger.faded(0.10 * (1 - opened)))
        fill(.circle(center: at, radius: radius), theme.shade.faded(0.5 - 0.15 * opened))
        let edge = Path.ring(center: at, radius: radius, gap: 0.8 * opened)
        stroke(edge, theme.shade.faded(0.35), width: (6 - 1.5 * opened) * u)
        stroke(edge, color, width: (3 - 0.75 * opened) * u, dash: dash)
        let name = label(
            name, .text, theme.finger, weight: .semibold, alignment: .center, width: 1.7 * radius)
        add(name, x: at.x, middle: at.y)
    }
}

extension Path {
    /// Returns a ring that is open at the bottom.
    ///
    /// - Parameter gap: half of the open angle, in radians.
    fileprivate static func ring(center: CGPoint, radius: Double, gap: Double) -> Path {
        let (start, span) = (.pi / 2 + gap, (.pi - gap) / 2)
        let reach = radius * 4 / 3 * Mathematics.tangent(span / 4)
        var elements = [Element.move(center.at(radius, angle: start))]
        for part in 0..<4 {
            let (from, to) = (start + span * Double(part), start + span * Double(part + 1))
            let (a, b) = (center.at(radius, angle: from), center.at(radius, angle: to))
            elements.append(
                .curve(
                    b, control1: a.at(reach, angle: from + .pi / 2),
                    control2: b.at(reach, angle: to - .pi / 2)))
        }
        return Path(elements)
    }
}

extension CGRect {
    /// Returns the distance to a point; 0 inside.
    fileprivate func distance(to point: CGPoint) -> Double {
        Mathematics.hypotenuse(
            max(minX - point.x, point.x - maxX, 0), max(minY - point.y, point.y - maxY, 0))
    }
}
