import Foundation
import TouchScript

nonisolated extension JournaledSound {
    /// Writes a line into a tape that names this sound.
    /// - Returns: the file that is to hold it: beside the tape, of the same name, one that is free.
    package func name(in tape: String) throws -> String {
        let stem = (tape as NSString).deletingPathExtension
        var file = stem + ".flac"
        var number = 2
        while access(file, F_OK) == 0 {
            file = "\(stem)-\(number).flac"
            number += 1
        }
        let name = (file as NSString).lastPathComponent
        try TapeFile.add(Telling.Sound(file: name, start: Span(0)), to: tape)
        return file
    }

    /// Finishes what a death has left of a take's sound, now that its tape lies at `tape`.
    /// - Returns: the file; nil if there is no sound.
    package static func finish(of place: String, for tape: String) throws -> String? {
        guard access(place + SoundJournal.ends.sound, F_OK) == 0, !isOpen(of: place) else {
            return nil
        }
        guard let sound = JournaledSound(of: place) else {
            remove(of: place)
            return nil
        }
        let file = try sound.name(in: tape)
        // What was said after the last that was done belongs to the take, too.
        try TapeFile.extend(tape, to: sound.seconds)
        try sound.write(to: file)
        remove(of: place)
        return file
    }
}
