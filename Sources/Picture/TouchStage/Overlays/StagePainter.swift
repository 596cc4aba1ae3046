import TouchPicture
import TouchReading
import TouchScript
import TouchTrace

/// Paints moments of the stage: the scene and the overlays that are on.
///
/// The same moment, size and settings give the same picture.
public struct StagePainter: Sendable {
    public var theme: Theme
    /// "en", "zh".
    public var language: String
    public var overlays: Overlays
    public var measurer: any TextMeasuring
    /// Points of the picture for each point of the design; nil for as many as suit the size.
    public var unit: Double?
    /// Whether the responder chain and the views asked are listed beside the scene.
    public var hasLists = true
    /// Whether what fingers and recognizers do is told elsewhere, for want of room: then there are no chips.
    public var isBrief = false
    /// Whether views have names.
    public var hasNames = true
    /// Whether recognizers have chips on their views.
    public var hasChips = true
    /// Whether it is told beside fingers what they do.
    public var hasFingerChips = true
    /// Whether arrows between recognizers say what they stand for.
    public var hasArrowWords = true
    /// Whether each view that was asked says what came of it.
    public var hasVerdicts = true
    /// True if views that were hit are outlined where they lie flat.
    var hasOutlines = true
    /// Points of the picture around the scene in its panel; nil for room where labels can stand.
    public var edge: Double?
    /// The part of the picture, in its points, that nothing is laid over; nil for all of it.
    public var clear: CGRect?
    /// Whether a mouse's pointer is drawn where nobody sees the screen's own.
    public var hasPointer = false
    /// Whether the scene's panel and its windows have lines around them, and windows have names.
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

    /// Where everything stands; `toPicture` leads from the scene's screen to the picture, and its inverse back.
    public func layout(for moment: StageMoment, size: CGSize) -> StageLayout {
        StageLayout(
            size: size, scene: moment.frame ?? moment.stage.sceneFrame, overlays: overlays,
            unit: unit, lists: hasLists, edge: edge, clear: clear)
    }

    /// The picture of a moment; `trace` is the one its states were folded from.
    public func picture(of moment: StageMoment, in trace: Trace, size: CGSize) -> Picture {
        painted(moment, in: trace, size: size).picture
    }

    /// The picture of a moment and what is where in it; `trace` is the one its states were folded from.
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

    /// What overlays draw a moment from.
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
            // A finger that is not there yet hides no words.
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
        // The edge of the stage cuts no ring of a finger on it.
        sketch.marks += fingers.marks
        sketch.parts = (scene.parts + fingers.parts).map { $0.cut(to: ground) }
        sketch.keptClear = scene.keptClear + fingers.keptClear
    }

    /// All that is told on the scene, but for fingers.
    func drawTold(on context: OverlayContext, _ size: CGSize, into scene: inout Sketch) {
        var placer = LabelPlacer(context.layout.panel, scene.unit)
        drawLines(on: context, into: &scene, &placer)
        let stands = showsChips ? chipStands(context, size, scene) : nil
        var told = scene.empty
        // What is told of recognizers stays as long as a gesture lasts; names make room.
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
        // Names that a finger or a chip hid come back when it has gone; nothing else moves for them.
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

    /// Of a finger's ring, in points of the design.
    private var fingerRadius: Double { isBrief ? 15 : 22 }

    /// Lines, which lie below words; and what fingers keep free.
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

    /// Recognizers' chips, and arrows.
    ///
    /// - Returns: what is kept free as long as the gesture lasts, with the ways of arrows; nil where
    ///   nobody knows.
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
