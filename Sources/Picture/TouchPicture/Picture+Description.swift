/// A picture as text, a line for each mark, with those of a group indented, so that it can be
/// stored, read, and compared line by line.
///
/// ```
/// picture 640 360
/// shape round 24 24 296 312 14 fill #171d25 line #2b3540 1
/// text 40 38 #e8eef4 15 semibold "Hit-test"
/// group opacity 0.5 clip rect 24 24 296 312
///   shape path M 30 40 L 60 40 line #e69f00 2 dash 3 4
/// ```
///
/// Positions are rounded to a hundredth of a point, colors to eight bits.
extension Picture: CustomStringConvertible {
    /// The picture as lines of text.
    public var description: String {
        var lines = ["picture \(size.width.short) \(size.height.short)"]
        for mark in marks { mark.write(into: &lines, indent: "") }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Mark {
    fileprivate func write(into lines: inout [String], indent: String) {
        switch self {
        case .shape(let shape): lines.append(indent + shape.words.joined(separator: " "))
        case .text(let text): lines.append(indent + text.words.joined(separator: " "))
        case .image(let image):
            let numbers = image.frame.numbers + [image.opacity.short]
            lines.append(
                indent + (["image"] + numbers + [image.raster.description]).joined(separator: " "))
        case .group(let group):
            lines.append(indent + group.words.joined(separator: " "))
            for mark in group.marks { mark.write(into: &lines, indent: indent + "  ") }
        }
    }
}

extension CGRect {
    /// The corner and the size.
    var numbers: [String] { [minX, minY, width, height].map { $0.short } }
}

extension Shape {
    fileprivate var words: [String] {
        var words = ["shape", path.description]
        if let fill { words += ["fill", fill.hex] }
        if let stroke {
            words += ["line", stroke.color.hex, stroke.width.short]
            if !stroke.dash.isEmpty { words += ["dash"] + stroke.dash.map({ $0.short }) }
        }
        return words
    }
}

extension Text {
    /// The text as words. Defaults are left out: regular sans at its leading edge, English, one
    /// line of its natural width.
    fileprivate var words: [String] {
        var words = ["text", origin.x.short, origin.y.short, color.hex, font.size.short]
        if font.weight != .regular { words.append("\(font.weight)") }
        if font.family != .sans { words.append("\(font.family)") }
        if alignment != .leading { words.append("\(alignment)") }
        if let width { words += ["width", width.short] }
        if overflow != .shortenEnd { words.append("\(overflow)") }
        if language != "en" { words += ["language", language] }
        return words + ["\"\(string.replacing("\n", with: "\\n"))\""]
    }
}

extension Group {
    fileprivate var words: [String] {
        var words = ["group"]
        let t = transform
        if (t.a, t.b, t.c, t.d) != (1, 0, 0, 1) {
            // A matrix multiplies coordinates in the hundreds, so it needs more decimals than a
            // position.
            let matrix = [t.a, t.b, t.c, t.d].map { $0.rounded(to: 6) }
            words += ["by"] + matrix + [t.tx.short, t.ty.short]
        } else if !t.isIdentity {
            words += ["moved", t.tx.short, t.ty.short]
        }
        if opacity != 1 { words += ["opacity", opacity.short] }
        if let clip { words += ["clip", clip.description] }
        return words
    }
}

extension Color {
    /// The color as in a style sheet, with two more digits if it is not opaque.
    fileprivate var hex: String {
        let parts = [red, green, blue] + (alpha == 1 ? [] : [alpha])
        return "#"
            + parts.map { part in
                let byte = Int((min(max(0, part), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }
}

extension BinaryFloatingPoint {
    /// The number rounded to a hundredth, without trailing zeros.
    var short: String { rounded(to: 2) }

    fileprivate func rounded(to places: Int) -> String {
        let factor = Mathematics.power(10, Double(places))
        let value = (Double(self) * factor).rounded() / factor
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        // This also turns minus zero into zero.
        return value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}
