import Foundation
import TouchHost
import TouchScript
import TouchWords

/// The destination of an imported tape, and of the scene with its name beside it.
struct ImportedTape {
    let call: Call
    /// The files it is made from.
    let files: [Importer.File]
    /// The tape to write.
    let output: String
    /// Indicates whether the output is not a file but a pipe or a device.
    private let isStream: Bool
    let folder: URL
    /// The tape's name without the extension; also the scene's, if the call names none.
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
    /// - Parameter made: the path to write the scene to; nil if the scene exists.
    func write(_ tape: Tape, _ scene: Scene, made: String?) throws {
        guard tape.samples <= Limits.samples else {
            throw Failure(
                .app.tooManySamples(
                    files[0].name, samples: tape.samples, most: Limits.samples))
        }
        let file = try OutputFile(output)
        try file.write(tape.text.utf8)
        // The slow part comes before the scene, so that a signal does not leave the scene alone.
        try file.sync()
        // The scene is written last, except for the tape's name: if there is no room for the tape,
        // no scene is left behind.
        if let made, try !OutputFile.create(scene.text.utf8, at: made) {
            throw Failure(.app.cameMeanwhile(made))
        }
        try file.finish()
    }

    /// Reports what was written.
    /// - Parameter duration: the time from the first touch to the last change of one, in seconds.
    func tell(touches: Int, duration: Double) {
        let seconds = "\((duration * 10).rounded() / 10)"
        Console.tell(
            isStream
                ? .app.imported(output, touches: touches, seconds: seconds)
                : .app.importedFile(output, touches: touches, seconds: seconds))
    }

    // MARK: The scene beside it

    /// Returns the existing scene for the tape: in a program of the user's own code that code,
    /// otherwise the scene with the tape's name.
    func sceneThere() throws -> Scene? {
        if let code = Library.codeScenes().first { return code }
        return try ScriptText.readIfThere(place).map {
            try Scene.parse($0, file: place.relativePath)
        }
    }

    /// Returns a new scene with the tape's name.
    /// - Parameter text: a closure that returns its lines.
    func newScene(_ text: () -> String) throws -> (scene: Scene, made: String) {
        guard SceneName.isGood(name) else { throw call.wrong(.call.tapeName(name)) }
        return (try Scene.parse(text(), file: place.relativePath), place.relativePath)
    }

    private var place: URL { folder.appendingPathComponent(name + ".scene") }
}
