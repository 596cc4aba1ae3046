import Foundation
import TouchPicture

/// A writer of marks as SVG elements.
struct SVGWriter {
    let typesetter: Typesetter
    private(set) var body = ""
    private(set) var clips = 0

    mutating func write(_ marks: [Mark], indent: String) {
        for mark in marks where mark.place(measuring: typesetter) != nil {
            switch mark {
            case .shape(let shape): write(shape, indent)
            case .text(let text): write(text, indent)
            case .image(let image): write(image, indent)
            case .group(let group): write(group, indent)
            }
        }
    }

    private mutating func write(_ shape: Shape, _ indent: String) {
        var attributes = paint("fill", shape.fill)
        if let stroke = shape.stroke {
            attributes += paint("stroke", stroke.color)
            attributes += " stroke-width=\"\(n(stroke.width))\" stroke-linecap=\"round\""
            attributes += " stroke-linejoin=\"round\""
            if stroke.dash.contains(where: { $0 > 0 }) {
                let dash = stroke.dash.map { n(max($0, 0)) }.joined(separator: " ")
                attributes += " stroke-dasharray=\"\(dash)\""
            }
        }
        body += "\(indent)<path d=\"\(data(shape.path))\"\(attributes)/>\n"
    }

    private mutating func write(_ text: Text, _ indent: String) {
        let families = Fonts.families(text.font.family, language: text.language)
        let weight = text.font.weight == .semibold ? " font-weight=\"600\"" : ""
        for line in typesetter.lines(of: text) where !line.string.isEmpty {
            body += """
                \(indent)<text x="\(n(text.origin.x + line.x))" \
                y="\(n(text.origin.y + line.baseline))" font-family="\(SVG.escaped(families))" \
                font-size="\(n(text.font.size))"\(weight) xml:lang="\(SVG.escaped(text.language))" \
                xml:space="preserve"\(paint("fill", text.color))>\(SVG.escaped(line.string))</text>

                """
        }
    }

    /// Writes an image with its pixels, so that the document needs no other file.
    private mutating func write(_ image: Image, _ indent: String) {
        var buffer = ImageBuffer(width: image.raster.width, height: image.raster.height)
        buffer.bytes = image.raster.bytes
        guard let file = try? PNG.data(of: buffer) else { return }
        let (f, data) = (image.frame, Data(file).base64EncodedString())
        let faint = image.opacity < 1 ? " opacity=\"\(n(image.opacity))\"" : ""
        body += "\(indent)<image x=\"\(n(f.minX))\" y=\"\(n(f.minY))\" width=\"\(n(f.width))\" "
        body += "height=\"\(n(f.height))\" preserveAspectRatio=\"none\"\(faint) "
        body += "href=\"data:image/png;base64,\(data)\"/>\n"
    }

    private mutating func write(_ group: Group, _ indent: String) {
        guard group.opacity > 0, group.transform.canBeUndone else { return }
        var attributes = ""
        let t = group.transform
        if !t.isIdentity {
            let numbers = [t.a, t.b, t.c, t.d].map(exact) + [t.tx, t.ty].map(n)
            attributes += " transform=\"matrix(\(numbers.joined(separator: " ")))\""
        }
        if group.opacity < 1 { attributes += " opacity=\"\(n(group.opacity))\"" }
        if let clip = group.clip {
            clips += 1
            body +=
                "\(indent)<clipPath id=\"clip\(clips)\"><path d=\"\(data(clip))\"/></clipPath>\n"
            // The clip applies in the group's own coordinates, inside its transform.
            attributes += " clip-path=\"url(#clip\(clips))\""
        }
        body += "\(indent)<g\(attributes)>\n"
        write(group.marks, indent: indent + "  ")
        body += "\(indent)</g>\n"
    }

    private func paint(_ attribute: String, _ color: Color?) -> String {
        guard let color else { return " \(attribute)=\"none\"" }
        let channels = [color.red, color.green, color.blue].map {
            String(Int((min(max(0, $0), 1) * 255).rounded()))
        }
        let solid = " \(attribute)=\"rgb(\(channels.joined(separator: ",")))\""
        return color.alpha >= 1 ? solid : solid + " \(attribute)-opacity=\"\(n(color.alpha))\""
    }

    private func data(_ path: Path) -> String {
        func p(_ point: CGPoint) -> String { "\(n(point.x)) \(n(point.y))" }
        return path.elements.map { element in
            switch element {
            case .move(let to): "M\(p(to))"
            case .line(let to): "L\(p(to))"
            case .curve(let to, let c1, let c2): "C\(p(c1)) \(p(c2)) \(p(to))"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }

    private func n(_ value: CGFloat) -> String { SVG.number(value) }

    /// Returns a factor in full precision; it needs more digits than a length.
    private func exact(_ value: CGFloat) -> String {
        abs(value) < 1e-7 ? "0" : "\(value)"
    }
}
