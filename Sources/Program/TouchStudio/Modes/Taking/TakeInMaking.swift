import Foundation
import TouchLive
import TouchScript
import TouchSession
import TouchWords

/// A take while it is made in the window, from its countdown to its tape.
///
/// A take has a session of its own, whose event time passes only while the take rolls; so a
/// countdown or a pause leaves no gap on the tape. Everything goes to a journal at once.
package final class TakeInMaking {
    enum Phase: Equatable {
        /// The take rolls by itself from the host's time `start` on.
        case counting(start: Double)
        case rolling
        case paused
    }

    private(set) var phase: Phase
    private(set) var session: PacedSession
    private let recorder: Recorder
    private let companion: (any TakeCompanion)?
    /// The path of the tape to write.
    let place: String

    /// The length of the countdown, in seconds.
    static let countdown = 3.0

    /// Creates a take, and begins its countdown.
    /// - Parameter place: the path of the tape to write.
    init(
        of scene: Scene, at place: String, language: String, now: Double,
        companion: (any TakeCompanion)? = nil
    ) throws {
        self.place = place
        self.companion = companion
        recorder = try Recorder(path: place, replaces: false)
        session = PacedSession(scene: scene, tape: nil, language: language, now: now)
        session.rest(now: now)
        phase = .counting(start: now + Self.countdown)
        companion?.prepare(beside: place)
    }

    /// Begins when the countdown is over.
    /// - Returns: true if the take has begun just now.
    func advance(now: Double) -> Bool {
        guard case .counting(let start) = phase, start <= now else { return false }
        begin(at: start)
        return true
    }

    /// Begins at the host's time `now`, in the middle of the countdown.
    func begin(at now: Double) {
        guard case .counting = phase else { return }
        phase = .rolling
        session.endRest(at: now)
        companion?.start(at: now)
    }

    /// Brings the journal up to date.
    func follow() { recorder.follow(session, wasHeard: wasHeard) }

    private var wasHeard: Bool { companion?.hasHeard ?? false }

    // MARK: While it is made

    func pause(now: Double) {
        guard phase == .rolling else { return }
        phase = .paused
        session.rest(now: now)
        if session.session.isPlayed || wasHeard { session.session.recordTime() }
        companion?.pause(at: session.session.time)
        follow()
    }

    func goOn(now: Double) {
        guard phase == .paused else { return }
        phase = .rolling
        session.endRest(at: now)
        companion?.goOn(at: now)
    }

    /// Stops event time; captions and markers set in the meantime are on the tape, but no sound.
    func standStill(now: Double) {
        session.rest(now: now)
        companion?.pause(at: session.session.time)
    }

    func moveOn(now: Double) {
        session.endRest(at: now)
        companion?.goOn(at: now)
    }

    var markers: [TakeMarker] { TakeMarker.all(in: session.session) }

    /// Sets a marker.
    func mark(now: Double) {
        session.tell(.chapter(TakeMarker.nextName(in: session.session)), now: now)
        follow()
    }

    /// Shows a caption from now on; nil removes it.
    func say(_ words: LocalizedText?, now: Double) {
        session.tell(.caption(words), now: now)
        follow()
    }

    /// The captions used so far, the latest first.
    var captions: [LocalizedText] {
        session.session.recordedTellings.reversed().compactMap {
            if case .caption(let words) = $0.telling { words } else { nil }
        }
    }

    /// Goes back to a marker. What came after it is kept as another tape, which the take names.
    /// - Returns: the path of that tape; nil if nothing was done or heard.
    func goBack(to marker: TakeMarker, language: String, now: Double) throws -> String? {
        pause(now: now)
        let left = session
        let other = try recorder.write(left, from: 1)?.place
        if let other {
            let name = URL(fileURLWithPath: other).lastPathComponent
            let time = TakeMarker.clock(marker.time)
            // The other words in files are in English, too.
            recorder.remarks.append(Wording.take.otherWay(time, file: name)["en"])
        }
        if let lines = marker.lines {
            session = PacedSession(
                goingOn: left.session.tape(lines: lines), after: left, language: language,
                now: now)
        } else {
            session = PacedSession(
                scene: left.session.scene, tape: nil, language: language, now: now)
        }
        session.rest(now: now)
        companion?.goBack(to: marker.time, leaving: other)
        follow()
        return other
    }

    // MARK: Its end

    /// Writes the tape.
    /// - Returns: the tape and its path; nil if nothing was done or heard.
    func finish(now: Double) throws -> (tape: Tape, place: String)? {
        session.rest(now: now)
        follow()
        defer { recorder.close() }
        do {
            let written = try recorder.write(session, from: 0)
            companion?.stop(at: written?.place)
            session.endRest(at: now)
            return written
        } catch {
            companion?.stop(at: nil)
            throw error
        }
    }

    /// Calls the take off, and keeps nothing of it.
    func callOff() {
        recorder.drop(session)
        recorder.close()
        companion?.stop(at: nil)
    }
}

/// A companion of a take, such as sound. The take tells it what it does, at the moment at which it
/// does it.
///
/// Event time runs with the host's clock from the start to a pause, and on from there when the take
/// goes on.
package protocol TakeCompanion: AnyObject {
    /// Tells the companion that the countdown of a take begins.
    /// - Parameter place: the path of the tape to write; the companion's file goes beside it.
    func prepare(beside place: String)
    /// Tells the companion that the take rolls from event time 0 on, since the host's time `now`.
    func start(at now: Double)
    /// Tells the companion that the take is paused at an event time, in seconds.
    func pause(at time: Double)
    /// Tells the companion that the take goes on from there, since the host's time `now`.
    func goOn(at now: Double)
    /// Tells the companion, during a pause, that what came after event time `time` went another way
    /// and is in the tape `other`, if anything was done; the take goes on from that time.
    func goBack(to time: Double, leaving other: String?)
    /// Tells the companion that the take is over; its tape is at `place` now, or nil if there is
    /// none.
    func stop(at place: String?)
    /// Indicates whether anything was heard while event time ran: such a take is kept even if
    /// nothing was done.
    var hasHeard: Bool { get }
    /// The level of the sound, from 0 to 1; nil without sound.
    var level: Double? { get }
}
