import Foundation
import TouchKit
import TouchPicture

/// Paints moments of the stage: the scene, the overlays that are on, and a frame of title and caption.
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
    /// Whether there are a title, margins and room for captions around the stage.
    public var hasFrame = true
    /// Whether the frame keeps room for captions.
    public var hasCaptions = true
    /// Whether the responder chain and the views asked are listed beside the scene.
    public var hasLists = true
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
            unit: unit, frame: hasFrame, captions: hasCaptions, lists: hasLists, edge: edge)
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
        if hasFrame { FramePainter(context: context).drawTitle(into: &sketch) }
        drawStage(context, into: &sketch)
        if overlays.contains(.pipeline) { PipelineOverlay(context: context).draw(into: &sketch) }
        if overlays.contains(.chain) { ChainOverlay(context: context).draw(into: &sketch) }
        if overlays.contains(.hitTest) { HitTestList(context: context).draw(into: &sketch) }
        if hasFrame { FramePainter(context: context).drawCaption(into: &sketch) }
        return PaintedStage(
            picture: Picture(size: size, marks: sketch.marks), layout: layout, parts: sketch.parts)
    }

    private func drawStage(_ context: OverlayContext, into sketch: inout Sketch) {
        let panel = context.layout.panel
        let radius = 14 * sketch.unit
        sketch.box(panel, radius: radius, fill: theme.stage, line: theme.line)
        var scene = sketch
        scene.marks = []
        ScenePainter(context: context).draw(into: &scene)
        var placer = LabelPlacer(
            room: panel.insetBy(dx: 4 * sketch.unit, dy: 4 * sketch.unit), gap: 3 * sketch.unit)
        let touches = TouchesOverlay(context: context)
        if overlays.contains(.touches) { touches.block(&placer, sketch.unit) }
        ViewNames(context: context).draw(into: &scene, &placer)
        if overlays.contains(.recognizers) {
            let chips = RecognizersOverlay(context: context).draw(into: &scene, &placer)
            RelationsOverlay(context: context, chips: chips).draw(into: &scene, &placer)
        }
        if overlays.contains(.hitTest) {
            HitTestOverlay(context: context).draw(into: &scene, &placer)
        }
        if overlays.contains(.touches) { touches.draw(into: &scene, &placer) }
        let clip = Path.roundedRect(panel.insetBy(dx: 1, dy: 1), radius: radius)
        sketch.add(Group(clip: clip, marks: scene.marks))
        sketch.parts = scene.parts.map { $0.cut(to: panel) }
    }
}
