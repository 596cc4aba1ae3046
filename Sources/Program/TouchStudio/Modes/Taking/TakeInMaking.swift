import Foundation
import TouchLive
import TouchScript
import TouchSession
import TouchWords

/// A take that is made in the window, from its countdown to its tape.
///
/// It has a session of its own, whose event time stands still but for the time in which it rolls;
/// so nothing of a countdown or a pause is on the tape. What happens is in a journal at once.
package final class TakeInMaking {
    enum Phase: Equatable {
        /// It rolls by itself from the host's time `start` on.
        case counting(start: Double)
        case rolling
        case paused
    }

    private(set) var phase: Phase
    private(set) var session: PacedSession
    private let recorder: Recorder
    private let companion: (any TakeCompanion)?
    /// Where its tape is to lie.
    let place: String

    /// From the wish to the first moment, in seconds.
    static let countdown = 3.0

    /// - Parameter place: where its tape is to lie.
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
    /// - Returns: whether it has begun just now.
    func advance(now: Double) -> Bool {
        guard case .counting(let start) = phase, start <= now else { return false }
        begin(at: start)
        return true
    }

    /// Begins at the host's time `now`, in mid-countdown.
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

    /// Event time stands still; what is told meanwhile is on the tape, and nothing that is heard.
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

    /// A caption stands from now on; nil takes it away.
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

    /// Stands at a marker again. What came after it stays: as a tape of its own, which the take
    /// names.
    /// - Returns: where that is; nil if nothing was done or heard.
    func goBack(to marker: TakeMarker, language: String, now: Double) throws -> String? {
        pause(now: now)
        let left = session
        let other = try recorder.write(left, from: 1)?.place
        if let other {
            let name = URL(fileURLWithPath: other).lastPathComponent
            let time = TakeMarker.clock(marker.time)
            // What files say besides is in English.
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

    /// Writes its tape.
    /// - Returns: the tape and where it is; nil if nothing was done or heard.
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

    /// Nothing of it stays.
    func callOff() {
        recorder.drop(session)
        recorder.close()
        companion?.stop(at: nil)
    }
}

/// What goes along with a take, as sound does: it is told what the take does, at the moment at
/// which it does it.
///
/// Event time runs with the host's clock from the start to a pause, and on from there when the take
/// goes on.
package protocol TakeCompanion: AnyObject {
    /// The countdown of a take begins.
    /// - Parameter place: where its tape is to lie; what goes along lies beside it.
    func prepare(beside place: String)
    /// The take rolls from event time 0 on, since the host's time `now`.
    func start(at now: Double)
    /// It stands still at an event time, in seconds.
    func pause(at time: Double)
    /// It goes on from there, since the host's time `now`.
    func goOn(at now: Double)
    /// While it stands still: what came after event time `time` went another way and lies in the
    /// tape `other`, if anything was done; the take goes on from that time.
    func goBack(to time: Double, leaving other: String?)
    /// It is over; its tape lies at `place` now, or is no more.
    func stop(at place: String?)
    /// Whether anything was heard while event time ran: a take in which nothing was done is kept
    /// for it.
    var hasHeard: Bool { get }
    /// How loud it is, from 0 to 1; nil where nothing is heard.
    var level: Double? { get }
}
