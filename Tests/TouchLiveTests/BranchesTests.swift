import TestStage
import Testing
import TouchReading

@testable import TouchLive

@Suite("Branches")
struct BranchesTests {
    private let view: OneView
    private var branches: Branches

    init() throws {
        view = try OneView()
        branches = Branches(view.session)
    }

    /// Another session, begun where one looks.
    private func other() -> PacedSession {
        PacedSession(branchOf: view.session, at: branches.open.record, language: "en", now: 5)
    }

    @Test(
        "a branch is looked at live, as fast as the one it was begun in, which stays where it was")
    mutating func add() {
        view.tap(at: 1)
        branches.open.scrub(to: 1)
        branches.open.changeSpeed(slower: true, now: 3)
        let record = branches.open.record
        let session = other()
        branches.add(session)
        #expect(branches.number == 2 && branches.open.session === session)
        #expect(branches.open.playhead.isLive && branches.open.playhead.slowness == 2)
        #expect(branches.all[0].playhead.record == record)
        #expect(branches.left.map(ObjectIdentifier.init) == [ObjectIdentifier(view.session)])
    }

    @Test("the next branch after the last is the first, as it was left")
    mutating func goRound() {
        view.tap(at: 1)
        branches.open.scrub(to: 1)
        let record = branches.open.record
        branches.add(other())
        branches.add(other())
        branches.openNext()
        #expect(branches.number == 1 && branches.open.record == record)
        branches.openNext()
        #expect(branches.number == 2)
    }

    @Test("what begins anew is looked at live, with nothing asked; the others stay")
    mutating func beginAnew() {
        view.tap(at: 1)
        branches.open.choose(.record(3))
        branches.add(other())
        branches.open.choose(.record(4))
        branches.beginAnew()
        #expect(branches.open.choice == nil && branches.open.playhead.isLive)
        #expect(branches.number == 2 && branches.all[0].choice == .record(3))
    }
}
