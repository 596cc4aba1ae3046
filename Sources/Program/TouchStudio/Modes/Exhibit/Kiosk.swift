import Foundation
import TouchHost
import TouchScript
import TouchWords

/// The state of the window as an exhibit: every visitor finds it as it began, and nothing that
/// visitors did is kept.
package struct Kiosk {
    var clock: VisitClock
    /// The lock; nil if there is no code, and so no way out except a signal.
    var lock: CodeLock?
    /// The question over the window.
    var sheet: KioskSheet.Content?
    /// Indicates whether the code was entered: it permits one act of those that the sheet offers or
    /// keys ask for.
    var isUnlocked: Bool { sheet == .staff }
    var corner = CornerTaps()
    /// The settings with which each visit begins.
    let start: Settings
    /// The lesson that plays next while nobody is there.
    var next = 0
    /// The host's time at which the exhibit goes on to the next lesson, in seconds; nil while one
    /// plays.
    var turn: Double?
    /// The errors to show, and the host's time until which they are shown.
    private(set) var fault: (errors: ScriptErrors, end: Double)?
    /// The visit, for the log at its end.
    var visit = KioskVisit()

    /// The time for which the end of a lesson stays before the next plays, and a question before it
    /// is answered.
    static let pause = 3.0
    private static let telling = 20.0

    package init(patience: Double, code: String?, start: Settings) {
        clock = VisitClock(patience: patience)
        lock = code.flatMap(CodeLock.init)
        self.start = start
    }

    /// Reports something that is wrong where people can see it, for as long as it takes to read and
    /// to call somebody.
    mutating func tell(_ errors: ScriptErrors, at now: Double) {
        fault = (errors, now + Self.telling)
        for error in errors.errors { Console.complain(error.said(in: Console.language)) }
    }

    func fault(at now: Double) -> ScriptErrors? {
        fault.flatMap { now < $0.end ? $0.errors : nil }
    }

    /// Returns the time at which something is due by itself.
    func due(at now: Double) -> Double? {
        let second =
            clock.phase == .asking
            ? clock.due.map { now + ($0 - now).truncatingRemainder(dividingBy: 1) + 0.001 } : nil
        let told = fault.flatMap { now < $0.end ? $0.end : nil }
        return [clock.due, turn, second, told].compactMap { $0 }.min()
    }
}

/// The figures of a visit for the log.
struct KioskVisit {
    var begin = 0.0
    var touches = 0
    var lessons: [String] = []

    func words(until end: Double) -> Wording {
        let seconds = Int((end - begin).rounded())
        return lessons.isEmpty
            ? .kiosk.visitEndedWithoutLesson(seconds, touches: touches)
            : .kiosk.visitEnded(
                seconds, touches: touches, lessons: lessons.joined(separator: ", "))
    }
}

/// The secret knock of the staff: five taps in the upper right corner, within three seconds.
nonisolated struct CornerTaps {
    private var times: [Double] = []

    private static let count = 5
    private static let span = 3.0
    /// The sides of the corner, in points.
    private static let side: CGFloat = 72

    /// Notes a finger that comes down.
    /// - Parameters:
    ///   - point: the point, in points of the window.
    ///   - time: the host's time, in seconds.
    /// - Returns: true if it was the last of the taps.
    mutating func take(_ point: CGPoint, in window: CGSize, at time: Double) -> Bool {
        guard point.x >= window.width - Self.side, point.y <= Self.side else {
            times = []
            return false
        }
        times = times.filter { $0 > time - Self.span } + [time]
        guard times.count >= Self.count else { return false }
        times = []
        return true
    }
}
