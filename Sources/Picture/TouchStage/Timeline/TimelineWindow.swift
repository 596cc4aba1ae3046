import TouchPicture

/// The visible part of a timeline: a span of event time, and the scroll position of the lanes.
public struct TimelineWindow: Hashable, Sendable {
    /// The event time at the left edge, in seconds.
    public var start: Double
    /// The seconds from edge to edge; never less than a millisecond.
    public var duration: Double
    /// The distance by which the lanes are scrolled down, in points of the design.
    public var scroll: Double

    public init(start: Double = 0, duration: Double = 1, scroll: Double = 0) {
        self.start = start
        self.duration = min(max(duration, Self.shortest), Self.longest)
        self.scroll = scroll
    }

    /// Returns a window that shows all of a session of `end` seconds, with a margin.
    public static func all(to end: Double) -> TimelineWindow {
        TimelineWindow(start: 0, duration: max(end * 1.05, 0.5))
    }

    static let shortest = 0.001
    static let longest = 100_000.0

    public var end: Double { start + duration }

    /// Returns a window that is closer (a factor above 1) or farther, with `time` at the same
    /// place.
    public func zoomed(by factor: Double, around time: Double) -> TimelineWindow {
        guard factor > 0, factor.isFinite else { return self }
        var window = self
        window.duration = min(max(duration / factor, Self.shortest), Self.longest)
        window.start = time - (time - start) * window.duration / duration
        return window
    }

    /// Returns a window moved by a share of its width; 0.5 moves it half a window ahead.
    public func panned(by share: Double) -> TimelineWindow {
        var window = self
        window.start += duration * share
        return window
    }

    /// Returns a window limited to a session of `end` seconds; one that is wider starts with the
    /// session.
    public func clamped(to end: Double) -> TimelineWindow {
        var window = self
        let last = max(end - duration * 0.9, 0)
        window.start = min(max(start, 0), last)
        window.scroll = max(scroll, 0)
        return window
    }

    /// Returns a window moved just far enough to show `time` with a margin around it.
    public func showing(_ time: Double) -> TimelineWindow {
        var window = self
        let air = duration * 0.1
        if time < start + air { window.start = max(time - air, 0) }
        if time > end - air { window.start = time - duration + air }
        return window
    }

    /// Returns times for the lines of a scale, and the number of decimals that distinguishes them.
    ///
    /// - Parameter count: the approximate number of lines that fit.
    public func ticks(about count: Int) -> (times: [Double], decimals: Int) {
        let rough = duration / Double(max(count, 1))
        var step = 0.001
        var decimals = 3
        // 1, 2, 5, 10 …
        for (index, factor) in (0..<24).map({ ($0, [1.0, 2, 5][$0 % 3]) }) {
            step = 0.001 * Mathematics.power(10, Double(index / 3)) * factor
            decimals = max(3 - index / 3, 0)
            if step >= rough { break }
        }
        // A line exactly on the edge counts, whatever the last bit is.
        let first = (start / step - 1e-6).rounded(.up)
        let last = (end / step + 1e-6).rounded(.down)
        guard last >= first, last - first < 1000 else { return ([], decimals) }
        return (stride(from: first, through: last, by: 1).map { $0 * step }, decimals)
    }
}
