import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// The names of views, beside their layers.
struct DepthNames {
    let context: OverlayContext
    let layers: DepthLayers
    let layout: DepthLayout
    /// Indicates whether names show the numbers of the views in the order in which they were asked.
    let isNumbered: Bool

    /// Draws the names of each layer's views beside it, each in its view's color.
    func draw(into sketch: inout Sketch) {
        let u = sketch.unit
        let height = 21 * u
        var floor = layout.names.minY
        let all = (0..<layers.count).map { layer in
            lines(of: layers.all.filter { $0.layer == layer && isNamed($0) }, sketch)
        }
        // Layers are processed from the top down; where they are close, names make room for one
        // another.
        for layer in (0..<layers.count).reversed() where !all[layer].isEmpty {
            let lines = all[layer]
            let middle = middle(of: layer)
            let rest = Double(all[..<layer].reduce(0) { $0 + $1.count }) * height
            let used = Double(lines.count) * height
            let lowest = max(layout.names.maxY - rest - used, floor)
            var y = min(max(middle - used / 2, floor), lowest)
            for line in lines {
                draw(line, middle: y + height / 2, into: &sketch)
                y += height
            }
            floor = y
        }
    }

    private func isNamed(_ lying: DepthLayers.Lying) -> Bool {
        lying.view.text == .none && !lying.isOrnament
    }

    /// Returns the height of the middle of a layer's right edge.
    private func middle(of layer: Int) -> Double {
        let frames = layers.all.filter { $0.layer == layer }.map { $0.frame }
        let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        return CGPoint(x: frame.maxX, y: frame.midY).applying(layout.toPicture(layer)).y
    }

    /// Returns at most two lines of names; the rest are counted, but never a hit view.
    private func lines(of views: [DepthLayers.Lying], _ sketch: Sketch) -> [[Text]] {
        let all = lines(of: views, counting: 0, sketch)
        if all.count <= 2 { return all }
        let first = views.filter(isHit) + views.filter { !isHit($0) }
        for count in stride(from: views.count - 1, through: 1, by: -1) {
            let lines = lines(
                of: Array(first.prefix(count)), counting: views.count - count, sketch)
            if lines.count <= 2 { return lines }
        }
        return lines(of: Array(first.prefix(1)), counting: 0, sketch)
    }

    private func lines(
        of views: [DepthLayers.Lying], counting count: Int, _ sketch: Sketch
    ) -> [[Text]] {
        var texts = views.map { name($0, sketch) }
        if count > 0 {
            let more = sketch.words(.stage.more(count))
            texts.append(sketch.label(more, .detail, sketch.theme.secondText))
        }
        let gap = 8 * sketch.unit
        var lines: [[Text]] = []
        var width = 0.0
        for text in texts {
            let size = sketch.size(of: text).width
            if lines.isEmpty || width + gap + size > layout.names.width {
                lines.append([text])
                width = size
            } else {
                lines[lines.count - 1].append(text)
                width += gap + size
            }
        }
        return lines
    }

    private func number(of lying: DepthLayers.Lying) -> String {
        guard isNumbered, let walk = context.moment.walks.last else { return "" }
        let order = DepthOrder(walk: walk, context: context, layers: layers)
        return order.rows.first { $0.view == lying.view.id }.map { "\($0.number) " } ?? ""
    }

    private func isHit(_ lying: DepthLayers.Lying) -> Bool {
        context.fingers.contains { $0.view == lying.view.id }
    }

    private func name(_ lying: DepthLayers.Lying, _ sketch: Sketch) -> Text {
        let theme = sketch.theme
        let background = lying.view.background
        let color =
            background.alpha > 0.2 && !lying.view.isGhost
            ? background.legible(on: theme.stage) : theme.secondText
        return sketch.label(
            number(of: lying) + context.name(lying.view.id), .text, color,
            weight: isHit(lying) ? .semibold : .regular,
            width: layout.names.width)
    }

    private func draw(_ line: [Text], middle: Double, into sketch: inout Sketch) {
        var x = layout.names.maxX
        for text in line.reversed() {
            let size = sketch.size(of: text)
            sketch.add(text, x: x - size.width, middle: middle)
            let box = CGRect(
                x: x - size.width, y: middle - size.height / 2, width: size.width,
                height: size.height)
            sketch.keep(clear: box, as: .words, of: .none)
            x -= size.width + 8 * sketch.unit
        }
    }
}
