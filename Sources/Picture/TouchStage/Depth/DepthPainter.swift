import TouchPicture
import TouchReading
import TouchTrace

/// The scene tilted apart: a parallelogram for each layer, the front one on top, with names beside
/// them; fingers above, and the line down to the view that each of them hit.
struct DepthPainter {
    let context: OverlayContext
    let layers: DepthLayers
    let layout: DepthLayout
    /// The radius of fingers, in points of the design.
    let radius: Double
    /// Indicates whether the order in which views were asked is shown.
    let tellsOrder: Bool

    init(
        _ depth: Staging.Depth, _ context: OverlayContext, radius: Double, tellsOrder: Bool
    ) {
        self.context = context
        self.radius = radius
        self.tellsOrder = tellsOrder
        let layers = DepthLayers(context.stage, inside: depth.view)
        self.layers = layers
        let root = depth.view.flatMap { layers.lying($0) }
        layout = DepthLayout(
            share: min(max(depth.share, 0), 1), count: layers.count,
            scene: root?.frame ?? context.stage.sceneFrame, on: context.layout,
            radius: radius * context.layout.unit, hasOrder: tellsOrder)
        rest = depth.view
    }

    /// The view whose surroundings remain flat and fade out; nil if the whole scene is taken apart.
    private let rest: SubjectID?

    /// Draws the scene.
    ///
    /// - Parameters:
    ///   - told: the marks on the flat scene, which fade out as layers separate.
    ///   - hasNames: true if views have names.
    ///   - hasFingers: true if fingers are shown.
    func draw(
        into sketch: inout Sketch, told: [Mark], hasNames: Bool, hasFingers: Bool
    ) {
        drawRest(into: &sketch)
        for layer in 0..<layers.count { draw(layer, into: &sketch) }
        drawOutlines(into: &sketch)
        if !told.isEmpty { sketch.add(Group(opacity: layout.flatness, marks: told)) }
        sketch.faded(layout.presence) { sketch in
            if hasNames {
                DepthNames(
                    context: context, layers: layers, layout: layout,
                    isNumbered: tellsOrder && !layout.hasOrder
                ).draw(into: &sketch)
            }
            if layout.hasOrder {
                DepthRows(context: context, layers: layers, layout: layout).draw(into: &sketch)
            }
        }
        guard hasFingers else { return }
        let touches = TouchesOverlay(context: context, radius: radius)
        for touch in context.fingers {
            DepthLine(
                touch: touch, context: context, layers: layers, layout: layout,
                radius: radius, isNumbered: tellsOrder
            ).draw(into: &sketch)
            touches.draw(touch, at: layout.hovering(touch.location), into: &sketch)
        }
    }

    // MARK: Layers

    /// Draws, fading out, everything that is not taken apart.
    private func drawRest(into sketch: inout Sketch) {
        guard rest != nil, layout.flatness > 0 else { return }
        var flat = sketch.empty
        ScenePainter(context: context).draw(into: &flat)
        sketch.add(Group(opacity: layout.flatness, marks: flat.marks))
    }

    private func draw(_ layer: Int, into sketch: inout Sketch) {
        let toPicture = layout.toPicture(layer)
        let scene = ScenePainter(context: context)
        var marks: [Mark] = []
        for lying in layers.all where lying.layer == layer {
            marks += self.marks(of: lying, scene, sketch)
            sketch.parts.append(
                StagePart(
                    subject: lying.view.id, kind: lying.view.isGhost ? .outline : .view,
                    bounds: lying.view.bounds,
                    toPicture: lying.toScreen.concatenating(toPicture)))
        }
        sketch.add(Group(transform: toPicture, marks: marks))
    }

    /// Returns the opacity of a view that may be in the way: views through which a touch passed are
    /// translucent.
    private func opacity(of lying: DepthLayers.Lying) -> Double {
        let view = lying.view
        guard view.background.alpha * view.alpha > 0.6 else { return 1 }
        let isPassed = context.fingers.contains { touch in
            guard let hit = layers.lying(touch.view), hit.layer < lying.layer else { return false }
            return lying.holds(touch.location)
        }
        return isPassed ? 1 - 0.35 * layout.share : 1
    }

    /// Returns the marks of a view without its subviews, in points of the screen.
    private func marks(
        of lying: DepthLayers.Lying, _ scene: ScenePainter, _ sketch: Sketch
    ) -> [Mark] {
        var marks: [Mark] = []
        let view = lying.view
        if view.isGhost {
            marks = [scene.ghost(of: view, sketch)]
        } else {
            marks = scene.content(of: view, sketch)
            if marks.isEmpty, layout.share > 0 {
                // An outline shows where it is once the layers are apart.
                let line = Stroke(
                    sketch.theme.secondText.faded(layout.share), width: scene.hairline(sketch))
                let outline = Path.roundedRect(view.bounds, radius: view.cornerRadius)
                marks.append(.shape(Shape(outline, stroke: line)))
            }
        }
        marks = [group(view, marks, opacity: view.isGhost ? 1 : view.alpha * opacity(of: lying))]
        for ancestor in lying.ancestors.reversed() {
            let parent = layers.all[ancestor].view
            marks = [group(parent, marks, opacity: parent.alpha)]
        }
        let outermost = lying.ancestors.first.map { layers.all[$0].view } ?? view
        return [
            .group(Group(transform: context.stage.toScreen(outermost.parent), marks: marks))
        ]
    }

    private func group(_ view: ViewState, _ marks: [Mark], opacity: Double) -> Mark {
        let outline = Path.roundedRect(view.bounds, radius: view.cornerRadius)
        return .group(
            Group(
                transform: view.toParent, opacity: opacity,
                clip: view.clipsToBounds ? outline : nil, marks: marks))
    }

    // MARK: The hit view

    private func drawOutlines(into sketch: inout Sketch) {
        let u = sketch.unit
        for touch in context.fingers {
            guard let lying = layers.lying(touch.view) else { continue }
            let amount = context.moment.presence(of: touch)
            let toPicture = lying.toScreen.concatenating(layout.toPicture(lying.layer))
            let inner = outline(of: lying.view, grownBy: 2 * u, toPicture)
            let outer = outline(of: lying.view, grownBy: (4.5 + 6 * (1 - amount)) * u, toPicture)
            sketch.stroke(inner, sketch.theme.shade.faded(amount), width: 2.5 * u)
            sketch.stroke(outer, sketch.theme.finger.faded(amount), width: 3 * u)
        }
    }

    private func outline(
        of view: ViewState, grownBy distance: Double, _ toPicture: CGAffineTransform
    ) -> Path {
        let across = Mathematics.hypotenuse(toPicture.a, toPicture.b)
        let down = abs(toPicture.determinant) / max(across, 1e-6)
        let grown = CGSize(
            width: distance / max(across, 1e-6), height: distance / max(down, 1e-6))
        let radius = view.cornerRadius > 0 ? view.cornerRadius + grown.width : 0
        return Path.roundedRect(
            view.bounds.insetBy(dx: -grown.width, dy: -grown.height), radius: radius
        ).applying(toPicture)
    }
}
