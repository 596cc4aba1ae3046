import Foundation
import TouchPicture

/// The title above the stage and the caption below it.
struct FramePainter {
    let context: OverlayContext

    func drawTitle(into sketch: inout Sketch) {
        let area = context.layout.title
        let language = sketch.words.language
        var right = area.maxX
        if let pipeline = context.layout.pipeline, pipeline.minY < area.maxY {
            right = pipeline.minX - 24 * sketch.unit
        }
        var left = area.minX
        if let title = context.moment.title {
            let text = sketch.label(
                title[language], sketch.font(.title, .semibold), sketch.theme.text,
                at: area.origin, width: (right - left) * 0.6)
            sketch.add(text)
            left += sketch.size(of: text).width + 16 * sketch.unit
        }
        if let chapter = context.moment.chapter, right - left > 60 * sketch.unit {
            // On the title's baseline.
            let down = (Sketch.TextSize.title.rawValue - Sketch.TextSize.text.rawValue) * 1.04
            sketch.add(
                sketch.label(
                    chapter[language], sketch.font(.text), sketch.theme.secondText,
                    at: CGPoint(x: left, y: area.minY + down * sketch.unit), width: right - left))
        }
    }

    func drawCaption(into sketch: inout Sketch) {
        guard let area = context.layout.caption, let caption = context.moment.caption else {
            return
        }
        let words = caption[sketch.words.language]
        guard !words.isEmpty else { return }
        let u = sketch.unit
        var text = sketch.label(
            words, sketch.font(.caption), sketch.theme.text,
            at: CGPoint(x: area.midX, y: area.minY), alignment: .center,
            width: area.width - 56 * u)
        text.overflow = .wrap
        // Two lines are what can be read at a glance; more are set smaller.
        if sketch.size(of: text).height > area.height { text.font = sketch.font(.detail) }
        let size = sketch.size(of: text)
        let height = min(size.height + 16 * u, area.height)
        let box = CGRect(
            x: area.midX - size.width / 2 - 28 * u, y: area.midY - height / 2,
            width: size.width + 56 * u, height: height)
        sketch.box(box, radius: 10 * u, fill: sketch.theme.panel, line: sketch.theme.line)
        text.origin.y = max(box.midY - size.height / 2, box.minY)
        guard size.height > height else { return sketch.add(text) }
        // Of one that there is no room for the beginning is shown.
        sketch.add(Group(clip: .rect(box), marks: [.text(text)]))
    }
}
