import Foundation
import TouchHost
import TouchScript
import TouchWords

/// Where an imported tape goes, and the scene of its name that lies beside it.
struct ImportedTape {
    let call: Call
    /// What it is made of.
    let files: [Importer.File]
    /// The tape to write.
    let output: String
    /// Whether that is no file but a pipe or a device.
    private let isStream: Bool
    let folder: URL
    /// The tape's, without its ending; the scene's, if the call names none.
    let name: String

    init(_ call: Call, _ files: [Importer.File]) throws {
        let output = try call.output("TAPE")
        try call.check(outputs: [output], inputs: files.map(\.name))
        let url = URL(fileURLWithPath: output)
        guard url.pathExtension != "scene" else {
            throw call.wrong(.call.sceneAsTape(output))
        }
        isStream = try call.newPlace(output).isStream
        if isStream, !call.has("scene") {
            throw call.wrong(.call.streamNeedsScene(output))
        }
        self.call = call
        self.files = files
        self.output = output
        folder = url.deletingLastPathComponent()
        name = url.deletingPathExtension().lastPathComponent
    }

    /// Writes the tape, and the scene beside it.
    /// - Parameter made: where the scene is still to be written; nil for one that is there.
    func write(_ tape: Tape, _ scene: Scene, made: String?) throws {
        guard tape.samples <= Limits.samples else {
            throw Failure(
                .app.tooManySamples(
                    files[0].name, samples: tape.samples, most: Limits.samples))
        }
        let file = try OutputFile(output)
        try file.write(tape.text.utf8)
        // What takes long comes before the scene, so that a signal does not leave that alone.
        try file.sync()
        // The scene last but for the tape's name: where there is no room for the tape, no scene stays behind.
        if let made, try !OutputFile.create(scene.text.utf8, at: made) {
            throw Failure(.app.cameMeanwhile(made))
        }
        try file.finish()
    }

    /// What there is now.
    /// - Parameter duration: from the first touch to the last word of one, in seconds.
    func tell(touches: Int, duration: Double) {
        let seconds = "\((duration * 10).rounded() / 10)"
        Console.tell(
            isStream
                ? .app.imported(output, touches: touches, seconds: seconds)
                : .app.importedFile(output, touches: touches, seconds: seconds))
    }

    // MARK: The scene beside it

    /// The scene that is there for the tape: in a program of somebody's own code that code, else the one of its
    /// name.
    func sceneThere() throws -> Scene? {
        if let code = Library.codeScenes().first { return code }
        return try ScriptText.readIfThere(place).map {
            try Scene.parse($0, file: place.relativePath)
        }
    }

    /// A scene of the tape's name, which is not there yet.
    /// - Parameter text: its lines.
    func newScene(_ text: () -> String) throws -> (scene: Scene, made: String) {
        guard SceneName.isGood(name) else { throw call.wrong(.call.tapeName(name)) }
        return (try Scene.parse(text(), file: place.relativePath), place.relativePath)
    }

    private var place: URL { folder.appendingPathComponent(name + ".scene") }
}
