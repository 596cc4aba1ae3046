import TouchPicture
import TouchReading

/// All that an inspector tells, painted at a width, and what in it can be asked about: one painting gives both.
public struct PaintedInspector: Sendable {
    /// Of all the content, in points of the picture: to know how far it can be scrolled.
    public let height: Double
    /// Where one can choose something to ask about, from top to bottom.
    public let targets: [InspectorTarget]
    let marks: [Mark]
    /// The ground.
    let color: Color

    /// What of it is to be seen.
    ///
    /// - Parameter scroll: how far the content is scrolled down, in points of the picture.
    public func picture(size: CGSize, scroll: Double = 0) -> Picture {
        let bounds = CGRect(origin: .zero, size: size)
        let scrolled = Group(
            transform: CGAffineTransform(translationX: 0, y: -scroll), marks: marks)
        let content = Group(clip: .rect(bounds), marks: [.group(scrolled)])
        return Picture(
            size: size,
            marks: [.shape(Shape(.rect(bounds), fill: color)), .group(content)])
    }

    /// What a point of the content asks about; nil where nothing is.
    public func topic(at point: CGPoint) -> InspectorTopic? {
        targets.first { $0.rect.contains(point) }?.topic
    }
}
