extension Mark {
    /// Returns a rectangle around everything the mark paints, with a pixel's margin for smooth
    /// edges; nil if it paints nothing.
    public func bounds(measuring measurer: some TextMeasuring) -> CGRect? {
        switch self {
        case .shape(let shape):
            guard let box = shape.path.bounds else { return nil }
            let room = 1 + (shape.stroke?.width ?? 0) / 2
            return box.insetBy(dx: -room, dy: -room)
        case .text(let text):
            // Slanted and stacked glyphs may extend beyond their box.
            let room = 1 + text.font.size / 4
            return text.box(measuring: measurer).insetBy(dx: -room, dy: -room)
        case .image(let image): return image.frame.insetBy(dx: -1, dy: -1)
        case .group(let group):
            guard var box = group.marks.bounds(measuring: measurer) else { return nil }
            if let clip = group.clip?.bounds, box.isFinite {
                box = box.overlap(with: clip.insetBy(dx: -1, dy: -1))
                if box.isNull { return nil }
            }
            return box.applying(group.transform).insetBy(dx: -1, dy: -1)
        }
    }
}

extension [Mark] {
    /// Returns a rectangle around all the marks; nil if they paint nothing.
    public func bounds(measuring measurer: some TextMeasuring) -> CGRect? {
        lazy.compactMap { $0.bounds(measuring: measurer) }
            .reduce(nil as CGRect?) { $0?.union($1) ?? $1 }
    }
}

extension CGRect {
    /// Indicates whether the rectangle has a position: an area cut from too little room has none,
    /// and no finite numbers.
    package var isFinite: Bool {
        minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }
}

extension Text {
    /// Returns the rectangle that the text occupies.
    public func box(measuring measurer: some TextMeasuring) -> CGRect {
        let size = measurer.size(of: self)
        let left =
            switch alignment {
            case .leading: origin.x
            case .center: origin.x - size.width / 2
            case .trailing: origin.x - size.width
            }
        return CGRect(x: left, y: origin.y, width: size.width, height: size.height)
    }
}
