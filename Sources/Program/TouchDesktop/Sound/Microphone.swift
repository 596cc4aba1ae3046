import CSDL
import Foundation
import Synchronization
import TouchHost
import TouchVideo
import TouchWords

/// A microphone at work, through SDL. Nothing of sound is started before the first one is looked for.
package nonisolated final class Microphone: Sendable {
    /// The names of those that are there.
    package static func names() throws -> [String] {
        try start()
        defer { stop() }
        return (0..<max(SDL_GetNumAudioDevices(1), 0)).compactMap { index in
            SDL_GetAudioDeviceName(index, 1).map { String(cString: $0) }
        }
    }

    /// Starts SDL's sound; whoever does so ends it by `stop`.
    static func start() throws {
        guard SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 else {
            throw Failure(.audio.none(String(cString: SDL_GetError())))
        }
    }

    static func stop() { SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO)) }

    /// Sound as `SoundTool` works on it, so many frames at a time.
    static func format(channels: UInt8, frames: UInt16) -> SDL_AudioSpec {
        var format = SDL_AudioSpec()
        format.freq = Int32(SoundTool.rate)
        format.format = SDL_AudioFormat(AUDIO_S16LSB)
        (format.channels, format.samples) = (channels, frames)
        return format
    }

    private let tap: Tap
    private let device: SDL_AudioDeviceID

    /// Begins to listen: one channel, as many samples a second as `SoundTool.rate`.
    ///
    /// - Parameters:
    ///   - name: of the device, or a part of it; nil for the usual one.
    ///   - use: is given samples, and when they came by the host's monotonic clock, on a thread of its own.
    ///   - onLoss: called, on another thread, when the device is gone.
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
        // SDL waits for the next samples, and a device that gives none would hold everything up.
        let (tap, device, done) = (tap, device, DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            SDL_CloseAudioDevice(device)
            Microphone.stop()
            withExtendedLifetime(tap) { _ = done.signal() }
        }
        _ = done.wait(timeout: .now() + 0.5)
    }

    /// The loudest sample since the last call, as a part of full scale.
    func takePeak() -> Double {
        Double(tap.peak.exchange(0, ordering: .relaxed)) / 32768
    }

    /// When samples came last, by the host's monotonic clock; 0 before any came.
    var lastArrival: Double { tap.last.withLock { $0 } }

    /// The host's monotonic clock, in seconds.
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

    /// What SDL's thread hands samples to. The microphone holds it until SDL has closed the device and watches no more.
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
            // Of a device that is gone there is silence, which is no sound.
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
