import Testing
import TouchTrace

@testable import TouchKit

@Suite struct PreventionTests {
    /// Two recognizers on A and C, "far" and "near"; near comes first and decides.
    private func pair() -> (Board, near: Pliant, far: Pliant) {
        let board = Board()
        let far = board.add(Pliant.continuous(), "far", to: board.a)
        let near = board.add(Pliant.continuous(), "near", to: board.c)
        return (board, near, far)
    }

    private func questions(_ board: Board) -> [String] {
        board.said("question").filter {
            $0.contains("Prevent") || $0.contains("Simultaneously")
        }
    }

    private func drag(_ board: Board) {
        board.down()
        board.move(to: 205, 200)
    }

    @Test("AR6: asked are canPrevent, canBePrevented, then both delegates about simultaneity")
    func order() {
        let (board, near, far) = pair()
        let say = Say()
        (near.delegate, far.delegate) = (say, say)
        drag(board)
        #expect(
            questions(board) == [
                "near.canPrevent(far) = yes, default",
                "far.canBePrevented(near) = yes, default",
                "near.shouldRecognizeSimultaneously(far) = no, delegate",
                "far.shouldRecognizeSimultaneously(near) = no, delegate",
            ])
        #expect(board.log.take() == "C began, near began, C cancelled")
        #expect(far.state == .failed)
    }

    @Test("AR6: the first yes to simultaneity ends the questions, and a no is no veto")
    func oneYes() {
        for yes in ["near", "far"] {
            let (board, near, far) = pair()
            let say = Say()
            say.together = { asked, _ in asked.name == yes }
            (near.delegate, far.delegate) = (say, say)
            drag(board)
            #expect(questions(board).count == (yes == "near" ? 3 : 4))
            #expect(board.log.take() == "C began, near began, far began, C cancelled")
        }
    }

    @Test("AR6: canPrevent no leaves the other alone, and nothing more is asked")
    func cannotPrevent() {
        let (board, near, _) = pair()
        near.prevents = { _ in false }
        drag(board)
        #expect(questions(board) == ["near.canPrevent(far) = no, subclass"])
        #expect(board.log.take() == "C began, near began, far began, C cancelled")
    }

    @Test("AR6: who refuses to be prevented turns the question round, and may prevent the first")
    func turnedRound() {
        let (board, near, far) = pair()
        far.isPrevented = { _ in false }
        drag(board)
        #expect(
            questions(board) == [
                "near.canPrevent(far) = yes, default",
                "far.canBePrevented(near) = no, subclass",
                "far.canPrevent(near) = yes, default",
                "near.canBePrevented(far) = yes, default",
            ])
        #expect(board.log.take() == "C began, far began, C cancelled")
        #expect(near.state == .failed)
    }

    @Test("AR6: turned round without consent, both are recognized")
    func turnedRoundBoth() {
        let (board, near, far) = pair()
        far.isPrevented = { _ in false }
        far.prevents = { _ in false }
        drag(board)
        #expect(questions(board).count == 3)
        #expect(board.log.take() == "C began, near began, far began, C cancelled")
        _ = near
    }

    @Test("AR6: turned round, one yes to simultaneity saves the first")
    func turnedRoundTogether() {
        let (board, near, far) = pair()
        far.isPrevented = { _ in false }
        let say = Say()
        say.together = { _, _ in true }
        near.delegate = say
        drag(board)
        #expect(questions(board).last == "near.shouldRecognizeSimultaneously(far) = yes, delegate")
        #expect(board.log.take() == "C began, near began, far began, C cancelled")
    }

    @Test("AR6: who has failed already is not asked")
    func failedIsNotAsked() {
        let (board, _, far) = pair()
        far.moved = { this, _, _ in this.state = .failed }
        drag(board)
        #expect(questions(board) == [])
        #expect(
            board.trace.sentences("transition") == [
                "far: possible → failed, analysis", "near: possible → began, analysis",
            ])
    }

    @Test("AR2, AR6: who requires the winner to fail is not asked: it fails for that reason")
    func requirerIsNotAsked() {
        let board = Board()
        let winner = board.add(Pliant.discrete(), "winner", to: board.c)
        let waiting = board.add(Pliant.discrete(), "waiting", to: board.c)
        waiting.require(toFail: winner)
        waiting.isPrevented = { _ in false }
        board.tap()
        #expect(board.log.take() == "C began, winner ended, C cancelled")
        #expect(board.said("question").filter { $0.contains("revent") } == [])
    }

    @Test("AR6: the trace says who prevented whom, by which rule")
    func traced() {
        let (board, _, _) = pair()
        drag(board)
        let prevented = board.trace.records.first { $0.entry.kind == "prevented" }
        #expect(prevented?.rule == .ar6)
        #expect(board.trace.sentences("prevented") == ["near prevents far"])
        #expect(
            board.trace.sentences("transition").last == "far: possible → failed, prevented, near")
    }

    // MARK: AR7

    @Test("AR7: the first in time decides, wherever it stands")
    func firstInTime() {
        let board = Board()
        let far = board.add(Pliant.continuous(), "far", to: board.a)
        let near = board.add(UIPanGestureRecognizer(), "near", to: board.c)
        drag(board)
        #expect(board.log.take() == "C began, far began, C cancelled")
        #expect([near.state, far.state] == [.failed, .began])
    }

    @Test("AR7: one who waits is settled before a later one, if it is freed in the same event")
    func freedInTurn() {
        let board = Board()
        let last = board.add(Pliant.discrete(), "last", to: board.a)
        let blocker = board.add(Pliant(), "blocker", to: board.b)
        let first = board.add(Pliant.discrete(), "first", to: board.c)
        first.require(toFail: blocker)
        board.tap()
        #expect(board.log.take() == "C began, first ended, C cancelled")
        #expect(last.state == .possible)
    }

    // MARK: AR8

    @Test("AR8: who has begun stays; a newcomer that it prevents fails")
    func newcomer() {
        let board = Board()
        let active = board.add(Pliant.continuous(), "active", to: board.a)
        let tap = board.add(UITapGestureRecognizer(), "tap", to: board.c)
        board.down(1, 20, 20)
        board.move(1, to: 30, 20)
        board.tap(2)
        #expect(board.log.take() == "A began, active began, A cancelled")
        #expect(active.state == .began)
        #expect(
            board.said("prevented", "transition") == [
                "active: possible → began, analysis", "active prevents tap",
                "tap: possible → failed, prevented, active",
            ])
        _ = tap
    }

    @Test("AR8: a newcomer that may be recognized beside it is, and the active one goes on")
    func newcomerBeside() {
        let board = Board()
        let say = Say()
        say.together = { _, _ in true }
        let active = board.add(Pliant.continuous(), "active", to: board.a)
        active.delegate = say
        board.add(UITapGestureRecognizer(), "tap", to: board.c)
        board.down(1, 20, 20)
        board.move(1, to: 30, 20)
        board.tap(2)
        board.move(1, to: 40, 20)
        #expect(
            board.log.take()
                == "A began, active began, A cancelled, tap ended, active changed")
    }

    @Test("AR8: it stays even if it ends in the very event in which the newcomer wants to begin")
    func endsInSameEvent() {
        let board = Board()
        board.add(Pliant.continuous(), "active", to: board.c)
        let newcomer = board.add(Pliant.discrete(), "newcomer", to: board.window)
        newcomer.isEnabled = false
        board.down(1)
        board.move(1, to: 210, 200)
        newcomer.isEnabled = true
        board.down(2, 220, 200)
        board.together((1, .ended, 210, 200), (2, .ended, 220, 200))
        #expect(board.log.take() == "C began, active began, C cancelled, active ended")
        #expect(board.said("prevented") == ["active prevents newcomer"])
    }

    @Test("AR2, AR8: a newcomer that requires the active one to fail, fails as it joins")
    func newcomerRequires() {
        let board = Board()
        let active = board.add(Pliant.continuous(), "active", to: board.a)
        let tap = board.add(UITapGestureRecognizer(), "tap", to: board.c)
        tap.require(toFail: active)
        board.down(1, 20, 20)
        board.move(1, to: 30, 20)
        board.down(2)
        #expect(tap.state == .failed)
    }

    // MARK: AR9

    @Test("AR9: a tap never prevents one of more taps; the longer is settled first")
    func taps() {
        let board = Board()
        let triple = board.add(UITapGestureRecognizer(), "triple", to: board.a)
        triple.numberOfTapsRequired = 3
        let double = board.add(UITapGestureRecognizer(), "double", to: board.b)
        double.numberOfTapsRequired = 2
        board.add(UITapGestureRecognizer(), "single", to: board.c)
        for _ in 0..<3 {
            board.tap()
            board.wait(0.1)
        }
        let actions = board.log.take().split(separator: ", ").filter { $0.hasSuffix(" ended") }
        #expect(actions == ["single ended", "double ended", "triple ended"])
    }
}
