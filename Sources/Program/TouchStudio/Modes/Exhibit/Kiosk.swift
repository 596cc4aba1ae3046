import Foundation
import TouchHost
import TouchScript
import TouchWords

/// The window as an exhibit: whoever comes finds it as it was begun, and nothing of what visitors
/// did is kept.
package struct Kiosk {
    var clock: VisitClock
    /// Nil where there is no code, and so no way out but a signal.
    var lock: CodeLock?
    /// What is asked over the window.
    var sheet: KioskSheet.Content?
    /// Whether the code was told: it opens one act of those that the sheet offers or keys ask for.
    var isUnlocked: Bool { sheet == .staff }
    var corner = CornerTaps()
    /// The settings that each visit begins with.
    let start: Settings
    /// Which lesson plays next while nobody is there.
    var next = 0
    /// The host's time at which what plays goes on to the next, in seconds; nil while it plays.
    var turn: Double?
    /// What is wrong, and until when it is told.
    private(set) var fault: (errors: ScriptErrors, end: Double)?
    /// What the log says at the end of a visit.
    var visit = KioskVisit()

    /// How long the end of a lesson stands before the next plays, and a question before it is
    /// answered.
    static let pause = 3.0
    private static let telling = 20.0

    package init(patience: Double, code: String?, start: Settings) {
        clock = VisitClock(patience: patience)
        lock = code.flatMap(CodeLock.init)
        self.start = start
    }

    /// Tells of something that is wrong, where people can see it, for as long as it takes to read
    /// and to call somebody.
    mutating func tell(_ errors: ScriptErrors, at now: Double) {
        fault = (errors, now + Self.telling)
        for error in errors.errors { Console.complain(error.said(in: Console.language)) }
    }

    func fault(at now: Double) -> ScriptErrors? {
        fault.flatMap { now < $0.end ? $0.errors : nil }
    }

    /// When something is due by itself.
    func due(at now: Double) -> Double? {
        let second =
            clock.phase == .asking
            ? clock.due.map { now + ($0 - now).truncatingRemainder(dividingBy: 1) + 0.001 } : nil
        let told = fault.flatMap { now < $0.end ? $0.end : nil }
        return [clock.due, turn, second, told].compactMap { $0 }.min()
    }
}

/// What the log tells of a visit.
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

/// The knock that staff know: five taps in the upper right corner, within three seconds.
nonisolated struct CornerTaps {
    private var times: [Double] = []

    private static let count = 5
    private static let span = 3.0
    /// The corner's sides, in points.
    private static let side: CGFloat = 72

    /// Notes a finger that comes down.
    /// - Parameters:
    ///   - point: in points of the window.
    ///   - time: the host's, in seconds.
    /// - Returns: whether it was the last of them.
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
