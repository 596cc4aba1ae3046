import Foundation
import TouchKit
import TouchPicture

/// Paints moments of the stage: the scene and the overlays that are on.
///
/// The same moment, size and settings give the same picture.
public struct StagePainter: Sendable {
    public var theme: Theme
    /// "en" or "zh".
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
    /// Points of the picture around the scene in its panel; nil for room where labels can stand.
    public var edge: Double?

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
            unit: unit, lists: hasLists, edge: edge)
    }

    /// The picture of a moment; `trace` is the one its states were folded from.
    public func picture(of moment: StageMoment, in trace: Trace, size: CGSize) -> Picture {
        painted(moment, in: trace, size: size).picture
    }

    /// The picture of a moment and what is where in it; `trace` is the one its states were folded from.
    public func painted(_ moment: StageMoment, in trace: Trace, size: CGSize) -> PaintedStage {
        let layout = layout(for: moment, size: size)
        let context = OverlayContext(
            moment: moment, trace: trace, layout: layout, overlays: overlays)
        var sketch = Sketch(
            theme: theme, words: Words(language: language), measurer: measurer, unit: layout.unit)
        sketch.fill(.rect(CGRect(origin: .zero, size: size)), theme.ink)
        drawStage(context, size, into: &sketch)
        if let area = layout.pipeline {
            PipelineOverlay(context: context).draw(in: area, into: &sketch)
        }
        if let area = layout.chain {
            ChainOverlay(context: context).draw(in: area, into: &sketch)
        }
        if let area = layout.walk { HitTestList(context: context).draw(in: area, into: &sketch) }
        return PaintedStage(
            picture: Picture(size: size, marks: sketch.marks), layout: layout, parts: sketch.parts)
    }

    private func drawStage(
        _ context: OverlayContext, _ size: CGSize, into sketch: inout Sketch
    ) {
        let panel = context.layout.panel
        let radius = 14 * sketch.unit
        sketch.box(panel, radius: radius, fill: theme.stage, line: theme.line)
        var scene = sketch
        scene.marks = []
        ScenePainter(context: context).draw(into: &scene)
        var placer = LabelPlacer(panel, sketch.unit)
        let touches = TouchesOverlay(context: context, radius: isBrief ? 15 : 22)
        let hitTest = HitTestOverlay(context: context, isBrief: isBrief)
        let recognizers = RecognizersOverlay(context: context)
        let marks = MarksOverlay(context: context)
        // Lines lie below words.
        if overlays.contains(.touches) {
            touches.block(&placer, sketch.unit)
            touches.drawTrails(into: &scene)
        }
        if overlays.contains(.hitTest) { hitTest.drawOutlines(into: &scene) }
        if overlays.contains(.recognizers) { recognizers.drawSlops(into: &scene) }
        marks.drawRings(into: &scene)
        let showsChips = overlays.contains(.recognizers) && hasChips && !isBrief
        let stands = showsChips ? chipStands(context, size, sketch) : nil
        var placed: [RecognizersOverlay.PlacedChip] = []
        var told = scene
        (told.marks, told.parts) = ([], [])
        func tell() {
            recognizers.draw(placed, into: &told)
            RelationsOverlay(context: context, chips: placed.map(\.place), stands: stands)
                .draw(into: &told, &placer)
        }
        if let stands {
            // What is told of recognizers stays; names make room.
            placed = recognizers.placed(at: stands, sketch, &placer)
            tell()
        }
        let names = ViewNames(context: context, isBrief: isBrief)
        let nameless = hasNames ? names.draw(into: &scene, &placer) : []
        if showsChips, stands == nil {
            placed = recognizers.placed(sketch, &placer)
            tell()
        }
        scene.marks += told.marks
        scene.parts += told.parts
        let chips = placed.map(\.place)
        if overlays.contains(.hitTest) { hitTest.drawBadges(into: &scene, &placer) }
        marks.drawArrows(chips: chips, into: &scene, &placer)
        if overlays.contains(.touches), hasFingerChips, !isBrief {
            touches.drawChips(into: &scene, &placer)
        }
        // Names that a finger hid come back when it lifts, not when it has gone; nothing else moves for them.
        if placer.freeLeft() { names.draw(nameless, into: &scene, &placer) }
        let ink = InkOverlay(context: context)
        ink.drawLight(into: &scene)
        ink.drawInk(into: &scene)
        if overlays.contains(.touches) { touches.drawFingers(into: &scene) }
        let clip = Path.roundedRect(panel.insetBy(dx: 1, dy: 1), radius: radius)
        sketch.add(Group(clip: clip, marks: scene.marks))
        sketch.parts = scene.parts.map { $0.cut(to: panel) }
    }
}
