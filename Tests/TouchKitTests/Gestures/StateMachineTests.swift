import Testing
import TouchTrace

@testable import TouchKit

@Suite struct StateMachineTests {
    @Test("SM1: a discrete recognizer goes from Possible to Ended or Failed")
    func discrete() {
        let board = Board()
        board.add(UITapGestureRecognizer(), "tap", to: board.c)
        board.tap()
        #expect(board.said("transition") == ["tap: possible → ended, analysis"])
        board.wait(1)
        board.down()
        board.move(to: 300, 200)
        board.up()
        #expect(board.said("transition") == ["tap: possible → failed, analysis"])
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test("SM1: a continuous recognizer begins, changes and ends")
    func continuous() {
        let board = Board()
        board.add(UIPanGestureRecognizer(), "pan", to: board.c)
        board.down()
        board.drag(by: 30, 0, steps: 2)
        board.up()
        #expect(
            board.said("transition") == [
                "pan: possible → began, analysis", "pan: began → changed, analysis",
                "pan: changed → ended, analysis",
            ])
    }

    @Test("SM1, SM2: setting Changed again sends the action again; Failed and the reset send none")
    func actions() {
        let board = Board()
        let pliant = board.add(Pliant(), "own", to: board.window)
        pliant.moved = { this, _, _ in
            if this.state == .possible {
                this.state = .began
            } else {
                this.state = .changed
                this.state = .changed
            }
        }
        pliant.ended = { this, _, _ in this.state = .cancelled }
        board.down(1, 20, 500)
        board.move(to: 30, 500)
        board.move(to: 40, 500)
        board.up()
        #expect(
            board.log.take() == "own began, own changed, own changed, own cancelled")
        pliant.began = { this, _, _ in this.state = .failed }
        board.tap(1, 20, 500)
        #expect(board.log.take() == "")
        #expect(pliant.state == .possible)
    }

    @Test("SM2, BR8: a target added twice is told once; taken away, no more")
    func targets() {
        let board = Board()
        let own = board.add(Pliant.discrete(), "own", to: board.c)
        let selector = Selector("twice") { (log: Log) in { log.lines.append("told") } }
        own.addTarget(board.log, action: selector)
        own.addTarget(board.log, action: selector)
        board.tap()
        #expect(board.log.take() == "C began, own ended, told, C cancelled")
        own.removeTarget(board.log, action: "twice")
        board.tap(1, 300, 300)
        #expect(!board.log.take().contains("told"))
    }

    @Test("BR8: actions without a name are told apart")
    func unnamedTargets() {
        let board = Board()
        let own = board.add(Pliant.discrete(), "own", to: board.c)
        for word in ["one", "other"] {
            own.addTarget(
                board.log, action: Selector(nil) { (log: Log) in { log.lines.append(word) } })
        }
        board.tap()
        #expect(board.log.take() == "C began, own ended, one, other, C cancelled")
    }

    @Test("SM3: another transition is refused and changes nothing")
    func refused() {
        let board = Board()
        let pliant = board.add(Pliant(), "own", to: board.window)
        pliant.began = { this, _, _ in this.state = .changed }
        pliant.moved = { this, _, _ in
            this.state = .began
            this.state = .possible
        }
        pliant.ended = { this, _, _ in
            this.state = .ended
            this.state = .changed
        }
        board.down(1, 20, 500)
        #expect(pliant.state == .possible)
        board.move(to: 30, 500)
        #expect(pliant.state == .began)
        board.up()
        #expect(
            board.said("refused") == [
                "own: no way from possible to changed", "own: no way from began to possible",
                "own: no way from ended to changed",
            ])
        #expect(board.log.take() == "own began, own ended")
    }

    @Test("SM3: Failed after Began is taken as Cancelled, Cancelled before it as Failed")
    func putRight() {
        let board = Board()
        let pliant = board.add(Pliant.continuous(), "own", to: board.window)
        board.down(1, 20, 500)
        board.move(to: 30, 500)
        pliant.state = .failed
        #expect(pliant.state == .cancelled)
        board.up()
        board.down(1, 20, 500)
        pliant.state = .cancelled
        #expect(pliant.state == .failed)
        board.up()
        #expect(board.said("refused") == [])
        #expect(board.log.take() == "own began, own cancelled")
    }

    @Test("SM4: the end state stays until the last touch received has ended")
    func endStateStays() {
        let board = Board()
        let pliant = board.add(Pliant(), "own", to: board.a)
        pliant.moved = { this, _, _ in if this.state == .possible { this.state = .ended } }
        board.down(1)
        board.down(2, 220, 200)
        board.move(1, to: 210, 200)
        #expect(pliant.state == .ended)
        board.up(1)
        #expect(pliant.state == .ended && pliant.resets == 0)
        board.down(3, 240, 200)
        board.up(2)
        #expect(pliant.state == .possible && pliant.resets == 1)
        #expect(pliant.told == ["began", "began", "moved"])
        #expect(
            board.said("receives") == ["own receives finger 1", "own receives finger 2"])
    }

    @Test("SM4: the reset comes at the end of the event, after views and actions")
    func resetLast() {
        let board = Board()
        let pliant = board.add(Pliant.discrete(), "own", to: board.c)
        pliant.cancelsTouchesInView = false
        board.tap()
        let kinds = board.trace.records.map(\.entry.kind)
        #expect(kinds.suffix(2) == ["reset", "sequenceEnded"])
        #expect(board.log.take() == "C began, own ended, C ended")
        #expect(pliant.resets == 1)
    }

    @Test("SM4: finished on a timer with no touch left, it is reset at once")
    func resetOnTimer() {
        let board = Board()
        let double = board.add(UITapGestureRecognizer(), "double", to: board.c)
        double.numberOfTapsRequired = 2
        board.tap()
        board.wait(0.34)
        #expect(board.said("transition", "reset") == [])
        board.wait(0.02)
        #expect(
            board.said("transition", "reset") == ["double: possible → failed, timed out", "double"])
    }

    enum Stop: CaseIterable { case disable, remove, removeView, hideWindow }

    @Test(
        "SM5: begun, it is cancelled with its action, whatever takes it away",
        arguments: Stop.allCases)
    func stoppedAfterBegan(by stop: Stop) {
        let board = Board()
        let pan = board.add(UIPanGestureRecognizer(), "pan", to: board.b)
        board.down()
        board.drag(by: 20, 0, steps: 1)
        _ = board.log.take()
        perform(stop, pan, board)
        #expect(board.log.take().contains("pan cancelled"))
        #expect(pan.state == .cancelled)
        board.drag(by: 20, 0, steps: 1)
        board.up()
        #expect(pan.state == .possible)
        #expect(!board.log.take().contains("pan"))
    }

    @Test("SM5: still Possible, it fails without a word", arguments: Stop.allCases)
    func stoppedBeforeBegan(by stop: Stop) {
        let board = Board()
        let pan = board.add(UIPanGestureRecognizer(), "pan", to: board.b)
        board.down()
        perform(stop, pan, board)
        #expect(pan.state == .failed)
        board.up()
        #expect(pan.state == .possible)
        #expect(!board.log.take().contains("pan"))
    }

    private func perform(_ stop: Stop, _ pan: UIPanGestureRecognizer, _ board: Board) {
        switch stop {
        case .disable: pan.isEnabled = false
        case .remove: board.b.removeGestureRecognizer(pan)
        case .removeView: board.b.removeFromSuperview()
        case .hideWindow: board.window.isHidden = true
        }
    }

    @Test("SM5: switched on again in mid-gesture, it waits for the next touch")
    func onAgain() {
        let board = Board()
        let tap = board.add(UITapGestureRecognizer(), "tap", to: board.c)
        board.down()
        tap.isEnabled = false
        tap.isEnabled = true
        board.up()
        #expect(board.log.take() == "C began, C ended")
        board.tap()
        #expect(board.log.take() == "C began, tap ended, C cancelled")
    }

    @Test("SM5: disabled, it receives nothing")
    func disabled() {
        let board = Board()
        board.add(UITapGestureRecognizer(), "tap", to: board.c).isEnabled = false
        board.tap()
        #expect(board.said("receives", "question", "transition") == [])
    }

    @Test("DL11: the system's interruption cancels what has begun and fails the rest")
    func interrupted() {
        let board = Board()
        board.add(UIPanGestureRecognizer(), "pan", to: board.c)
        board.add(UILongPressGestureRecognizer(), "press", to: board.a).delegate = nil
        board.down()
        board.interrupt()
        #expect(
            board.said("transition") == [
                "pan: possible → failed, interrupted", "press: possible → failed, interrupted",
            ])
        board.down()
        board.drag(by: 30, 0, steps: 2)
        board.interrupt()
        #expect(
            board.log.take()
                == "C began, C cancelled, C began, pan began, C cancelled, pan changed, pan cancelled"
        )
    }

    @Test("DL11: a window that swallows the end of a touch leaves no recognizer behind")
    func swallowedEnd() {
        let app = UIApplication()
        let window = Deaf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.makeKeyAndVisible(in: app)
        let pan = UIPanGestureRecognizer()
        window.addGestureRecognizer(pan)
        for (phase, x) in [(UITouch.Phase.began, 10), (.moved, 40)] {
            app.send([sample(phase, x)])
        }
        #expect(pan.state == .began)
        window.isDeaf = true
        app.send([sample(.ended, 40)])
        #expect(pan.state == .possible)
    }

    private func sample(_ phase: UITouch.Phase, _ x: Int) -> TouchSample {
        TouchSample(
            finger: 1, phase: phase, location: CGPoint(x: Double(x), y: 10), timestamp: 0)
    }

    private final class Deaf: UIWindow {
        var isDeaf = false

        override func sendEvent(_ event: UIEvent) {
            if !isDeaf { super.sendEvent(event) }
        }
    }
}
