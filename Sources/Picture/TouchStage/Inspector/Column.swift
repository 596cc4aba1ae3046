import TouchPicture
import TouchReading
import TouchWords

/// A column of painted items, each as high as it needs.
package struct Column {
    package var sketch: Sketch
    package let left: Double
    package let width: Double
    /// The top of the next item.
    package var top: Double
    /// The items that can be selected.
    var targets: [InspectorTarget] = []
    /// The rectangle that shows or hides the sources; nil if there are no sentences.
    var disclosure: CGRect?

    package init(_ sketch: Sketch, left: Double, width: Double, top: Double) {
        (self.sketch, self.left, self.width, self.top) = (sketch, left, width, top)
    }

    /// Adds text that wraps.
    package mutating func add(
        _ string: String, _ size: Sketch.TextSize, _ color: Color,
        weight: Font.Weight = .regular, family: Font.Family = .sans, indent: Double = 0,
        after gap: Double = 0
    ) {
        guard !string.isEmpty else { return }
        top += gap
        let text = sketch.label(
            string, size, color, weight: weight, family: family,
            at: CGPoint(x: left + indent, y: top), width: width - indent, wraps: true)
        sketch.add(text)
        top += sketch.size(of: text).height
    }

    /// Adds the title of a part.
    mutating func heading(_ title: Wording) {
        add(
            sketch.words(title), .text, sketch.theme.text, weight: .semibold, after: 8 * sketch.unit
        )
        top += 2 * sketch.unit
    }

    /// Makes everything that `body` paints selectable, over the column's whole width.
    mutating func target(_ topic: InspectorTopic?, _ body: (inout Column) -> Void) {
        let start = top
        body(&self)
        guard let topic else { return }
        // Differences of sums are off by billionths of a point, and 44 points must be 44.
        let height = ((top - start) * 1024).rounded() / 1024
        let rect = CGRect(x: 0, y: start, width: width + 2 * left, height: height)
        targets.append(InspectorTarget(rect: rect, topic: topic))
    }

    /// Adds a box behind everything that `body` paints, as high as that.
    package mutating func box(air: Double = 12, _ body: (inout Column) -> Void) {
        let u = sketch.unit
        let pad = (air + 2) * u
        var inner = Column(
            sketch.empty, left: left + pad, width: width - 2 * pad, top: top + air * u)
        body(&inner)
        targets += inner.targets
        let height = inner.top + pad - top
        sketch.box(
            CGRect(x: left, y: top, width: width, height: height), radius: 12 * u,
            fill: sketch.theme.ink, line: sketch.theme.line)
        sketch.marks += inner.sketch.marks
        top += height
    }
}
