import Foundation
import TouchCanvas
import TouchScript
import TouchStage

/// Writes what hands do in the window as tapes; nothing that was done is lost.
///
/// The last stage that hands did something on goes to the tape that was asked for. Those that were left before, for
/// another lesson, a fresh start or another branch, go beside it, with a number in their names.
final class Recorder {
    private let path: String
    private var number = 0
    /// Of the stage that hands have left last.
    private var last: Tape?

    /// Throws before any work is done if the tape could not be written after it.
    init(path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
            isFolder.boolValue
        else { throw Failure("cannot write \(path): there is no folder \(folder)") }
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw Failure("cannot write \(path): the folder \(folder) is not yours to write to")
        }
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            if isFolder.boolValue { throw Failure("cannot write \(path): it is a folder") }
            guard FileManager.default.isWritableFile(atPath: path) else {
                throw Failure("cannot write \(path): the file is not yours to write to")
            }
        }
        self.path = path
    }

    /// Keeps what hands did on a stage, now that it is left for good.
    func keep(_ stage: LiveSession) {
        let tape = stage.session.recordedTape
        guard !stage.isDemonstration, tape.isPlayed else { return }
        setLastAside()
        last = tape
    }

    /// Writes the tape that was asked for: of the open stage, or of the last that hands did something on.
    func finish(_ stage: LiveSession) throws {
        Recorder.rescue = nil
        keep(stage)
        try write(last ?? stage.session.recordedTape, to: path)
    }

    private func setLastAside() {
        guard let last else { return }
        do {
            try write(last, to: nextPlace())
        } catch {
            Console.complain("\(error)")
        }
    }

    // MARK: When the program is ended from outside

    private static var rescue: (() -> Void)?

    /// `finish` is called if the program ends before the recording has been finished: when its X server goes, Xlib
    /// ends the process.
    func onExit(_ finish: @escaping () throws -> Void) {
        Recorder.rescue = { try? finish() }
        atexit { MainActor.assumeIsolated { Recorder.rescue?() } }
    }

    private func write(_ tape: Tape, to place: String) throws {
        do {
            try OutputFile.write(tape.text.utf8, to: place)
            Console.tell("recorded \(place)")
        } catch {
            let name = "touchscope-\(ProcessInfo.processInfo.processIdentifier)-\(number).tape"
            let spare = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
            try OutputFile.write(tape.text.utf8, to: spare)
            throw Failure("\(error); the recording is in \(spare)")
        }
    }

    /// The tape's name with the first number that is free: `lesson-1.tape`.
    private func nextPlace() -> String {
        let url = URL(fileURLWithPath: path)
        let name = url.deletingPathExtension().lastPathComponent
        let end = url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)"
        while true {
            number += 1
            let place = url.deletingLastPathComponent()
                .appendingPathComponent("\(name)-\(number)\(end)").path
            if !FileManager.default.fileExists(atPath: place) { return place }
        }
    }
}

extension Tape {
    /// Whether anything but waiting and hovering is on it.
    var isPlayed: Bool {
        lines.contains {
            guard case .act(let act, _) = $0.statement else { return false }
            switch act {
            case .wait, .waitUntil, .pointer: return false
            default: return true
            }
        }
    }
}
