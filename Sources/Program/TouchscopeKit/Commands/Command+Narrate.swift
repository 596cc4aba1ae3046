import Foundation
import TouchDesktop
import TouchHost
import TouchKit
import TouchScript
import TouchVideo

extension Command {
    static let narrate = Command(
        name: "narrate", summary: "the captions of a tape, spoken",
        usage: "TAPE [--list | --audio FILE]",
        details: """
            Goes through the captions in the terminal: one is shown, spoken into the microphone, heard and
            spoken again. A caption's voice is a file in the folder voice beside TAPE, in a folder for each
            language, named by what is said: films carry it. --list names the files and tells which are
            there; any program may have recorded them, as .flac .wav .ogg .opus .mp3 or .m4a. --speak has
            a synthesiser speak the captions that nobody has spoken yet.
            --audio writes a line into TAPE that names a recording of the whole take: begun at event time
            --at, or with a clap that is heard when the first finger comes down.
            """,
        options: [
            Option("list", nil, "each caption's file, whether it is there, what is said"),
            Option("lang", nil, takes: "LANG", "en, zh, or another in which TAPE tells"),
            Option("voice", nil, takes: "DIR", "another folder than the one beside TAPE"),
            Option("sound", nil, takes: "DEVICE", "the microphone, or a part of its name; list"),
            Option(
                "speak", nil, takes: "COMMAND",
                "a text in, WAV out, on stdout or as {out}; {lang} is the language"),
            Option("audio", nil, takes: "FILE", "a recording of the take, made elsewhere"),
            Option("at", nil, takes: "TIME", "the event time at which it was begun; 0s"),
            Option("clap", nil, "it was clapped when the first finger came down"),
        ]
    ) { call in
        if call["sound"] == "list" { return try listMicrophones() }
        let staged = try FilmedTape.script(try call.operand("TAPE"))
        let tape = staged.tape
        let language = try call.language(of: tape.languages)
        guard !call.has("at") || !call.has("clap") else {
            throw call.wrong("--at and --clap both say when the recording was begun")
        }
        if let audio = call["audio"] {
            let start = call.has("clap") ? nil : try call.time("at") ?? 0
            let sound = try aligned(audio, to: FilmedTape(staged).whole(), at: start, language)
            try TapeFile.add(sound, to: tape.file)
            return Console.tell("\(tape.file): \(TapeStatement.tell(.sound(sound)).text)")
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
            guard !texts.isEmpty else { throw Failure("\(tape.file) has no captions to speak") }
            return try NarrationDesk(texts, folder, device: call["sound"]).run()
        }
        for text in texts where folder.file(of: text.words, text.language) == nil {
            let sound = try speech.say(text.words, text.language)
            let place = folder.place(of: text.words, text.language) + ".flac"
            try VoiceFile.write(sound, to: place)
            Console.tell("\(place): \(text.words)")
        }
    }

    static func listMicrophones() throws {
        let names = try Microphone.names()
        if names.isEmpty { Console.tell("there is no microphone") }
        for name in names { try Console.print(name) }
    }

    /// The line that names a recording.
    /// - Parameter start: the event time at which it was begun; nil if a clap tells.
    private static func aligned(
        _ audio: String, to played: FilmedTape, at start: Double?, _ language: String?
    ) throws -> Telling.Sound {
        let store = try SoundStore()
        let clip = try store.add(audio)
        var begin = start ?? 0
        if start == nil {
            guard let clap = try Onset.first(of: clip, in: store) else {
                throw Failure("no clap is heard in \(audio); --at tells when it was begun")
            }
            begin = try played.firstTouch() - clap
        }
        // To the thousandth.
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
    /// When the first finger comes down, in seconds of event time.
    fileprivate func firstTouch() throws -> Double {
        for record in session.trace.records {
            if case .sample(_, _, .began, _, _) = record.entry { return record.time }
        }
        throw Failure("no finger comes down in \(tape.file) that a clap could go with")
    }
}
