import Foundation
import TouchHost
import TouchScript

extension Importer {
    static let probe = Importer(
        what: "lines of TouchProbe", endings: ["jsonl"],
        knows: { $0.hasPrefix("{") },
        run: { files, call in
            let file = try only(files, call)
            for option in ["scene", "device"] where call[option] != nil {
                throw call.wrong("--\(option) is for recordings of touchscreens")
            }
            let reading = try ProbeReading(file.text, file: file.name)
            try ProbeImport(tape: ImportedTape(call, files), reading: reading).write()
        })
}

/// The tape and the scene that TouchProbe's lines become, and what is said of them.
private struct ProbeImport {
    let tape: ImportedTape
    let reading: ProbeReading
    private var recording: ProbeRecording { reading.recording }

    func write() throws {
        let seen = ProbeScene(of: recording, name: tape.name)
        // One that is there has been told, perhaps, what the probe cannot see: it stays as it is.
        let there = try tape.sceneThere()
        let (scene, made) = try there.map { ($0, nil) } ?? tape.newScene { seen.text }
        let names = (scene.isCode ? recording.words : seen.names).filter {
            scene.names[$0.value] != nil
        }
        let probed = ProbeTape(of: recording, on: scene.name, names: names)
        try tape.write(probed.tape, scene, made: made)
        if there != nil, !scene.isCode {
            Console.tell("\(scene.file) is there and stays as it is")
        }
        for note in (scene.isCode ? [] : seen.notes) + remarks { Console.tell(note) }
        tape.tell(touches: probed.touches, duration: probed.duration)
    }

    private var remarks: [String] {
        var remarks: [String] = []
        if !reading.left.isEmpty {
            let names = reading.left.joined(separator: ", ")
            remarks.append("it ends in the middle of a touch: still down: \(names)")
        }
        let changed = recording.changedLater.sorted()
        if !changed.isEmpty {
            let rest = changed.count > 5 ? " and \(changed.count - 5) more" : ""
            remarks.append(
                "the app changed later, the scene does not: "
                    + changed.prefix(5).map(\.visible).joined(separator: ", ") + rest)
        }
        return remarks
    }
}
