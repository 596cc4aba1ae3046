/// What goes along with a take, as sound does: it is told what the take does, at the moment at which it does it.
///
/// Event time runs with the host's clock from the start to a pause, and on from there when the take goes on.
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
    /// While it stands still: what came after event time `time` went another way and lies in the tape `other`, if anything
    /// was done; the take goes on from that time.
    func goBack(to time: Double, leaving other: String?)
    /// It is over; its tape lies at `place` now, or is no more.
    func stop(at place: String?)
    /// Whether anything was heard while event time ran: a take in which nothing was done is kept for it.
    var hasHeard: Bool { get }
    /// How loud it is, from 0 to 1; nil where nothing is heard.
    var level: Double? { get }
}
