import Foundation
import TestSupport
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

/// A scene on which a tape was played, whose sentences are read a second time.
struct PlayedCase: Sendable {
    let name: String
    let scene: Scene
    let tape: Tape

    /// All tapes that the source tree has, lessons first.
    static let written: [PlayedCase] = {
        let root = Lessons.folder.deletingLastPathComponent().deletingLastPathComponent()
        return ["Assets/Lessons", "Tests/Questions", "Tests/Recordings", "Tests/Together"]
            .flatMap { tapes(in: root.appending(path: $0)) }
    }()

    private static func tapes(in folder: URL) -> [PlayedCase] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".tape") }.sorted().compactMap { file in
            // A tape that shows two others together plays nothing itself; those stand beside it.
            guard
                case .tape(let tape, let scene) = try? ScriptFile.load(folder.appending(path: file))
            else { return nil }
            return PlayedCase(name: file, scene: scene, tape: tape)
        }
    }

    /// A scene and a tape by chance.
    static func board(_ seed: Int) throws -> PlayedCase {
        var grammar = BoardGrammar(seed: UInt64(seed))
        let scene = try Scene.parse(grammar.scene(), file: "board \(seed).scene")
        let tape = try Tape.parse(grammar.tape(), file: "board \(seed).tape", scene: scene)
        return PlayedCase(name: "board \(seed)", scene: scene, tape: tape)
    }

    @MainActor func trace() -> Trace {
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return session.trace
    }
}
