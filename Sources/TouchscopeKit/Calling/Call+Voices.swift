import TouchScript

extension Option {
    static let voices = [
        Option("voice", nil, takes: "DIR", "spoken captions; the folder voice beside TAPE"),
        Option(
            "speak", nil, takes: "COMMAND",
            "speaks the others: a text in, WAV out, on stdout or as {out}; {lang} is the language"),
        Option("silent", nil, "without any sound"),
    ]
}

extension Call {
    /// Who speaks the captions of a tape, as the options say; nil if nobody does.
    func voices(of tape: Tape, in language: String) throws -> Voices? {
        if has("silent") {
            if has("voice") || has("speak") {
                throw wrong("--silent leaves nothing for --voice or --speak to do")
            }
            return nil
        }
        let named = self["voice"].map { VoiceFolder(path: $0) }
        if let named, !named.exists { throw wrong("there is no folder \(named.path)") }
        let speech = try speech()
        let beside = VoiceFolder.beside(tape.file)
        let folder = named ?? (beside.exists ? beside : nil)
        guard folder != nil || speech != nil else { return nil }
        let voices = try Voices(of: tape, in: language, folder: folder, speech: speech)
        if let folder, !voices.missing.isEmpty {
            Console.tell(
                "captions without a voice in \(folder.path)/\(language): \(voices.missing.count); "
                    + "touchscope narrate --list names them")
        }
        return voices
    }
}
