import Foundation
import TouchPicture

/// Reads a picture from its text, so that what was kept can be painted beside what is painted now.
struct PictureReader {
    /// A line that is no mark.
    struct Unreadable: Error { let line: String }

    fileprivate var lines: ArraySlice<Substring>

    static func picture(_ text: String) throws -> Picture {
        var reader = PictureReader(lines: text.split(separator: "\n")[...])
        var head = Words(reader.lines.popFirst() ?? "")
        guard head.next() == "picture" else { throw Unreadable(line: text) }
        let size = CGSize(width: head.number(), height: head.number())
        return Picture(size: size, marks: try reader.marks(indent: 0))
    }

    private mutating func marks(indent: Int) throws -> [Mark] {
        var marks: [Mark] = []
        while let line = lines.first, line.prefix(while: { $0 == " " }).count == indent {
            lines.removeFirst()
            var words = Words(line.dropFirst(indent))
            switch words.next() {
            case "shape": marks.append(.shape(shape(&words)))
            case "text": marks.append(.text(text(&words)))
            case "group":
                var group = group(&words)
                group.marks = try self.marks(indent: indent + 2)
                marks.append(.group(group))
            default: throw Unreadable(line: String(line))
            }
            guard words.isAtEnd else { throw Unreadable(line: String(line)) }
        }
        return marks
    }

    private func shape(_ words: inout Words) -> Shape {
        var shape = Shape(words.path())
        if words.take("fill") { shape.fill = words.color() }
        if words.take("line") {
            shape.stroke = Stroke(words.color(), width: words.number())
            if words.take("dash") { shape.stroke?.dash = words.numbers().map { CGFloat($0) } }
        }
        return shape
    }

    private func text(_ words: inout Words) -> Text {
        let origin = words.point()
        var text = Text("", font: Font(size: 0), color: words.color(), at: origin)
        text.font.size = words.number()
        if words.take("semibold") { text.font.weight = .semibold }
        if words.take("mono") { text.font.family = .mono }
        if words.take("center") { text.alignment = .center }
        if words.take("trailing") { text.alignment = .trailing }
        if words.take("width") { text.width = words.number() }
        if words.take("wrap") { text.overflow = .wrap }
        if words.take("language") { text.language = words.next() }
        text.string = String(words.rest().dropFirst().dropLast()).replacing("\\n", with: "\n")
        return text
    }

    private func group(_ words: inout Words) -> Group {
        var group = Group(marks: [])
        if words.take("by") {
            let n = words.numbers()
            if n.count == 6 {
                group.transform = CGAffineTransform(
                    a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            }
        } else if words.take("moved") {
            let by = words.point()
            group.transform = CGAffineTransform(translationX: by.x, y: by.y)
        }
        if words.take("opacity") { group.opacity = words.number() }
        if words.take("clip") { group.clip = words.path() }
        return group
    }
}

/// The words of one line, taken one by one.
private struct Words {
    private var left: ArraySlice<Substring>

    init(_ line: Substring) {
        left = line.split(separator: " ", omittingEmptySubsequences: false)[...]
    }

    var isAtEnd: Bool { left.isEmpty }

    mutating func next() -> String { String(left.popFirst() ?? "") }

    mutating func take(_ word: String) -> Bool {
        guard left.first.map(String.init) == word else { return false }
        left.removeFirst()
        return true
    }

    mutating func rest() -> String {
        defer { left = [] }
        return left.joined(separator: " ")
    }

    mutating func number() -> Double { Double(next()) ?? .nan }

    mutating func numbers() -> [Double] {
        var numbers: [Double] = []
        while let number = left.first.flatMap({ Double($0) }) {
            numbers.append(number)
            left.removeFirst()
        }
        return numbers
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func rect() -> CGRect {
        CGRect(x: number(), y: number(), width: number(), height: number())
    }

    mutating func color() -> Color {
        let digits = next().dropFirst()
        let color = Color(hex: UInt32(digits.prefix(6), radix: 16) ?? 0)
        let alpha = digits.count == 8 ? UInt32(digits.suffix(2), radix: 16) ?? 0 : 255
        return color.faded(Double(alpha) / 255)
    }

    mutating func path() -> Path {
        switch next() {
        case "rect": return .rect(rect())
        case "oval": return .ellipse(in: rect())
        case "round":
            let rect = rect()
            return .roundedRect(rect, radius: number())
        default: return Path(elements())
        }
    }

    private mutating func elements() -> [Path.Element] {
        var elements: [Path.Element] = []
        while true {
            if take("M") {
                elements.append(.move(point()))
            } else if take("L") {
                elements.append(.line(point()))
            } else if take("C") {
                let (first, second) = (point(), point())
                elements.append(.curve(point(), control1: first, control2: second))
            } else if take("Z") {
                elements.append(.close)
            } else {
                return elements
            }
        }
    }
}
