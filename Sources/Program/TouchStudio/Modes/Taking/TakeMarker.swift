import TouchScript
import TouchSession
import TouchWords

/// A place of a take to go on from again: its beginning, or a marker that was set.
struct TakeMarker: Hashable {
    var name: LocalizedText
    /// The event time, in seconds.
    var time = 0.0
    /// The number of lines of the recorded tape up to the marker; nil for the beginning.
    var lines: Int?

    static let beginning = TakeMarker(name: LocalizedText(.act.beginning))

    /// Returns the markers of a take, in order.
    static func all(in session: Session) -> [TakeMarker] {
        [beginning]
            + session.recordedTellings.compactMap { told in
                guard case .chapter(let name) = told.telling else { return nil }
                return TakeMarker(name: name, time: told.time, lines: told.lines)
            }
    }

    /// Returns the name of the next marker of a take.
    static func nextName(in session: Session) -> LocalizedText {
        name(all(in: session).count)
    }

    static func name(_ number: Int) -> LocalizedText {
        LocalizedText(.take.part(number))
    }

    /// Returns a time of a take as it is read: "1:05".
    static func clock(_ time: Double) -> String {
        let seconds = Int(time)
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}
