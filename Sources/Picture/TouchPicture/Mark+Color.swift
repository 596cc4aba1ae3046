extension Mark {
    /// The same with every colour `fraction` of the way to `color`; what shows through stays as it is. So a mark is
    /// dimmed in lightness and keeps its hue.
    public func mixed(with color: Color, _ fraction: Double) -> Mark {
        func mixed(_ own: Color) -> Color {
            var result = own.mixed(with: color, fraction)
            result.alpha = own.alpha
            return result
        }
        switch self {
        case .shape(var shape):
            shape.fill = shape.fill.map(mixed)
            if let own = shape.stroke?.color { shape.stroke?.color = mixed(own) }
            return .shape(shape)
        case .text(var text):
            text.color = mixed(text.color)
            return .text(text)
        // What came from a file is nobody's to recolour: as much of it is seen as of the others' own colours.
        case .image(var image):
            image.opacity *= 1 - fraction
            return .image(image)
        case .group(var group):
            group.marks = group.marks.map { $0.mixed(with: color, fraction) }
            return .group(group)
        }
    }
}
