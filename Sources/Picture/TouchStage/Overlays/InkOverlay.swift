import TouchPicture
import TouchScript

/// The ink that a hand draws over the scene, and the circle of light.
struct InkOverlay {
    let context: OverlayContext

    private var scale: Double { context.layout.sceneScale }

    /// Darkens everything except the circle, with a ring that is wide enough.
    func drawLight(into sketch: inout Sketch) {
        guard let light = context.moment.staging.light else { return }
        let center = context.inPicture(light.center)
        let radius = light.radius * scale
        let far = context.layout.panel.corners.map { $0.distance(to: center) }.max() ?? 0
        let width = max(far - radius, 0) + 1
        let ring = Path.circle(center: center, radius: radius + width / 2)
        sketch.stroke(ring, sketch.theme.stage.faded(Self.darkness), width: width)
        let edge = Path.circle(center: center, radius: radius)
        sketch.stroke(edge, sketch.theme.text.faded(0.6), width: 1.5 * sketch.unit)
    }

    /// Draws the lines, each with a rim, so that it is visible on its own color.
    func drawInk(into sketch: inout Sketch) {
        let strokes = context.moment.staging.ink
        for stroke in strokes {
            let width = stroke.width * scale + 2.5 * sketch.unit
            draw(stroke, sketch.theme.shade.faded(0.6), width: width, into: &sketch)
        }
        for stroke in strokes {
            draw(stroke, stroke.color.color, width: stroke.width * scale, into: &sketch)
        }
    }

    private static let darkness = 0.7

    private func draw(
        _ stroke: Ink.Stroke, _ color: Color, width: Double, into sketch: inout Sketch
    ) {
        let places = stroke.places.map(context.inPicture)
        if places.count == 1 {
            sketch.fill(.circle(center: places[0], radius: width / 2), color)
        } else {
            sketch.stroke(.polyline(places), color, width: width)
        }
    }
}
