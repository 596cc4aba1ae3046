import Dispatch
import Foundation
import TouchHost
import TouchScript
import TouchStudio
import TouchVideo
import TouchWords

/// The sound of a take: what a microphone hears while event time runs.
///
/// The microphone is opened when it is needed, and whatever is the matter with it, the take goes on.
final class SoundTake {
    private let device: String?
    private let onFault: @Sendable (Failure) -> Void
    private var microphone: Microphone?
    private var journal: SoundJournal?
    private var place = ""
    /// Event time at which it stands, in seconds.
    private var event = 0.0
    /// How long a microphone may take until it gives something, in seconds.
    private static let patience = 2.0
    /// What is written although its take is over.
    private let finishing = DispatchGroup()

    /// - Parameters:
    ///   - device: the microphone's name, or a part of it; nil for the usual one.
    ///   - onFault: called, on any thread, when there is no sound, or no more.
    init(device: String?, onFault: @escaping @Sendable (Failure) -> Void) {
        self.device = device
        self.onFault = onFault
    }

    /// Opens the microphone for a take whose tape is to lie at `place`.
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

    /// Event time runs from 0 on since `time`, by the host's monotonic clock.
    func start(at time: Double = Microphone.now) {
        journal?.note(.runs(event: 0, time: time))
    }

    /// Event time stands still.
    func pause(at event: Double) {
        self.event = event
        journal?.note(.stands(event: event))
    }

    /// It goes on since `time`.
    func goOn(at time: Double = Microphone.now) {
        journal?.note(.runs(event: event, time: time))
    }

    /// What came after event time `event` went another way and lies in the tape `other`, with its sound.
    func goBack(to event: Double, leaving other: String?) {
        self.event = event
        guard let journal else { return }
        journal.settleNow()
        if let other { finish(JournaledSound(of: place), of: other) }
        journal.note(.back(event: event))
    }

    /// The take is over; its tape lies at `tape` now, or is no more.
    func stop(at tape: String?) {
        // What was said just now is still on its way.
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

    /// Names a sound in its tape at once, and writes it meanwhile.
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

    /// Returns when all is written.
    func wait() { finishing.wait() }

    /// Whether a microphone is open.
    var isListening: Bool { microphone != nil }

    /// Whether anything was heard while event time ran.
    var hasHeard: Bool { journal?.hasHeard ?? false }

    /// How loud it was since the last call, from 0 to 1; nil where nobody listens.
    func takeLevel() -> Double? { journal == nil ? nil : microphone?.takePeak() }
}
