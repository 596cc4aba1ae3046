import TouchPicture

/// A picture as numbers and letters, which the page's script paints in order:
///
/// ```
/// 1 shape   fill line path               line: color alpha width count dashes…
/// 2 text    x baseline width size weight family color alpha bytes    bytes: of its letters
/// 3 group   a b c d tx ty opacity clips path
/// 4 end of a group
/// ```
///
/// A color is its 24 bits and its opacity; −1 means none. A path is the number of its steps,
/// followed by these: each is 0 move, 1 line, 2 curve or 3 close, with its points.
struct PictureNumbers {
    private(set) var numbers: [Float] = []
    private(set) var letters: [UInt8] = []
    private let typesetter: PageTypesetter

    init(_ picture: Picture, _ typesetter: PageTypesetter) {
        self.typesetter = typesetter
        write(picture.marks)
    }

    private mutating func write(_ marks: [Mark]) {
        for mark in marks {
            switch mark {
            case .shape(let shape): write(shape)
            case .text(let text): write(text)
            case .group(let group): write(group)
            // Scenes on a page have no image files.
            case .image: break
            }
        }
    }

    private mutating func write(_ shape: Shape) {
        numbers.append(1)
        write(shape.fill)
        write(shape.stroke?.color)
        if let stroke = shape.stroke {
            numbers += [Float(stroke.width), Float(stroke.dash.count)]
            numbers += stroke.dash.map { Float($0) }
        }
        write(shape.path)
    }

    private mutating func write(_ text: Text) {
        let family: Float = text.font.family == .mono ? 1 : 0
        let weight: Float = text.font.weight == .semibold ? 1 : 0
        for line in typesetter.lines(of: text) where !line.string.isEmpty {
            let bytes = Array(line.string.utf8)
            numbers += [
                2, Float(text.origin.x + line.place.x), Float(text.origin.y + line.place.y),
            ]
            numbers += [Float(line.width), Float(text.font.size), weight, family]
            write(text.color)
            numbers.append(Float(bytes.count))
            letters += bytes
        }
    }

    private mutating func write(_ group: Group) {
        let t = group.transform
        numbers += [3, Float(t.a), Float(t.b), Float(t.c), Float(t.d), Float(t.tx), Float(t.ty)]
        numbers += [Float(group.opacity), group.clip == nil ? 0 : 1]
        if let clip = group.clip { write(clip) }
        write(group.marks)
        numbers.append(4)
    }

    private mutating func write(_ color: Color?) {
        guard let color, color.alpha > 0 else { return numbers.append(-1) }
        let bits = [color.red, color.green, color.blue].reduce(0.0) { bits, part in
            bits * 256 + (min(max(part, 0), 1) * 255).rounded()
        }
        numbers += [Float(bits), Float(color.alpha)]
    }

    private mutating func write(_ path: Path) {
        numbers.append(Float(path.elements.count))
        for element in path.elements {
            switch element {
            case .move(let to): numbers += [0, Float(to.x), Float(to.y)]
            case .line(let to): numbers += [1, Float(to.x), Float(to.y)]
            case .curve(let to, let one, let two):
                numbers += [2, Float(one.x), Float(one.y), Float(two.x), Float(two.y)]
                numbers += [Float(to.x), Float(to.y)]
            case .close: numbers.append(3)
            }
        }
    }
}
