import Foundation
import TouchDesktop
import TouchHost
import TouchKit
import TouchScript
import TouchVideo
import TouchWords

extension Command {
    static let narrate = Command(
        name: "narrate", summary: .command.narrate,
        usage: .verbatim("TAPE [--list | --audio FILE]"),
        details: .command.narrateDetails,
        options: [
            Option("list", nil, .option.listVoices),
            .tellingLanguage,
            Option("voice", nil, takes: "DIR", .option.voice),
            Option("sound", nil, takes: "DEVICE", .option.microphone),
            Option("speak", nil, takes: "COMMAND", .option.speak),
            Option("audio", nil, takes: "FILE", .option.audio),
            Option("at", nil, takes: "TIME", .option.begunAt),
            Option("clap", nil, .option.clap),
        ]
    ) { call in
        if call["sound"] == "list" { return try listMicrophones() }
        let staged = try FilmedTape.script(try call.operand("TAPE"))
        let tape = staged.tape
        let language = try call.language(of: tape.languages)
        guard !call.has("at") || !call.has("clap") else {
            throw call.wrong(.call.atAndClap)
        }
        if let audio = call["audio"] {
            let start = call.has("clap") ? nil : try call.time("at") ?? 0
            let sound = try aligned(audio, to: FilmedTape(staged).whole(), at: start, language)
            try TapeFile.add(sound, to: tape.file)
            return Console.tell(
                .verbatim("\(tape.file): \(TapeStatement.tell(.sound(sound)).text)"))
        }
        let folder = call["voice"].map { VoiceFolder(path: $0) } ?? .beside(tape.file)
        let texts = tape.spokenTexts(in: language ?? "en")
        if call.has("list") {
            for text in texts {
                let isThere = folder.file(of: text.words, text.language) != nil
                let name = VoiceFolder.name(of: text.words)
                try Console.print("\(name)  \(isThere ? "✓" : "–")  \(text.words)")
            }
            return
        }
        guard let speech = try call.speech() else {
            guard !texts.isEmpty else { throw Failure(.tell.noCaptions(tape.file)) }
            return try NarrationDesk(texts, folder, device: call["sound"]).run()
        }
        for text in texts where folder.file(of: text.words, text.language) == nil {
            let sound = try speech.say(text.words, text.language)
            let place = folder.place(of: text.words, text.language) + ".flac"
            try VoiceFile.write(sound, to: place)
            Console.tell(.verbatim("\(place): \(text.words)"))
        }
    }

    static func listMicrophones() throws {
        let names = try Microphone.names()
        if names.isEmpty { Console.tell(.audio.noMicrophone) }
        for name in names { try Console.print(name) }
    }

    /// Returns the line that names a recording.
    /// - Parameter start: the event time at which the recording began; nil if a clap marks it.
    private static func aligned(
        _ audio: String, to played: FilmedTape, at start: Double?, _ language: String?
    ) throws -> Telling.Sound {
        let store = try SoundStore()
        let clip = try store.add(audio)
        var begin = start ?? 0
        if start == nil {
            guard let clap = try Onset.first(of: clip, in: store) else {
                throw Failure(.tell.noClap(audio))
            }
            begin = try played.firstTouch() - clap
        }
        // To the millisecond.
        let time = (begin * 1000).rounded() / 1000
        let file = URL(fileURLWithPath: audio).standardizedFileURL.path
        let folder = URL(fileURLWithPath: played.tape.file).standardizedFileURL
            .deletingLastPathComponent().path
        return Telling.Sound(
            file: file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file,
            from: time < 0 ? Span(-time) : nil, start: Span(max(time, 0)),
            language: language)
    }
}

extension FilmedTape {
    /// Returns the time when the first finger comes down, in seconds of event time.
    fileprivate func firstTouch() throws -> Double {
        for record in session.trace.records {
            if case .sample(_, _, .began, _, _) = record.entry { return record.time }
        }
        throw Failure(.tell.noFingerToClap(tape.file))
    }
}
