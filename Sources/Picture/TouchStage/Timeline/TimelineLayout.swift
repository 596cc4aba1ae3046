import TouchPicture

/// The positions of a timeline's parts in its picture.
public struct TimelineLayout: Hashable, Sendable {
    public let size: CGSize
    /// The points of the picture per point of the design.
    public let unit: Double
    /// The area for buttons at the top left.
    public let controls: CGRect
    /// The scale, above the lanes.
    public let scale: CGRect
    /// The names of the lanes.
    public let names: CGRect
    /// The lanes; time runs from the left edge to the right.
    public let tracks: CGRect
    public let window: TimelineWindow

    /// The height of one lane, in points of the design.
    package static let pitch = 44.0

    public init(size: CGSize, window: TimelineWindow, unit: Double = 1) {
        self.size = size
        self.unit = unit
        self.window = window
        let margin = 24 * unit
        let left = min(136 * unit, size.width * 0.3)
        let top = 56 * unit
        controls = CGRect(
            x: margin, y: 8 * unit, width: left - margin - 20 * unit, height: 44 * unit)
        scale = CGRect(
            x: left, y: 8 * unit, width: max(size.width - left - margin, 1), height: 44 * unit)
        names = CGRect(
            x: margin, y: top, width: left - margin - 12 * unit,
            height: max(size.height - top - 8 * unit, 0))
        tracks = CGRect(x: left, y: top, width: scale.width, height: names.height)
    }

    /// Returns the position of event time `time`, in points of the picture.
    public func x(of time: Double) -> Double {
        tracks.minX + (time - window.start) / window.duration * tracks.width
    }

    /// Returns the event time at a position in the picture, in seconds.
    public func time(at x: Double) -> Double {
        window.start + (x - tracks.minX) / tracks.width * window.duration
    }

    /// Returns the event time that a distance in points represents, in seconds.
    func duration(of points: Double) -> Double { points / tracks.width * window.duration }

    /// Returns the strip of a lane.
    public func lane(_ index: Int) -> CGRect {
        let top = tracks.minY + (Double(index) * Self.pitch - window.scroll) * unit
        return CGRect(x: tracks.minX, y: top, width: tracks.width, height: Self.pitch * unit)
    }

    /// Returns how far lanes can be scrolled, in points of the design.
    public func scrollLimit(lanes: Int) -> Double {
        max(Double(lanes) * Self.pitch - tracks.height / unit, 0)
    }

    /// Returns what a point of the picture refers to.
    ///
    /// - Parameter reach: the distance that a finger may be off a mark, in points of the picture.
    public func hit(
        _ point: CGPoint, in timeline: Timeline, reach: Double = 22
    ) -> TimelineHit? {
        let time = time(at: point.x)
        if scale.contains(point) { return .time(time) }
        let row = ((point.y - tracks.minY) / unit + window.scroll) / Self.pitch
        guard point.y >= tracks.minY, point.y < tracks.maxY, row >= 0,
            Int(row) < timeline.lanes.count
        else { return nil }
        if point.x < tracks.minX { return .lane(Int(row)) }
        let record = placed(Int(row), of: timeline).record(at: point.x, reach: reach)
        return record.map { .record($0, lane: Int(row)) } ?? .time(time)
    }

    /// Returns whether any part of a lane is visible.
    func shows(_ index: Int) -> Bool {
        let strip = lane(index)
        return strip.maxY > tracks.minY && strip.minY < tracks.maxY
    }

    /// Returns the positions of a lane's contents.
    func placed(_ index: Int, of timeline: Timeline) -> PlacedLane {
        PlacedLane(timeline.lanes[index], in: lane(index), of: self, now: timeline.end)
    }
}

/// The item that a finger on a timeline refers to.
public enum TimelineHit: Hashable, Sendable {
    /// The record of a mark or a bar.
    case record(Int, lane: Int)
    /// The name of a lane.
    case lane(Int)
    /// The time of an empty place.
    case time(Double)
}
