import CSDL
import Foundation
import Synchronization
import TouchHost
import TouchVideo
import TouchWords

/// A microphone that listens, through SDL. SDL's audio is started only when a microphone is first
/// looked for.
package nonisolated final class Microphone: Sendable {
    /// Returns the names of the microphones that are available.
    package static func names() throws -> [String] {
        try start()
        defer { stop() }
        return (0..<max(SDL_GetNumAudioDevices(1), 0)).compactMap { index in
            SDL_GetAudioDeviceName(index, 1).map { String(cString: $0) }
        }
    }

    /// Starts SDL's audio; every caller must balance it with `stop`.
    static func start() throws {
        guard SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 else {
            throw Failure(.audio.none(String(cString: SDL_GetError())))
        }
    }

    static func stop() { SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO)) }

    /// Returns the audio format that `SoundTool` works on, with the given number of frames per
    /// buffer.
    static func format(channels: UInt8, frames: UInt16) -> SDL_AudioSpec {
        var format = SDL_AudioSpec()
        format.freq = Int32(SoundTool.rate)
        format.format = SDL_AudioFormat(AUDIO_S16LSB)
        (format.channels, format.samples) = (channels, frames)
        return format
    }

    private let tap: Tap
    private let device: SDL_AudioDeviceID

    /// Creates a microphone and starts listening: one channel, at `SoundTool.rate` samples a
    /// second.
    ///
    /// - Parameters:
    ///   - name: the device's name, or a part of it; nil for the default device.
    ///   - use: a closure that receives samples and the time when they arrived, by the host's
    ///     monotonic clock; called on a thread of its own.
    ///   - onLoss: a closure called, on another thread, when the device is gone.
    init(
        _ name: String?, use: @escaping @Sendable ([Int16], Double) -> Void,
        onLoss: @escaping @Sendable () -> Void = {}
    ) throws {
        try Self.start()
        do {
            let found = try name.map { try Self.device(named: $0) }
            tap = Tap(use: use, onLoss: onLoss)
            var wanted = Self.format(channels: 1, frames: 512)
            wanted.userdata = Unmanaged.passUnretained(tap).toOpaque()
            wanted.callback = { data, bytes, count in
                guard let data, let bytes else { return }
                let time = Microphone.now
                let samples = UnsafeRawBufferPointer(start: bytes, count: Int(count))
                Unmanaged<Tap>.fromOpaque(data).takeUnretainedValue().take(
                    Array(samples.bindMemory(to: Int16.self)), at: time)
            }
            var given = SDL_AudioSpec()
            device = SDL_OpenAudioDevice(found, 1, &wanted, &given, 0)
            guard device != 0 else {
                throw Failure(.audio.cannotOpen(String(cString: SDL_GetError())))
            }
        } catch {
            Self.stop()
            throw error
        }
        tap.device.store(device, ordering: .relaxed)
        SDL_AddEventWatch(Self.watch, Unmanaged.passUnretained(tap).toOpaque())
        SDL_PauseAudioDevice(device, 0)
    }

    deinit {
        SDL_DelEventWatch(Self.watch, Unmanaged.passUnretained(tap).toOpaque())
        tap.isLost.store(true, ordering: .relaxed)
        // Closing the device waits for the next samples; a device that delivers none would block
        // everything.
        let (tap, device, done) = (tap, device, DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            SDL_CloseAudioDevice(device)
            Microphone.stop()
            withExtendedLifetime(tap) { _ = done.signal() }
        }
        _ = done.wait(timeout: .now() + 0.5)
    }

    /// Returns the loudest sample since the last call, as a fraction of full scale.
    func takePeak() -> Double {
        Double(tap.peak.exchange(0, ordering: .relaxed)) / 32768
    }

    /// The time when samples last arrived, by the host's monotonic clock; 0 before the first.
    var lastArrival: Double { tap.last.withLock { $0 } }

    /// The current time of the host's monotonic clock, in seconds.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func device(named name: String) throws -> String {
        let names = try names()
        let found =
            names.first { $0 == name }
            ?? names.first { $0.localizedCaseInsensitiveContains(name) }
        if let found { return found }
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        throw Failure(
            names.isEmpty
                ? .audio.unknownMicrophoneOfNone(name)
                : .audio.unknownMicrophone(name, names: list))
    }

    private static let watch: SDL_EventFilter = { data, event in
        guard let data, let event = event?.pointee,
            event.type == SDL_AUDIODEVICEREMOVED.rawValue, event.adevice.iscapture != 0
        else { return 0 }
        let tap = Unmanaged<Tap>.fromOpaque(data).takeUnretainedValue()
        if event.adevice.which == tap.device.load(ordering: .relaxed) { tap.lose() }
        return 0
    }

    /// The receiver of the samples from SDL's thread. The microphone keeps it alive until SDL has
    /// closed the device and removed the watch.
    private final class Tap: Sendable {
        let peak = Atomic<Int>(0)
        let device = Atomic<UInt32>(0)
        let isLost = Atomic(false)
        let last = Mutex(0.0)
        private let use: @Sendable ([Int16], Double) -> Void
        private let onLoss: @Sendable () -> Void

        init(
            use: @escaping @Sendable ([Int16], Double) -> Void,
            onLoss: @escaping @Sendable () -> Void
        ) {
            self.use = use
            self.onLoss = onLoss
        }

        func take(_ samples: [Int16], at time: Double) {
            // A device that is gone delivers silence, which nobody recorded.
            guard !isLost.load(ordering: .relaxed) else { return }
            last.withLock { $0 = time }
            var loudest = 0
            for sample in samples { loudest = max(loudest, abs(Int(sample))) }
            if loudest > peak.load(ordering: .relaxed) { peak.store(loudest, ordering: .relaxed) }
            use(samples, time)
        }

        func lose() {
            if !isLost.exchange(true, ordering: .relaxed) { onLoss() }
        }
    }
}
