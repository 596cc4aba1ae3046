import TouchPicture
import TouchReading
import TouchScript
import TouchTrace

/// A painter of moments of the stage: the scene and the overlays that are on.
///
/// The same moment, size, and settings yield the same picture.
public struct StagePainter: Sendable {
    public var theme: Theme
    /// The language, such as "en" or "zh".
    public var language: String
    public var overlays: Overlays
    public var measurer: any TextMeasuring
    /// The points of the picture per point of the design; nil to derive them from the size.
    public var unit: Double?
    /// Indicates whether lists of the responder chain and the views that were asked appear beside
    /// the scene.
    public var hasLists = true
    /// Indicates whether the actions of fingers and recognizers appear elsewhere, because there is
    /// no room: then there are no chips.
    public var isBrief = false
    /// Indicates whether views have names.
    public var hasNames = true
    /// Indicates whether recognizers have chips on their views.
    public var hasChips = true
    /// Indicates whether fingers have chips that say what they do.
    public var hasFingerChips = true
    /// Indicates whether arrows between recognizers have words with their meaning.
    public var hasArrowWords = true
    /// Indicates whether each view that was asked shows its verdict.
    public var hasVerdicts = true
    /// Indicates whether views that were hit are outlined where they are flat.
    var hasOutlines = true
    /// The margin around the scene in its panel, in points of the picture; nil for one with room
    /// for labels.
    public var edge: Double?
    /// The part of the picture, in its points, that nothing covers; nil for all of it.
    public var clear: CGRect?
    /// Indicates whether a mouse pointer is drawn, for pictures that do not show the screen's own.
    public var hasPointer = false
    /// Indicates whether the scene's panel and its windows have borders, and windows have names.
    public var hasFrames = true

    public init(
        theme: Theme = .dark, language: String = "en", overlays: Overlays = .all,
        measurer: any TextMeasuring
    ) {
        self.theme = theme
        self.language = language
        self.overlays = overlays
        self.measurer = measurer
    }

    /// Returns the layout; `toPicture` transforms the scene's screen to the picture, and its
    /// inverse does the reverse.
    public func layout(for moment: StageMoment, size: CGSize) -> StageLayout {
        StageLayout(
            size: size, scene: moment.frame ?? moment.stage.sceneFrame, overlays: overlays,
            unit: unit, lists: hasLists, edge: edge, clear: clear)
    }

    /// Returns the picture of a moment; `trace` is the one from which its states were folded.
    public func picture(of moment: StageMoment, in trace: Trace, size: CGSize) -> Picture {
        painted(moment, in: trace, size: size).picture
    }

    /// Returns the picture of a moment with the positions of its contents; `trace` is the one from
    /// which its states were folded.
    public func painted(_ moment: StageMoment, in trace: Trace, size: CGSize) -> PaintedStage {
        let context = context(of: moment, trace, size)
        let layout = context.layout
        var sketch = Sketch(
            theme: theme, language: language, measurer: measurer, unit: layout.unit)
        sketch.fill(.rect(CGRect(origin: .zero, size: size)), theme.ink)
        drawStage(context, size, into: &sketch)
        if let area = layout.pipeline {
            PipelineOverlay(context: context).draw(in: area, into: &sketch)
        }
        if let area = layout.chain { context.draw(.chain, in: area, into: &sketch) }
        if let area = layout.walk { context.draw(.hitTest, in: area, into: &sketch) }
        return PaintedStage(
            picture: Picture(size: size, marks: sketch.marks), layout: layout, parts: sketch.parts,
            keptClear: sketch.keptClear)
    }

    /// Returns the context from which overlays draw a moment.
    func context(of moment: StageMoment, _ trace: Trace, _ size: CGSize) -> OverlayContext {
        OverlayContext(
            moment: moment, trace: trace, layout: layout(for: moment, size: size),
            overlays: overlays)
    }

    private func drawStage(
        _ context: OverlayContext, _ size: CGSize, into sketch: inout Sketch
    ) {
        let ground = context.layout.ground
        let radius = 14 * sketch.unit
        let line = hasFrames ? theme.line : nil
        sketch.box(ground, radius: radius, fill: theme.stage, line: line)
        var scene = sketch.empty
        var fingers = sketch.empty
        if let depth = context.moment.staging.depth, depth.share > 0 {
            drawDepth(depth, on: context, size, into: &scene)
        } else {
            ScenePainter(context: context, hasFrames: hasFrames).draw(into: &scene)
            // A finger that has not arrived yet hides no words.
            if overlays.contains(.touches) { signs(context).drawGhosts(into: &scene) }
            drawTold(on: context, size, into: &scene)
            if overlays.contains(.touches) {
                touches(context).drawFingers(isInside: false, into: &scene)
                touches(context).drawFingers(isInside: true, into: &fingers)
                signs(context).drawHands(into: &fingers)
                if hasPointer { signs(context).drawPointer(into: &scene) }
            }
        }
        let clip = Path.roundedRect(ground.insetBy(dx: 1, dy: 1), radius: radius)
        sketch.add(Group(clip: clip, marks: scene.marks))
        // The edge of the stage does not clip the ring of a finger on it.
        sketch.marks += fingers.marks
        sketch.parts = (scene.parts + fingers.parts).map { $0.cut(to: ground) }
        sketch.keptClear = scene.keptClear + fingers.keptClear
    }

    /// Draws everything on the scene except the fingers.
    func drawTold(on context: OverlayContext, _ size: CGSize, into scene: inout Sketch) {
        var placer = LabelPlacer(context.layout.panel, scene.unit)
        drawLines(on: context, into: &scene, &placer)
        let stands = showsChips ? chipStands(context, size, scene) : nil
        var told = scene.empty
        // The words about recognizers remain in place during a gesture; names make room.
        let kept = stands.flatMap { tell(on: context, $0, into: &told, &placer) }
        var names = nameSights(context, stands, size, scene, placer, outlines: scene.keptClear)
        if hasNames { names.draw(on: context, into: &scene, &placer) }
        if stands == nil { _ = tell(on: context, nil, into: &told, &placer) }
        scene.marks += told.marks
        scene.parts += told.parts
        scene.keptClear += told.keptClear
        placer.block(context.written(scene))
        if overlays.contains(.hitTest), hasVerdicts {
            HitTestOverlay(context: context, isBrief: isBrief).drawBadges(into: &scene, &placer)
        }
        if overlays.contains(.touches), !isBrief {
            BarredLabels(context: context).draw(into: &scene, &placer)
        }
        if overlays.contains(.chain) {
            ChainArrows(context: context).draw(into: &scene, &placer)
        }
        if overlays.contains(.recognizers) {
            ThresholdLabels(context: context, radius: fingerRadius)
                .draw(kept, into: &scene, &placer)
            ClockOverlay(context: context, radius: fingerRadius).draw(into: &scene, &placer)
        }
        if overlays.contains(.touches), hasFingerChips, !isBrief {
            touches(context).drawChips(into: &scene, &placer)
        }
        // Names that a finger or a chip hid return after it has gone; nothing else moves for them.
        if placer.freeLeft() { names.drawRest(on: context, into: &scene, &placer) }
        let ink = InkOverlay(context: context)
        ink.drawLight(into: &scene)
        ink.drawInk(into: &scene)
    }

    private var showsChips: Bool { overlays.contains(.recognizers) && hasChips && !isBrief }

    func touches(_ context: OverlayContext) -> TouchesOverlay {
        TouchesOverlay(context: context, radius: fingerRadius)
    }

    private func signs(_ context: OverlayContext) -> SignsOverlay {
        SignsOverlay(context: context, radius: fingerRadius)
    }

    /// The radius of a finger's ring, in points of the design.
    private var fingerRadius: Double { isBrief ? 15 : 22 }

    /// Draws the lines, which lie below words, and reserves the areas of fingers.
    func drawLines(
        on context: OverlayContext, into scene: inout Sketch, _ placer: inout LabelPlacer
    ) {
        if overlays.contains(.touches) {
            touches(context).block(&placer, scene.unit)
            touches(context).drawTrails(into: &scene)
        }
        if overlays.contains(.hitTest), hasOutlines {
            HitTestOverlay(context: context, isBrief: isBrief).drawOutlines(into: &scene)
        }
        if overlays.contains(.recognizers) {
            ThresholdsOverlay(context: context).draw(into: &scene)
        }
        MarksOverlay(context: context).drawRings(into: &scene)
        signs(context).drawPointedViews(into: &scene)
    }

    /// Draws recognizers' chips, and arrows.
    ///
    /// - Returns: the areas that are kept free during the gesture, including the paths of arrows;
    ///   nil if the future is unknown.
    func tell(
        on context: OverlayContext, _ stands: ChipStands?, into sketch: inout Sketch,
        _ placer: inout LabelPlacer
    ) -> ChipStands? {
        let recognizers = RecognizersOverlay(context: context)
        let placed =
            if let stands {
                recognizers.placed(at: stands, sketch, &placer)
            } else {
                showsChips ? recognizers.placed(sketch, &placer) : []
            }
        recognizers.draw(placed, into: &sketch)
        var router = ArrowRouter(stands: stands, unit: sketch.unit)
        RelationsOverlay(context: context, chips: placed, hasWords: hasArrowWords)
            .draw(&router, into: &sketch, &placer)
        if overlays.contains(.recognizers) {
            GatesOverlay(context: context, chips: placed).draw(into: &sketch, &placer)
        }
        MarksOverlay(context: context).drawArrows(chips: placed, &router, into: &sketch, &placer)
        signs(context).drawPointed(chips: placed, into: &sketch)
        return router.stands
    }
}
