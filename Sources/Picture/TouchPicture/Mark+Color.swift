extension Mark {
    /// Returns the mark with every color `fraction` of the way to `color`; transparency does not
    /// change. So a mark is dimmed in lightness but keeps its hue.
    public func mixed(with color: Color, _ fraction: Double) -> Mark {
        func mixed(_ own: Color) -> Color {
            var result = own.mixed(with: color, fraction)
            result.alpha = own.alpha
            return result
        }
        // An image from a file is not recolored: it remains visible to the degree that the other
        // marks keep their own colors.
        return changed(mixed, image: 1 - fraction) { group in
            group.marks = group.marks.map { $0.mixed(with: color, fraction) }
        }
    }

    /// Returns the mark with its opacity multiplied by `factor`.
    package func faded(_ factor: Double) -> Mark {
        changed({ $0.faded(factor) }, image: factor, group: { $0.opacity *= factor })
    }

    /// Returns the mark with its colors changed; an image's opacity is multiplied by `factor`.
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
