import Dispatch
import Foundation
import TouchHost
import TouchScript
import TouchStudio
import TouchVideo
import TouchWords

/// The sound of a take: what a microphone hears while event time runs.
///
/// The microphone is opened when it is needed. Whatever is wrong with it, the take goes on.
final class SoundTake {
    private let device: String?
    private let onFault: @Sendable (Failure) -> Void
    private var microphone: Microphone?
    private var journal: SoundJournal?
    private var place = ""
    /// The event time at which the take is paused, in seconds.
    private var event = 0.0
    /// The longest time to wait for a microphone's first samples, in seconds.
    private static let patience = 2.0
    /// The sounds still being written although their takes are over.
    private let finishing = DispatchGroup()

    /// Creates the sound of takes.
    /// - Parameters:
    ///   - device: the microphone's name, or a part of it; nil for the default one.
    ///   - onFault: a closure called, on any thread, when there is no sound, or no more.
    init(device: String?, onFault: @escaping @Sendable (Failure) -> Void) {
        self.device = device
        self.onFault = onFault
    }

    /// Opens the microphone for a take whose tape will be written to `place`.
    func listen(beside place: String) {
        guard journal == nil else { return }
        self.place = place
        event = 0
        do {
            let journal = try SoundJournal(of: place)
            self.journal = journal
            let onFault = onFault
            let microphone = try Microphone(device) { samples, time in
                journal.add(samples, at: time)
            } onLoss: {
                onFault(Failure(.audio.takeGoesOn))
            }
            self.microphone = microphone
            DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) {
                [weak microphone] in
                guard microphone?.lastArrival == 0 else { return }
                onFault(Failure(.audio.nothingComes))
            }
        } catch {
            journal = nil
            JournaledSound.remove(of: place)
            onFault(Failure(.audio.takeWithout(Wording(saying: error))))
        }
    }

    /// Starts event time at 0, as of `time` by the host's monotonic clock.
    func start(at time: Double = Microphone.now) {
        journal?.note(.runs(event: 0, time: time))
    }

    /// Pauses event time.
    func pause(at event: Double) {
        self.event = event
        journal?.note(.stands(event: event))
    }

    /// Resumes event time, as of `time`.
    func goOn(at time: Double = Microphone.now) {
        journal?.note(.runs(event: event, time: time))
    }

    /// Goes back to event time `event`. Everything after it was moved to the tape `other`, together
    /// with its sound.
    func goBack(to event: Double, leaving other: String?) {
        self.event = event
        guard let journal else { return }
        journal.settleNow()
        if let other { finish(JournaledSound(of: place), of: other) }
        journal.note(.back(event: event))
    }

    /// Ends the take. Its tape is now at `tape`; nil if there is none any more.
    func stop(at tape: String?) {
        // The last samples are still on their way.
        microphone = nil
        guard let journal else { return }
        journal.end()
        self.journal = nil
        if let failure = journal.failure { onFault(failure) }
        let place = place
        guard let tape, let sound = JournaledSound(of: place) else {
            return JournaledSound.remove(of: place)
        }
        finish(sound, of: tape) { JournaledSound.remove(of: place) }
    }

    /// Names the sound in its tape at once, and writes its file in the background.
    private func finish(
        _ sound: JournaledSound?, of tape: String, then done: @escaping @Sendable () -> Void = {}
    ) {
        guard let sound else { return }
        do {
            let file = try sound.name(in: tape)
            let onFault = onFault
            DispatchQueue.global().async(group: finishing) {
                do {
                    try sound.write(to: file)
                    done()
                } catch {
                    onFault(Failure(Wording(saying: error)))
                }
            }
        } catch {
            onFault(Failure(Wording(saying: error)))
        }
    }

    /// Waits until everything is written.
    func wait() { finishing.wait() }

    /// Indicates whether a microphone is open.
    var isListening: Bool { microphone != nil }

    /// Indicates whether anything was heard while event time ran.
    var hasHeard: Bool { journal?.hasHeard ?? false }

    /// Returns the loudest level since the last call, from 0 to 1; nil if nothing listens.
    func takeLevel() -> Double? { journal == nil ? nil : microphone?.takePeak() }
}
