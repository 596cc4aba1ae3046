import Foundation
import Testing
import TouchKit
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchHost
@testable import TouchLive
@testable import TouchStudio

/// A window in which takes are made, and the folder in which they lie.
final class TakeBench {
    let desk: Desktop
    let folder: String

    init(
        _ size: CGSize = CGSize(width: 1280, height: 800), scale: Double = 1,
        theme: String = "dark", language: String = "en", presents: Bool = false
    ) throws {
        folder = FileManager.default.temporaryDirectory.path + "/takes-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        desk = try Desktop(
            size, scale: scale, theme: theme, language: language, presents: presents,
            takes: folder)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var workspace: Workspace { desk.workspace }
    var phase: TakeInMaking.Phase? { workspace.taking.current?.phase }
    var said: String { workspace.saidWords?.english ?? "" }

    /// Everything in the folder.
    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    func read(_ name: String) throws -> String {
        try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    }

    func tape(_ name: String = "swipe-or-pan-take-1.tape") throws -> Tape {
        try Tape.parse(try read(name), file: name, scene: workspace.opened.scene)
    }

    /// What a tape leads to.
    func trace(_ tape: Tape) -> [String] {
        let session = Session(scene: workspace.opened.scene, tape: tape)
        session.runTape()
        return session.trace.records.map { session.trace.json($0) }
    }

    /// What the open session has led to.
    var live: [String] {
        let trace = workspace.session.trace
        return trace.records.map { trace.json($0) }
    }

    /// Event time of the first finger in it, in seconds.
    var firstTouch: Double? {
        workspace.session.trace.records.lazy.compactMap {
            if case .sample = $0.entry { $0.time } else { nil }
        }.first
    }

    /// Begins a take and waits until it rolls.
    func roll() throws {
        workspace.perform(.take(.record))
        desk.wait(3.1)
        try #require(phase == .rolling)
    }

    /// A point of the scene's panel, by shares of its sides.
    func place(_ x: Double, _ y: Double) -> CGPoint {
        let scene = desk.scene
        return CGPoint(x: scene.minX + scene.width * x, y: scene.minY + scene.height * y)
    }

    func drag(_ from: Double, _ to: Double, finger: Int = 1) {
        desk.touch(.began, place(from, 0.5), finger: finger)
        for step in 1...10 {
            let x = from + (to - from) * Double(step) / 10
            desk.touch(.moved, place(x, 0.5), finger: finger)
        }
        desk.touch(.ended, place(to, 0.5), finger: finger)
    }
}
