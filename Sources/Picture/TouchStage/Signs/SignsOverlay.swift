import TouchPicture
import TouchReading
import TouchTrace

/// A film's signs on the stage.
struct SignsOverlay {
    let context: OverlayContext
    /// The radius of a finger's ring, in points of the design.
    let radius: Double

    private var signs: FilmSigns { context.moment.signs }

    // MARK: What a caption names

    /// Draws rings around views, below all words, including those of recognizers without any other
    /// sign.
    func drawPointedViews(into sketch: inout Sketch) {
        var views: [FilmSigns.Pointed] = []
        for pointed in signs.pointed {
            guard let view = view(pointed.subject) else { continue }
            // A subject with two names keeps one ring.
            if let place = views.firstIndex(where: { $0.subject == view }) {
                views[place] = .init(
                    subject: view, presence: min(views[place].presence + pointed.presence, 1))
            } else {
                views.append(.init(subject: view, presence: pointed.presence))
            }
        }
        draw(views, [], into: &sketch)
    }

    /// Draws rings around the recognizers that are pointed at.
    ///
    /// - Parameter chips: the chips of the recognizers.
    func drawPointed(chips: [PlacedChip], into sketch: inout Sketch) {
        draw(signs.pointed.filter { view($0.subject) == nil }, chips, into: &sketch)
    }

    /// Returns the view that represents the subject pointed at; nil for a recognizer whose state is
    /// shown.
    private func view(_ subject: SubjectID) -> SubjectID? {
        guard let recognizer = context.stage.recognizers[subject] else { return subject }
        let isShown = recognizer.shownState(at: context.moment.time) != nil
        return isShown && context.overlays.contains(.recognizers) ? nil : recognizer.lastView
    }

    private func draw(
        _ pointed: [FilmSigns.Pointed], _ chips: [PlacedChip], into sketch: inout Sketch
    ) {
        for pointed in pointed where pointed.presence > 0 {
            guard let ring = ring(around: pointed, chips, sketch.unit) else { continue }
            let u = sketch.unit
            sketch.faded(pointed.presence) { sketch in
                sketch.stroke(ring, sketch.theme.shade.faded(0.6), width: 5 * u)
                sketch.stroke(ring, sketch.theme.amber, width: 3 * u)
            }
        }
    }

    /// Returns the ring, which contracts towards the subject.
    private func ring(
        around pointed: FilmSigns.Pointed, _ chips: [PlacedChip], _ u: Double
    ) -> Path? {
        let far = 8 * (1 - pointed.presence) * u
        if let chip = chips.first(where: { $0.recognizer == pointed.subject }) {
            let reach = 4 * u + far
            return .roundedRect(chip.box.insetBy(dx: -reach, dy: -reach), radius: 12 * u)
        }
        let view = context.stage.recognizers[pointed.subject]?.lastView ?? pointed.subject
        let fills = context.fillsStage(view, reach: 7 * u + far)
        return context.outline(view, grownBy: fills ? -4 * u - far : 7 * u + far)
    }

    // MARK: What is asked about

    func drawGhosts(into sketch: inout Sketch) {
        for ghost in signs.ghosts { draw(ghost, into: &sketch) }
    }

    private func draw(_ ghost: FilmSigns.Ghost, into sketch: inout Sketch) {
        guard let start = ghost.way.first else { return }
        let u = sketch.unit
        let theme = sketch.theme
        let ring = Path.circle(center: context.inPicture(start), radius: radius * u)
        sketch.faded(min(ghost.share * 4, 1)) { sketch in
            sketch.stroke(ring, theme.finger, width: 2.5 * u, dash: [5 * u, 4 * u])
        }
        let way = ghost.way.begun(ghost.share).map(context.inPicture)
        guard let end = way.last, way[0].distance(to: end) > radius * u else { return }
        sketch.stroke(.polyline(way), theme.finger.faded(0.8), width: 3 * u, dash: [4 * u, 7 * u])
        // The arrowhead follows the last stretch, not merely the last step.
        let from = way.last { $0.distance(to: end) > 10 * u } ?? way[0]
        sketch.arrow(from: from, to: end, theme.finger, width: 3 * u, head: 14 * u)
    }

    // MARK: The mouse

    func drawPointer(into sketch: inout Sketch) {
        guard let pointer = context.stage.pointer else { return }
        let u = sketch.unit
        let tip = context.inPicture(pointer)
        if let pencil = context.stage.hoveringPencil {
            sketch.drawPencil(
                pencil, "", at: tip, color: sketch.theme.finger, height: pencil.zOffset)
            return
        }
        let arrow = [(0.0, 0.0), (0, 22), (5, 17), (9, 25), (13, 23), (9, 15), (16, 15)].map {
            CGPoint(x: tip.x + $0.0 * u, y: tip.y + $0.1 * u)
        }
        sketch.fill(.polygon(arrow), sketch.theme.finger)
        sketch.stroke(.polygon(arrow), sketch.theme.shade, width: 1.5 * u)
    }

    // MARK: Fingers above the glass

    func drawHands(into sketch: inout Sketch) {
        for hand in signs.hands { draw(hand, into: &sketch) }
    }

    private func draw(_ hand: FilmSigns.Hand, into sketch: inout Sketch) {
        // The hand is as large as the touch that it becomes when it comes down.
        sketch.faded(hand.presence) { sketch in
            if let pencil = hand.pencil {
                sketch.drawPencil(
                    pencil, hand.name, at: context.inPicture(hand.location),
                    color: sketch.theme.finger, height: hand.height)
                return
            }
            sketch.drawFinger(
                hand.name, at: context.inPicture(hand.location), radius: (radius + 3) * sketch.unit,
                color: sketch.theme.finger, height: hand.height)
        }
    }
}

extension [CGPoint] {
    /// Returns the beginning of the path, travelled at a constant pace.
    ///
    /// - Parameter share: the share of its length, from 0 to 1.
    package func begun(_ share: Double) -> [CGPoint] {
        let lengths = zip(self, dropFirst()).map { $0.distance(to: $1) }
        var rest = lengths.reduce(0, +) * Swift.min(Swift.max(share, 0), 1)
        var begun = Array(prefix(1))
        for (index, length) in lengths.enumerated() where rest > 0 {
            let part = length > 0 ? Swift.min(rest / length, 1) : 1
            begun.append(self[index].mixed(with: self[index + 1], part))
            rest -= length
        }
        return begun
    }
}
