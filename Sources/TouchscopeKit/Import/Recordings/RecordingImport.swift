import Foundation
import TouchScript

/// The tape that a recording becomes, and its scene: where they go, and what is said of them.
struct RecordingImport {
    private let call: Call
    private let files: [Importer.File]
    /// The tape to write.
    private let output: String
    /// Whether that is no file but a pipe or a device.
    private let isStream: Bool
    private let folder: URL
    /// The tape's, without its ending; the scene's, if the call names none.
    private let name: String

    init(_ call: Call, _ files: [Importer.File]) throws {
        guard let output = call["output"] else { throw call.wrong("-o TAPE is missing") }
        try call.check(outputs: [output], inputs: files.map(\.name))
        let url = URL(fileURLWithPath: output)
        guard url.pathExtension != "scene" else {
            throw call.wrong("-o names a tape; its scene lies beside it, not in '\(output)'")
        }
        isStream = try call.newPlace(output).isStream
        if isStream, !call.has("scene") {
            throw call.wrong(
                "\(output) is no file that a scene can lie beside; name one with --scene")
        }
        self.call = call
        self.files = files
        self.output = output
        folder = url.deletingLastPathComponent()
        name = url.deletingPathExtension().lastPathComponent
    }

    func write(_ recording: TouchRecording) throws {
        let (scene, made) = try scene(for: recording)
        let touched = TouchTape(
            of: recording.devices, on: scene, remarks: remarks(recording), from: recording.start)
        guard touched.tape.samples <= Limits.samples else {
            throw Failure(
                "\(files[0].name) has \(touched.tape.samples) samples, more than the "
                    + "\(Limits.samples) of a tape")
        }
        let file = try OutputFile(output)
        try file.write(touched.tape.text.utf8)
        // The scene last but for the tape's name: where there is no room for the tape, no scene stays behind.
        if let made, try !OutputFile.create(scene.text.utf8, at: made) {
            throw Failure("\(made) has come meanwhile; import once more")
        }
        try file.finish()
        for note in recording.notes { Console.tell(note) }
        if !touched.cancelled.isEmpty {
            let names = touched.cancelled.joined(separator: ", ")
            let words =
                touched.cancelled.count == 1
                ? "finger \(names) is cancelled" : "fingers \(names) are cancelled"
            Console.tell("the recording ends in the middle of a touch: \(words) there")
        }
        let count = touched.touches == 1 ? "1 touch" : "\(touched.touches) touches"
        let seconds = (touched.duration * 10).rounded() / 10
        let next = isStream ? "" : "; touchscope open \(output) shows them"
        Console.tell("\(output): \(count) in \(seconds) s\(next)")
    }

    /// Of whom it is, and how far each of them goes.
    private func remarks(_ recording: TouchRecording) -> [String] {
        recording.devices.map { touches in
            let (x, y) = (touches.axes.x, touches.axes.y)
            let name = touches.device.name.isEmpty ? "a device without a name" : touches.device.name
            return
                "\(name), x \(x.minimum) to \(x.maximum), y \(y.minimum) to \(y.maximum)".visible
        }
    }

    // MARK: The scene

    /// - Returns: the scene, and where it is still to be written; nil for one that is there.
    private func scene(for recording: TouchRecording) throws -> (scene: Scene, made: String?) {
        if let word = call["scene"] { return (try scene(named: word), nil) }
        let place = folder.appendingPathComponent(name + ".scene")
        if let text = try ScriptText.readIfThere(place) {
            return (try Scene.parse(text, file: place.relativePath), nil)
        }
        guard SceneName.isGood(name) else {
            throw call.wrong(
                "'\(name)' can be no scene's name; name the tape otherwise, or a scene with --scene"
            )
        }
        let size = recording.shape
        let text = """
            scene 1 "\(name)" \(Int(size.width)) x \(Int(size.height))
            view screen at 0 0 size \(Int(size.width)) \(Int(size.height)) color ink multitouch
              tap touch
              long-press hold
              pan drag
              pinch zoom simultaneous-with turn, drag
              rotation turn simultaneous-with drag

            """
        return (try Scene.parse(text, file: place.relativePath), place.relativePath)
    }

    /// One that the tape will find: beside it, or among the lessons.
    private func scene(named word: String) throws -> Scene {
        let scene = try OpenedScene.open(word, among: try Library.catalogue()).scene
        let places = ([folder] + Library.folders).map { $0.appending(path: scene.name + ".scene") }
        let found = places.first { FileManager.default.fileExists(atPath: $0.path) }
        guard let found, try OutputPlace(found.path).isSame(as: scene.file) else {
            throw Failure(
                "\(scene.file) lies where the tape does not look for it; "
                    + "copy it beside \(output), or write the tape beside it")
        }
        return scene
    }
}
