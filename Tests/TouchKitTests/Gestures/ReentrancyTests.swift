import Testing
import TouchTrace

@testable import TouchKit

@Suite struct ReentrancyTests {
    /// Two continuous recognizers that may be recognized together; "near" acts first.
    private func together() -> (Board, near: Pliant, far: Pliant) {
        let board = Board()
        let say = Say()
        say.together = { _, _ in true }
        let far = board.add(Pliant.continuous(), "far", to: board.a)
        let near = board.add(Pliant.continuous(), "near", to: board.c)
        near.delegate = say
        board.kept.append(say)
        return (board, near, far)
    }

    @Test("SM5: an action switches off one that has begun and not yet acted: it never acts")
    func disableBeforeAction() {
        let (board, _, far) = together()
        board.log.onAction = { if $0.name == "near" { far.isEnabled = false } }
        board.down()
        board.move(to: 205, 200)
        board.up()
        #expect(board.log.take() == "C began, near began, C cancelled, near ended")
        #expect(
            board.said("transition").contains("far: began → cancelled, disabled"))
    }

    @Test("DL14: an action takes the view away: it hears of the cancellation once")
    func removeView() {
        let board = Board()
        board.add(Pliant.continuous(), "own", to: board.a)
        board.log.onAction = { _ in board.b.removeFromSuperview() }
        board.down()
        board.move(to: 205, 200)
        board.move(to: 215, 200)
        board.up()
        #expect(board.log.take() == "C began, own began, C cancelled, own changed, own ended")
    }

    @Test(
        "AR4: the delegate switches off, removes or fails the one it is asked about",
        arguments: 0..<3)
    func delegateTakesBack(way: Int) {
        let board = Board()
        let say = Say()
        let own = board.add(Pliant.continuous(), "own", to: board.c)
        own.delegate = say
        say.begin = { recognizer in
            guard recognizer.state == .possible else { return true }
            switch way {
            case 0: recognizer.isEnabled = false
            case 1: recognizer.view?.removeGestureRecognizer(recognizer)
            default: recognizer.state = .failed
            }
            return true
        }
        board.down()
        board.move(to: 205, 200)
        board.up()
        #expect(board.log.take() == "C began, C moved, C ended")
        #expect(own.state == .possible)
    }

    @Test("AR6: a question about prevention switches the winner or the loser off")
    func preventionTakesBack() {
        for victim in ["near", "far"] {
            let board = Board()
            let far = board.add(Pliant.continuous(), "far", to: board.a)
            let near = board.add(Pliant.continuous(), "near", to: board.c)
            near.prevents = { _ in
                (victim == "near" ? near : far).isEnabled = false
                return true
            }
            board.down()
            board.move(to: 205, 200)
            let winner = victim == "near" ? "far" : "near"
            #expect(board.log.take() == "C began, \(winner) began, C cancelled")
        }
    }

    @Test("DL1: a delegate that goes in mid-gesture is asked no more")
    func delegateGoes() {
        let board = Board()
        var say: Say? = Say()
        say?.begin = { _ in false }
        let own = board.add(Pliant.continuous(), "own", to: board.c)
        own.delegate = say
        board.down()
        say = nil
        board.move(to: 205, 200)
        #expect(own.delegate == nil)
        #expect(board.log.take() == "C began, own began, C cancelled")
    }

    @Test("DL1: switched off by its own delegate while it is asked, it receives nothing")
    func offWhileAsked() {
        let board = Board()
        let say = Say()
        say.receiveTouch = { recognizer, _ in
            recognizer.isEnabled = false
            return true
        }
        let own = board.add(Pliant(), "own", to: board.c)
        own.delegate = say
        board.tap()
        #expect(own.told == [] && own.state == .possible)
    }

    @Test("DL14: what is sent from a callback waits its turn")
    func sendFromCallback() {
        let board = Board()
        board.add(Pliant.continuous(), "own", to: board.a)
        board.log.onAction = { _ in
            if board.log.lines.last == "own began" {
                board.move(to: 230, 200)
                board.log.lines.append("sent")
            }
        }
        board.down()
        board.move(to: 205, 200)
        #expect(board.log.take() == "C began, own began, sent, C cancelled, own changed")
    }

    @Test("DL14: what is sent from a callback between events waits its turn too", arguments: 0..<3)
    func sendBetweenEvents(way: Int) {
        let board = Board()
        let own = board.add(Pliant.continuous(), "own", to: board.a)
        board.log.onAction = {
            guard $0.state == .cancelled else { return }
            board.down(2, 20, 20)
            board.log.lines.append("sent")
        }
        board.down()
        board.move(to: 205, 200)
        _ = board.log.take()
        switch way {
        case 0: own.isEnabled = false
        case 1: board.a.removeGestureRecognizer(own)
        default: own.state = .cancelled
        }
        #expect(board.log.take() == "own cancelled, sent, A began")
    }

    @Test("DL14: what a view sends when it is taken away waits until it has left")
    func sendWhileLeaving() {
        let board = Board()
        let view = Sending(frame: CGRect(x: 0, y: 450, width: 100, height: 100))
        view.onCancelled = {
            board.down(2, 200, 200)
            board.log.lines.append("sent")
        }
        board.window.addSubview(view)
        board.down(1, 50, 500)
        view.removeFromSuperview()
        #expect(board.log.take() == "sent, C began")
    }

    private final class Sending: UIView {
        var onCancelled: () -> Void = {}

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            onCancelled()
        }
    }

    @Test("TE5: a recognizer added from a callback gets the next touch")
    func addFromCallback() {
        let board = Board()
        let late = Pliant()
        let own = board.add(Pliant(), "own", to: board.c)
        own.began = { _, _, _ in if late.view == nil { board.add(late, "late", to: board.c) } }
        board.tap()
        #expect(late.told == [])
        board.tap()
        #expect(late.told == ["began", "ended"])
    }

    @Test("DL14: what a view sets free in its callback is delivered in the same event")
    func viewFrees() {
        let board = Board()
        let holder = board.add(Pliant(), "holder", to: board.c)
        holder.delaysTouchesBegan = true
        let eager = Eager(frame: CGRect(x: 0, y: 450, width: 100, height: 100))
        board.window.addSubview(eager)
        eager.onBegan = { holder.state = .failed }
        board.down(1)
        #expect(board.log.take() == "")
        board.down(2, 50, 500)
        #expect(board.log.take() == "C began")
    }

    private final class Eager: UIView {
        var onBegan: () -> Void = {}

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onBegan() }
    }

    @Test("SM1: an action cancels its own recognizer, and sees the state it set")
    func cancelInAction() {
        let board = Board()
        let own = board.add(Pliant.continuous(), "own", to: board.c)
        var seen: [UIGestureRecognizer.State] = []
        board.log.onAction = { recognizer in
            guard recognizer.state == .began else { return }
            recognizer.state = .cancelled
            seen.append(recognizer.state)
        }
        board.down()
        board.move(to: 205, 200)
        #expect(seen == [.cancelled])
        #expect(board.log.take() == "C began, own began, own cancelled, C cancelled")
        #expect(own.state == .cancelled)
    }

    @Test("SM2: an action finds the state it is sent for, whatever was asked for since")
    func stateInAction() {
        let board = Board()
        let own = board.add(Pliant(), "own", to: board.c)
        own.moved = { this, _, _ in
            this.state = .began
            this.state = .changed
            this.state = .ended
        }
        board.down()
        board.move(to: 205, 200)
        #expect(board.log.take() == "C began, own began, own changed, own ended, C cancelled")
    }

    @Test("DL3: actions that set states without end are stopped, and the application goes on")
    func endless() {
        let board = Board()
        let own = board.add(Pliant.continuous(), "own", to: board.c)
        board.log.onAction = { if $0.state != .ended { $0.state = .changed } }
        board.down()
        board.move(to: 205, 200)
        #expect(own.state == .changed)
        #expect(board.said("refused") == ["own: without end from changed to changed"])
        board.log.onAction = { _ in }
        board.up()
        #expect(own.state == .possible)
    }

    @Test("DL3: two actions that set each other's states without end are stopped")
    func endlessPair() {
        let board = Board()
        let one = board.add(Pliant.continuous(), "one", to: board.c)
        let other = board.add(Pliant.continuous(), "other", to: board.b)
        one.prevents = { _ in false }
        other.prevents = { _ in false }
        board.log.onAction = { recognizer in
            let next = recognizer === one ? other : one
            if next.state == .began || next.state == .changed { next.state = .changed }
        }
        board.down()
        board.move(to: 205, 200)
        #expect(one.state == .changed && other.state == .changed)
        #expect(!board.said("refused").isEmpty)
        board.log.onAction = { _ in }
        board.up()
        #expect(one.state == .possible && other.state == .possible)
    }

    @Test("DL3: answers that set another state each time are stopped")
    func endlessAnswers() {
        let board = Board()
        let own = board.add(Pliant.continuous(), "own", to: board.c)
        board.add(Pliant(), "other", to: board.c)
        var isEnd = false
        own.prevents = { [unowned own] _ in
            isEnd.toggle()
            own.state = isEnd ? .ended : .began
            return false
        }
        board.down()
        board.move(to: 205, 200)
        #expect(own.state == .possible)
        #expect(board.said("refused") == ["own: without end from possible to began"])
    }

    @Test("DL3: without an application too, actions that set states without end are stopped")
    func endlessAlone() {
        let own = Pliant()
        let log = Log()
        own.addTarget(log, action: Log.acted)
        log.onAction = { $0.state = .changed }
        own.state = .began
        #expect(own.state == .changed)
        #expect(log.lines.count == Arbiter.longestSettling)
    }

    @Test(
        "SM5: an action puts its recognizer on another view while it is taken away: it stays there")
    func putElsewhere() {
        for isAdded in [false, true] {
            let board = Board()
            let own = board.add(Pliant.continuous(), "own", to: board.c)
            board.log.onAction = { [b = board.b] in
                if $0.state == .cancelled { b.addGestureRecognizer($0) }
            }
            board.down()
            board.move(to: 205, 200)
            if isAdded {
                board.a.addGestureRecognizer(own)
            } else {
                board.c.removeGestureRecognizer(own)
            }
            let home = isAdded ? board.a : board.b
            #expect(own.view === home)
            for view in [board.a, board.b, board.c] {
                #expect(view.gestureRecognizers?.contains(own) ?? false == (view === home))
            }
            board.up()
        }
    }

    @Test("DL13: a callback of a removed view puts it back: it ends where it was put last")
    func putBack() {
        let board = Board()
        let elsewhere = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let view = Returning(frame: CGRect(x: 0, y: 450, width: 100, height: 100))
        board.window.addSubview(view)
        view.home = board.window
        board.down(1, 50, 500)
        elsewhere.addSubview(view)
        #expect(view.superview === elsewhere && view.window == nil)
        #expect(!board.window.subviews.contains(view))
    }

    private final class Returning: UIView {
        weak var home: UIView?

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            home?.addSubview(self)
        }
    }
}
