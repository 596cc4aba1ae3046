import Foundation
import TouchHost
import TouchScript
import TouchWords

/// The tape made from a recording, and its scene: their destinations, and the messages about them.
struct RecordingImport {
    private let tape: ImportedTape

    init(_ call: Call, _ files: [Importer.File]) throws { tape = try ImportedTape(call, files) }

    /// Writes the tape and the scene.
    /// - Parameters:
    ///   - announced: the number of devices that the file announces.
    ///   - file: the file named in faults that concern the whole recording.
    func write(_ devices: [RecordedDevice], announced: Int? = nil, file: String) throws {
        let recording = try TouchRecording(
            devices, only: try tape.call.whole("device", in: 1...1000), announced: announced,
            file: file)
        let (scene, made) = try scene(for: recording)
        let touched = TouchTape(
            of: recording.devices, on: scene, remarks: remarks(recording), from: recording.start)
        try tape.write(touched.tape, scene, made: made)
        for note in recording.notes { Console.tell(note) }
        if !touched.cancelled.isEmpty {
            Console.tell(
                .app.endsInTouch(
                    touched.cancelled.count,
                    fingers: touched.cancelled.map { .verbatim($0) }))
        }
        tape.tell(touches: touched.touches, duration: touched.duration)
    }

    /// Returns comments about the devices and the ranges of their axes.
    private func remarks(_ recording: TouchRecording) -> [String] {
        recording.devices.map { touches in
            let (x, y) = (touches.axes.x, touches.axes.y)
            let (left, right) = (Int(x.minimum), Int(x.maximum))
            let (top, bottom) = (Int(y.minimum), Int(y.maximum))
            let name = touches.device.name
            let remark: Wording =
                name.isEmpty
                ? .app.namelessDevice(left, right: right, top: top, bottom: bottom)
                : .app.device(name, left: left, right: right, top: top, bottom: bottom)
            return remark[Console.language].visible
        }
    }

    // MARK: The scene

    /// Returns the scene for the tape.
    /// - Returns: the scene, and the path to write it to; nil if it exists.
    private func scene(for recording: TouchRecording) throws -> (scene: Scene, made: String?) {
        if let word = tape.call["scene"] { return (try scene(named: word), nil) }
        if let scene = try tape.sceneThere() { return (scene, nil) }
        let size = recording.shape
        return try tape.newScene {
            """
            scene 1 "\(tape.name)" \(Int(size.width)) x \(Int(size.height))
            view screen at 0 0 size \(Int(size.width)) \(Int(size.height)) color ink multitouch
              tap touch
              long-press hold
              pan drag
              pinch zoom simultaneous-with turn, drag
              rotation turn simultaneous-with drag

            """
        }
    }

    /// Returns a scene that the tape will find: beside it, or among the lessons.
    private func scene(named word: String) throws -> Scene {
        let scene = try OpenedScene.open(word, among: try Library.catalog()).scene
        let places = ([tape.folder] + Library.folders).map {
            $0.appending(path: scene.name + ".scene")
        }
        let found = places.first { FileManager.default.fileExists(atPath: $0.path) }
        guard let found, try OutputPlace(found.path).isSame(as: scene.file) else {
            throw Failure(.app.sceneElsewhere(scene.file, tape: tape.output))
        }
        return scene
    }
}
