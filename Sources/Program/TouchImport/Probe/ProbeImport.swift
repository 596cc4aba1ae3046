import Foundation
import TouchHost
import TouchScript
import TouchWords

extension Importer {
    static let probe = Importer(
        endings: ["jsonl"],
        knows: { $0.hasPrefix("{") },
        run: { files, call in
            let file = try only(files, call)
            for option in ["scene", "device"] where call[option] != nil {
                throw call.wrong(.call.forTouchscreens(option))
            }
            let reading = try ProbeReading(file.text, file: file.name)
            try ProbeImport(tape: ImportedTape(call, files), reading: reading).write()
        })
}

/// The tape and the scene made from TouchProbe's lines, and the messages about them.
private struct ProbeImport {
    let tape: ImportedTape
    let reading: ProbeReading
    private var recording: ProbeRecording { reading.recording }

    func write() throws {
        let seen = ProbeScene(of: recording, name: tape.name, language: Console.language)
        // An existing scene may have been given details that the probe cannot see: it stays as it
        // is.
        let there = try tape.sceneThere()
        let (scene, made) = try there.map { ($0, nil) } ?? tape.newScene { seen.text }
        let names = (scene.isCode ? recording.words : seen.names).filter {
            scene.names[$0.value] != nil
        }
        let probed = ProbeTape(
            of: recording, on: scene.name, names: names, language: Console.language)
        try tape.write(probed.tape, scene, made: made)
        if there != nil, !scene.isCode {
            Console.tell(.app.stays(scene.file))
        }
        for note in (scene.isCode ? [] : seen.notes) + remarks { Console.tell(note) }
        tape.tell(touches: probed.touches, duration: probed.duration)
    }

    private var remarks: [Wording] {
        var remarks: [Wording] = []
        if !reading.left.isEmpty {
            remarks.append(.app.probeEndsInTouch(reading.left.map { .verbatim($0) }))
        }
        let changed = recording.changedLater.sorted()
        let names = changed.prefix(5).map { Wording.verbatim($0.visible) }
        if changed.count > 5 {
            remarks.append(.app.probeChangedMore(names, n: changed.count - 5))
        } else if !changed.isEmpty {
            remarks.append(.app.probeChanged(names))
        }
        return remarks
    }
}
