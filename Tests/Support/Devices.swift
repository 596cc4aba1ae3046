import Foundation

/// A touchscreen with up to fifteen fingers; places are pixels of the screen, parts of pixels count.
public final class TouchScreen: InputDevice {
    /// XInput's numbers for the three moments of a touch.
    private enum Moment: UInt32 {
        case begin = 18
        case update, end
    }

    private let width: Double
    private let height: Double
    private var places: [(finger: Int, point: CGPoint)] = []

    public init(on server: XServer) throws {
        width = Double(server.width)
        height = Double(server.height)
        try super.init(path: server.folder.path + "/touch")
    }

    /// - Parameter pressure: from 0 to 1; nil to say nothing of it.
    public func down(_ finger: Int, _ point: CGPoint, pressure: Double? = nil) throws {
        places.append((finger, point))
        try touch(finger, .begin, point, pressure)
    }

    public func move(_ finger: Int, to point: CGPoint) throws {
        for index in places.indices where places[index].finger == finger {
            places[index].point = point
        }
        try touch(finger, .update, point)
    }

    /// Lifts the finger where it is.
    public func up(_ finger: Int) throws {
        guard let index = places.firstIndex(where: { $0.finger == finger }) else { return }
        try touch(finger, .end, places.remove(at: index).point)
    }

    private func touch(
        _ finger: Int, _ moment: Moment, _ point: CGPoint, _ pressure: Double? = nil
    ) throws {
        let start = Bytes().adding(UInt32(finger)).adding(moment.rawValue)
        try send(
            .touch,
            start
                + InputDevice.axes(x: point.x / width, y: point.y / height, pressure: pressure))
    }
}

/// A mouse that is put anywhere at once; places are pixels of the screen.
public final class Mouse: InputDevice {
    public enum Button: Int32, Sendable {
        case left = 1
        case middle, right, wheelUp, wheelDown
    }

    private let width: Double
    private let height: Double

    public init(on server: XServer) throws {
        width = Double(server.width)
        height = Double(server.height)
        try super.init(path: server.folder.path + "/mouse")
    }

    public func move(to point: CGPoint) throws {
        let absolute = Bytes().adding(UInt32(1)).adding(zeros: 4)
        try send(
            .motion, absolute + InputDevice.axes(x: point.x / width, y: point.y / height))
    }

    public func press(_ button: Button = .left) throws { try set(button, down: true) }

    public func release(_ button: Button = .left) throws { try set(button, down: false) }

    private func set(_ button: Button, down: Bool) throws {
        let start = Bytes().adding(Int32(0)).adding(button.rawValue)
            .adding(UInt32(down ? 1 : 0)).adding(zeros: 4)
        try send(.button, start + InputDevice.axes())
    }
}

/// A keyboard with the usual American layout.
public final class Keyboard: InputDevice {
    /// Keys by the numbers that X gives them.
    public enum Key: Int32, Sendable {
        case escape = 9
        case one = 10
        case backspace = 22
        case tab = 23
        case q = 24
        case w, e, r, t, y, u, i, o, p
        case enter = 36
        case control
        case a = 38
        case s, d, f, g, h, j, k, l
        case shift = 50
        case z = 52
        case x, c, v, b, n, m
        case slash = 61
        case alt = 64
        case space
        case f1 = 67
        case f4 = 70
        case f6 = 72
        case f8 = 74
        case f11 = 95
        case home = 97
        case up
        case left = 100
        case right = 102
        case end
        case down
    }

    /// When each key was last let go of.
    private var releases: [Int32: ContinuousClock.Instant] = [:]

    /// SDL takes a press within 2 ms of the same key's release for the key's auto-repeat, and no hand is that fast.
    private static let bounce = Duration.milliseconds(5)

    public init(on server: XServer) throws {
        try super.init(path: server.folder.path + "/keyboard")
    }

    public func press(_ key: Key) throws { try set(key, down: true) }

    public func release(_ key: Key) throws { try set(key, down: false) }

    public func tap(_ key: Key) throws {
        try press(key)
        try release(key)
    }

    /// Presses keys one after the other, and lets go of them the other way round.
    public func chord(_ keys: [Key]) throws {
        for key in keys { try press(key) }
        for key in keys.reversed() { try release(key) }
    }

    private func set(_ key: Key, down: Bool) throws { try set(key.rawValue, down: down) }

    /// Any key by its number, from 9 on.
    public func set(_ key: Int32, down: Bool) throws {
        if down, let release = releases[key] {
            let rest = ContinuousClock.now.duration(to: release + Self.bounce)
            if rest > .zero { usleep(UInt32(rest / .microseconds(1))) }
        }
        try send(.key, Bytes().adding(key).adding(UInt32(down ? 1 : 0)))
        guard !down else { return }
        try sync()
        releases[key] = .now
    }
}
