import Foundation
import TestSupport
import Testing
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

@Suite("What is open follows its files") struct LiveFilesTests {
    private let home: TemporaryFolder
    private var folder: URL { home.url }

    init() throws { home = try TemporaryFolder() }

    private static let scene = """
        scene 1 "pad" 640 x 400
        view left at 20 40 size 200 200 color sky touches consume
        view right at 300 40 size 200 200 color coral touches consume

        """
    private static let tape = """
        tape 1
        scene "pad"
        finger a down left
        finger a move right over 1s
        finger a up
        wait 1s

        """

    private func save(_ name: String, _ text: String) throws {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }

    /// A desk on which a file of the folder is open.
    private func desk(on name: String) throws -> Desk {
        try save("pad.scene", Self.scene)
        try save("pad.tape", Self.tape)
        return Desk(try OpenedScene.open(folder.appending(path: name).path, among: []))
    }

    /// A file is saved, and time passes until that is taken in.
    private func change(_ name: String, _ text: String, on desk: Desk) throws {
        try save(name, text)
        desk.workspace.filesChanged(now: desk.now)
        desk.pass(0.05)
    }

    @Test("scene and tape are watched")
    func watched() throws {
        let desk = try desk(on: "pad.tape")
        let names = desk.watched.map { URL(fileURLWithPath: $0).lastPathComponent }
        #expect(Set(names) == ["pad.scene", "pad.tape"])
    }

    @Test("a tape that stands in the past stands at the same event time; new lines come after")
    func paused() throws {
        let desk = try desk(on: "pad.tape")
        desk.workspace.perform(.lesson(.demonstrate))
        desk.pass(0.5)
        desk.workspace.perform(.time(.pause))
        let before = desk.workspace.branches.open
        #expect(before.time > 0.3)
        try change("pad.tape", Self.tape + "caption \"New\"\n", on: desk)
        let after = desk.workspace.branches.open
        #expect(after.session !== before.session && after.session.isDemonstration)
        #expect(after.time == before.time)
        #expect(!after.playhead.isLive && !after.playhead.isPlaying)
        #expect(desk.workspace.opened.tape?.lines.count == 7)
    }

    @Test("a tape that plays goes on playing from where it is")
    func playing() throws {
        let desk = try desk(on: "pad.tape")
        desk.workspace.perform(.lesson(.demonstrate))
        desk.pass(0.5)
        let time = desk.workspace.session.eventTime(desk.now)
        try change("pad.tape", Self.tape.replacing("1s", with: "2s"), on: desk)
        #expect(desk.workspace.branches.open.playhead.isLive)
        #expect(abs(desk.workspace.session.eventTime(desk.now) - time - 0.05) < 0.01)
        desk.pass(0.5)
        #expect(desk.workspace.session.session.time > time + 0.4)
        #expect(!desk.workspace.session.session.isAtEnd)
    }

    @Test("a tape that waits with a question still waits")
    func waiting() throws {
        let asking = Self.tape + "ask \"Who?\" 3s\nwait 1s\n"
        let desk = try desk(on: "pad.tape")
        try change("pad.tape", asking, on: desk)
        desk.workspace.perform(.lesson(.demonstrate))
        for _ in 0..<300 where !desk.workspace.session.isWaiting { desk.pass(0.01) }
        #expect(desk.workspace.session.isWaiting)
        try change("pad.tape", asking + "caption \"Later\"\n", on: desk)
        #expect(desk.workspace.session.isWaiting)
        desk.workspace.perform(.time(.pause))
        desk.pass(0.1)
        #expect(!desk.workspace.session.isWaiting)
    }

    @Test("what hands did is done again in the new scene, and a finger that is down stays down")
    func hands() throws {
        let desk = try desk(on: "pad.scene")
        desk.touch(.began, 320, 60)
        try change("pad.scene", Self.scene.replacing("right", with: "east"), on: desk)
        #expect(desk.hits == ["east"])
        #expect(desk.workspace.session.isTouched)
        desk.touch(.ended, 320, 60)
        #expect(!desk.workspace.session.isTouched)
        #expect(desk.asked == ["keep"])
    }

    @Test("the beginning stays the beginning")
    func beginning() throws {
        let desk = try desk(on: "pad.tape")
        desk.workspace.perform(.lesson(.demonstrate))
        desk.pass(0.5)
        desk.workspace.perform(.time(.start))
        try change("pad.tape", Self.tape + "wait 2s\n", on: desk)
        let branch = desk.workspace.branches.open
        #expect(branch.record == branch.session.digest.beginning(of: branch.session.trace))
    }

    @Test("a fault is shown while all goes on; mended, it is gone, and nothing else has changed")
    func faults() throws {
        let desk = try desk(on: "pad.scene")
        let session = desk.workspace.session
        let before = desk.workspace.picture(now: desk.now)
        try change("pad.scene", Self.scene + "veiw\n", on: desk)
        let words = desk.workspace.following.fault?.description ?? ""
        #expect(words.contains("pad.scene:4:1: found 'veiw'"))
        let picture = "\(desk.workspace.picture(now: desk.now))"
        #expect(picture.contains("pad.scene:4:1"))
        #expect(picture.contains("did you mean 'view'") && !picture.contains("segments"))
        #expect(picture.contains("The last good version is still running"))
        #expect(desk.workspace.session === session)
        try change("pad.scene", Self.scene, on: desk)
        #expect(desk.workspace.following.fault == nil && desk.workspace.session === session)
        #expect(desk.workspace.picture(now: desk.now) == before)
    }

    @Test("a scene that is gone for a moment is not missed")
    func moment() throws {
        let desk = try desk(on: "pad.scene")
        try FileManager.default.removeItem(at: folder.appending(path: "pad.scene"))
        desk.workspace.filesChanged(now: desk.now)
        desk.pass(0.1)
        #expect(
            desk.workspace.following.fault == nil && desk.workspace.nextDue(after: desk.now) != nil)
        desk.pass(0.3)
        #expect(desk.workspace.following.fault?.description.contains("no such file") == true)
        #expect(desk.workspace.nextDue(after: desk.now) == nil)
        try change("pad.scene", Self.scene, on: desk)
        #expect(desk.workspace.following.fault == nil)
    }
}
