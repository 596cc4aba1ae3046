import TouchHost
import TouchScript
import TouchWords

extension Option {
    package static let voices = [
        Option("voice", nil, takes: "DIR", .video.voiceHelp),
        Option("speak", nil, takes: "COMMAND", .video.speakHelp),
        Option("silent", nil, .video.silentHelp),
    ]
}

extension Call {
    /// Returns the sound for films of a tape, as the tape and the options specify; nil for silence.
    package func sound(of filmable: any Filmable, in language: String) throws -> FilmSound? {
        if has("silent") {
            if has("voice") || has("speak") {
                throw wrong(.video.silentAlone)
            }
            return nil
        }
        let tape = filmable.tape
        let missing = tape.missingSounds
        guard missing.isEmpty else { throw ScriptErrors(missing) }
        let hasSounds = tape.lines.contains { line in
            if case .tell(.sound) = line.statement { true } else { false }
        }
        let (folder, speech) = (try voiceFolder(beside: tape), try speech())
        guard folder != nil || speech != nil || hasSounds else { return nil }
        var sound = FilmSound(store: try SoundStore())
        if hasSounds {
            sound.sounds = try TapeSounds(
                of: tape, filmable.cues, in: language, keptIn: sound.store)
        }
        guard folder != nil || speech != nil else { return sound }
        let voices = try Voices(
            of: tape, in: language, folder: folder, speech: speech, keptIn: sound.store)
        if let folder, !voices.missing.isEmpty {
            Console.tell(
                .video.voicesMissing("\(folder.path)/\(language)", count: voices.missing.count))
        }
        sound.voices = voices
        return sound
    }

    /// Returns the voice folder named by the option, or the one beside a tape; nil if there is
    /// none.
    private func voiceFolder(beside tape: Tape) throws -> VoiceFolder? {
        let named = self["voice"].map { VoiceFolder(path: $0) }
        if let named, !named.exists { throw wrong(.video.noFolder(named.path)) }
        let beside = VoiceFolder.beside(tape.file)
        return named ?? (beside.exists ? beside : nil)
    }

    /// Returns the command of `--speak`; nil if the option was not given.
    package func speech() throws -> Speech? {
        guard let command = self["speak"] else { return nil }
        guard !command.allSatisfy(\.isWhitespace) else {
            throw wrong(.video.needsCommand)
        }
        return Speech(command: command)
    }
}
