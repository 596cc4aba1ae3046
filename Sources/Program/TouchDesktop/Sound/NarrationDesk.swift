import CSDL
import Foundation
import Synchronization
import TouchHost
import TouchVideo
import TouchWords

/// Records captions one by one at a terminal: shows each, records it, plays it back, and records it
/// again on request.
package final class NarrationDesk {
    private let texts: [SpokenText]
    private let folder: VoiceFolder
    private let device: String?
    private var place = 0

    package init(_ texts: [SpokenText], _ folder: VoiceFolder, device: String?) {
        self.texts = texts
        self.folder = folder
        self.device = device
    }

    package func run() throws {
        let keys = TerminalKeys()
        defer { keys.close() }
        // Complains now, not after the first sentence.
        guard try !Microphone.names().isEmpty else { throw Failure(.audio.noMicrophone) }
        place = texts.firstIndex { folder.file(of: $0.words, $0.language) == nil } ?? 0
        Console.tell(.audio.keys)
        show()
        while let key = keys.next(within: nil) {
            switch key {
            case " ", "\r", "\n", "a": try speak(keys)
            case "h": try hear(keys)
            case "n":
                guard place + 1 < texts.count else { return }
                place += 1
                show()
            case "b":
                place = max(place - 1, 0)
                show()
            case "q", "\u{3}", "\u{4}": return
            default: break
            }
        }
    }

    private var text: SpokenText { texts[place] }

    private func show() {
        let isThere = folder.file(of: text.words, text.language) != nil
        Console.tell(
            isThere
                ? .audio.spoken(place + 1, all: texts.count, words: text.words)
                : .audio.unspoken(place + 1, all: texts.count, words: text.words))
    }

    private func speak(_ keys: TerminalKeys) throws {
        let heard = Mutex<[Int16]>([])
        let isLost = Atomic(false)
        try withExtendedLifetime(
            Microphone(device) { samples, _ in
                heard.withLock { $0 += samples }
            } onLoss: {
                isLost.store(true, ordering: .relaxed)
            }
        ) { microphone in
            repeat {
                let seconds = heard.withLock { $0.count } / SoundTool.rate
                meter(.audio.speaking(seconds), microphone.takePeak())
                guard !isLost.load(ordering: .relaxed) else { break }
            } while keys.next(within: 0.1) == nil && Signals.shared.received == nil
        }
        Console.renew("")
        if isLost.load(ordering: .relaxed) { Console.complain(.audio.microphoneGone) }
        let samples = heard.withLock { $0 }
        guard samples.contains(where: { $0 != 0 }) else {
            return Console.complain(.audio.nothingHeard)
        }
        let path = folder.place(of: text.words, text.language) + ".flac"
        try VoiceFile.write(WaveFile.bytes(samples), to: path)
        let seconds = Double(samples.count) / Double(SoundTool.rate)
        Console.tell(.audio.written(path, seconds: "\((seconds * 10).rounded() / 10)"))
    }

    private func hear(_ keys: TerminalKeys) throws {
        guard let file = folder.file(of: text.words, text.language) else {
            return Console.tell(.audio.nobodySpoke)
        }
        let store = try SoundStore()
        let clip = try store.add(file)
        let loudspeaker = try Loudspeaker()
        try store.forEachBlock(of: clip.offset..<clip.offset + clip.frames) { loudspeaker.play($0) }
        while loudspeaker.isPlaying, keys.next(within: 0.1) == nil {}
    }

    private func meter(_ words: Wording, _ level: Double) {
        // Sixty decibels over twenty steps.
        let decibels = level > 0 ? 20 * log10(level) : -60
        let count = Int(min(max((decibels + 60) / 3, 0), 20))
        let bar = String(repeating: "▮", count: count) + String(repeating: "▯", count: 20 - count)
        Console.renew("\(words[Console.language]) \(bar) ")
    }
}

/// Reads single keys from the terminal, or letters from a pipe.
private final class TerminalKeys {
    private var old: termios?

    init() {
        var now = termios()
        guard tcgetattr(STDIN_FILENO, &now) == 0 else { return }
        old = now
        now.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &now)
    }

    func close() {
        if var old { tcsetattr(STDIN_FILENO, TCSANOW, &old) }
        old = nil
    }

    /// Returns the next key; nil at the end of input, or if none comes within `seconds`.
    func next(within seconds: Double?) -> Character? {
        while true {
            var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            let found = poll(&wait, 1, seconds.map { Int32($0 * 1000) } ?? 200)
            if Signals.shared.received != nil { return nil }
            if found == 0, seconds == nil { continue }
            guard found > 0 else { return nil }
            var byte: UInt8 = 0
            guard read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
            return Character(UnicodeScalar(byte))
        }
    }
}

/// Plays sound in the format that `SoundTool` works on.
private final class Loudspeaker {
    private let device: SDL_AudioDeviceID

    init() throws {
        try Microphone.start()
        var wanted = Microphone.format(channels: 2, frames: 1024)
        device = SDL_OpenAudioDevice(nil, 0, &wanted, nil, 0)
        guard device != 0 else {
            let reason = String(cString: SDL_GetError())
            Microphone.stop()
            throw Failure(.audio.nothingToHear(reason))
        }
        SDL_PauseAudioDevice(device, 0)
    }

    func play(_ samples: [Int16]) {
        _ = samples.withUnsafeBytes { SDL_QueueAudio(device, $0.baseAddress, UInt32($0.count)) }
    }

    var isPlaying: Bool { SDL_GetQueuedAudioSize(device) > 0 }

    isolated deinit {
        SDL_CloseAudioDevice(device)
        Microphone.stop()
    }
}
