import Foundation
import TestSupport
import Testing
import TouchScript

@testable import TouchKit
@testable import TouchSession

/// A scene and its code, which the build has written and compiled.
@MainActor struct CodedScene {
    let scene: Scene

    nonisolated static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    /// Scenes that have what no lesson has.
    nonisolated static let folder = tests.appending(path: "Scenes")

    nonisolated static func names(in folder: URL) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.sorted().filter { $0.hasSuffix(".scene") }
            .map { String($0.dropLast(".scene".count)) }
    }

    nonisolated static func scene(named name: String) throws -> Scene {
        let folders = [Lessons.folder, folder].map { $0.appending(path: "\(name).scene") }
        let url = try #require(
            folders.first { FileManager.default.fileExists(atPath: $0.path) }, "no such scene")
        guard case .scene(let scene) = try ScriptFile.load(url) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return scene
    }

    init(_ name: String) throws { scene = try Self.scene(named: name) }

    /// Launches the code and plays `tape` on it.
    func play(_ tape: Tape) throws -> Session {
        let launch = try #require(Written.launches[scene.name], "no code was written of it")
        let application = Written.applications[scene.name]?() ?? UIApplication()
        let delegate = application.perform(launch)
        application.delegate = delegate
        _ = application.perform {
            delegate.application(application, didFinishLaunchingWithOptions: nil)
        }
        let stage = SceneStage(application, delegate: delegate, language: "en")
        let session = Session(scene: scene, tape: tape, on: stage)
        session.runTape()
        return session
    }

    /// A tape that does everything to everybody on the screen; a window that is never shown cannot be found from outside.
    func exercise() throws -> Tape {
        let session = Session(scene: scene)
        let names = scene.names.entries.map(\.name)
            .filter { session.view(named: $0)?.window?.isHidden == false }
        let deeds = names.map { Self.deeds.replacingOccurrences(of: "VIEW", with: $0) }
        let text = "tape 1\nscene \"\(scene.name)\"\n" + deeds.joined()
        return try Tape.parse(text, file: "exercise.tape", scene: scene)
    }

    private static let deeds = """
        tap VIEW times 2
        wait 1s
        tap VIEW(0.2, 0.3)
        wait 1s
        finger a down VIEW
        finger a move by 70 4 over 80ms
        finger a up
        wait 1s
        finger a down VIEW(0.6, 0.6)
        finger a move by -4 -70 over 80ms
        finger a up
        wait 1s
        finger a down VIEW(0.3, 0.5)
        with finger b down VIEW(0.7, 0.5)
        finger a move by -30 12 over 200ms
        with finger b move by 30 -12 over 200ms
        finger a up
        finger b up
        finger a down VIEW
        wait 800ms
        finger a move by 20 60 over 300ms
        shake
        finger a up
        finger b down VIEW(0.4, 0.4) type pencil altitude 50deg azimuth 40deg
        finger b move by 40 40 over 100ms
        interrupt
        pointer move VIEW over 100ms type pencil height 0.5
        pencil tap
        pencil squeeze over 50ms
        pointer exit (0, 0)
        pointer move VIEW over 100ms
        pointer scroll 0 -12 at VIEW
        remote play

        """
}
