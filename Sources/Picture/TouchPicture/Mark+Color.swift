extension Mark {
    /// The same with every colour `fraction` of the way to `color`; what shows through stays as it is. So a mark is
    /// dimmed in lightness and keeps its hue.
    public func mixed(with color: Color, _ fraction: Double) -> Mark {
        func mixed(_ own: Color) -> Color {
            var result = own.mixed(with: color, fraction)
            result.alpha = own.alpha
            return result
        }
        // What came from a file is nobody's to recolour: as much of it is seen as of the others' own colours.
        return changed(mixed, image: 1 - fraction) { group in
            group.marks = group.marks.map { $0.mixed(with: color, fraction) }
        }
    }

    /// The same with its opacity multiplied by `factor`.
    package func faded(_ factor: Double) -> Mark {
        changed({ $0.faded(factor) }, image: factor, group: { $0.opacity *= factor })
    }

    /// The same with its colours changed; of an image the opacity is multiplied by `factor`.
    private func changed(
        _ color: (Color) -> Color, image factor: Double, group change: (inout Group) -> Void
    ) -> Mark {
        switch self {
        case .shape(var shape):
            shape.fill = shape.fill.map(color)
            if let own = shape.stroke?.color { shape.stroke?.color = color(own) }
            return .shape(shape)
        case .text(var text):
            text.color = color(text.color)
            return .text(text)
        case .image(var image):
            image.opacity *= factor
            return .image(image)
        case .group(var group):
            change(&group)
            return .group(group)
        }
    }
}
