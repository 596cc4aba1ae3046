import Foundation
import TouchHost
import TouchScript

extension TakeFolder {
    /// Whether a scene lies where it is nobody's to change: among the lessons.
    func isShared(_ scene: Scene) -> Bool {
        let file = URL(fileURLWithPath: scene.file).standardizedFileURL
        return shared.contains(file.deletingLastPathComponent().path)
    }

    /// Copies what is open to a folder of its own, so that it can be changed and takes of the lesson stay what they are.
    /// - Returns: the copy of what was opened.
    func copy(of opened: OpenedScene) throws -> URL {
        let home = try made(named ?? Self.usual)
        var folder = "\(home)/\(opened.scene.name)"
        var number = 1
        while FileManager.default.fileExists(atPath: folder) {
            number += 1
            folder = "\(home)/\(opened.scene.name)-\(number)"
        }
        folder = try made(folder)
        var copy = URL(fileURLWithPath: folder)
        for file in opened.files {
            let source = URL(fileURLWithPath: file)
            copy = URL(fileURLWithPath: folder).appendingPathComponent(source.lastPathComponent)
            let text = try ScriptText.read(source)
            guard try OutputFile.create(text.utf8, at: copy.path) else {
                throw Failure("\(copy.path) is there already; name another folder for takes")
            }
        }
        return copy
    }
}
