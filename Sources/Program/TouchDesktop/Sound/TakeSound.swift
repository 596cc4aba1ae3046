import Foundation
import Synchronization
import TouchHost
import TouchStudio

/// Records a microphone along with the takes that are made in the window.
final class TakeSound: TakeCompanion {
    private let sound: SoundTake
    private let clock: HostClock
    private let faults: Faults
    private var heard = (level: 0.0, time: 0.0)

    /// The failures reported from other threads.
    private final class Faults: Sendable {
        let all = Mutex<[Failure]>([])
    }

    /// Creates the sound of the window's takes.
    /// - Parameter device: the microphone's name, or a part of it; nil for the default one.
    init(device: String?, clock: HostClock) {
        let faults = Faults()
        self.faults = faults
        self.clock = clock
        sound = SoundTake(device: device) { fault in
            faults.all.withLock { $0.append(fault) }
            HostClock.wake()
        }
    }

    /// Returns the failures since the last call.
    func takeFaults() -> [Failure] {
        faults.all.withLock { all in
            defer { all = [] }
            return all
        }
    }

    /// Waits until all sounds are written.
    func finish() { sound.wait() }

    /// Converts a time of the window's clock to the host's monotonic clock.
    private func monotonic(_ now: Double) -> Double { Microphone.now - (clock.now - now) }

    func prepare(beside place: String) { sound.listen(beside: place) }
    func start(at now: Double) { sound.start(at: monotonic(now)) }
    func pause(at time: Double) { sound.pause(at: time) }
    func goOn(at now: Double) { sound.goOn(at: monotonic(now)) }
    func goBack(to time: Double, leaving other: String?) {
        sound.goBack(to: time, leaving: other)
    }
    func stop(at place: String?) { sound.stop(at: place) }
    var hasHeard: Bool { sound.hasHeard }

    /// The loudest level of the last tenth of a second.
    var level: Double? {
        let now = Microphone.now
        if now - heard.time < 0.09 { return sound.isListening ? heard.level : nil }
        guard let level = sound.takeLevel() else { return nil }
        heard = (level, now)
        return level
    }
}
