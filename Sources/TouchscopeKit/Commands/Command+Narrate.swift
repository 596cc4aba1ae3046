import Foundation
import TouchScript

extension Command {
    static let narrate = Command(
        name: "narrate", summary: "the captions of a tape, spoken",
        usage: "TAPE [--list]",
        details: """
            A caption's voice is a file in the folder voice beside TAPE, in a folder for each language,
            named by what is said: films carry it. --list names the files and tells which are there; any
            program may have recorded them, as .flac .wav .ogg .opus .mp3 or .m4a. --speak has a
            synthesiser speak the captions that nobody has spoken yet.
            """,
        options: [
            Option("list", nil, "each caption's file, whether it is there, what is said"),
            Option("lang", nil, takes: "LANG", "en, zh, or another in which TAPE tells"),
            Option("voice", nil, takes: "DIR", "another folder than the one beside TAPE"),
            Option(
                "speak", nil, takes: "COMMAND",
                "a text in, WAV out, on stdout or as {out}; {lang} is the language"),
        ]
    ) { call in
        let (_, tape) = try Performance.script(try call.operand("TAPE"))
        let language = try call.language(of: tape.languages) ?? "en"
        let folder = call["voice"].map { VoiceFolder(path: $0) } ?? .beside(tape.file)
        let texts = tape.spokenTexts(in: language)
        if call.has("list") {
            for text in texts {
                let isThere = folder.file(of: text.words, text.language) != nil
                let name = VoiceFolder.name(of: text.words)
                try Console.print("\(name)  \(isThere ? "✓" : "–")  \(text.words)")
            }
            return
        }
        guard let command = try call.speech() else {
            throw call.wrong("--list or --speak is missing")
        }
        for text in texts where folder.file(of: text.words, text.language) == nil {
            let sound = try command.say(text.words, text.language)
            let place = folder.place(of: text.words, text.language) + ".flac"
            try VoiceFile.write(sound, to: place)
            Console.tell("\(place): \(text.words)")
        }
    }
}

extension Call {
    /// `--speak`; nil if it is not asked for.
    func speech() throws -> Speech? {
        guard let command = self["speak"] else { return nil }
        guard !command.allSatisfy(\.isWhitespace) else {
            throw wrong("--speak needs a command, such as 'espeak-ng -v {lang} --stdin --stdout'")
        }
        return Speech(command)
    }
}
