import Testing
import TouchTrace

@testable import TouchKit

@Suite struct RequirementTests {
    // MARK: AR2

    @Test("AR3: recognizers that are not asked unless somebody looks on would answer no")
    func unasked() {
        let kinds: [UIGestureRecognizer] = [
            UIGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
            UIPanGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
            UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
            UIHoverGestureRecognizer(), UIScrollViewPanGestureRecognizer(),
            UIScrollViewPinchGestureRecognizer(),
            UIScrollViewDelayedTouchesBeganGestureRecognizer(),
            UISwipeActionPanGestureRecognizer(), UISwipeDismissalGestureRecognizer(),
        ]
        #expect(kinds.count == UIGestureRecognizer.engineTypes.count)
        for kind in kinds {
            #expect(kind.isOfEngine)
            for other in kinds {
                #expect(!kind.shouldRequireFailure(of: other))
                #expect(!kind.shouldBeRequiredToFail(by: other))
            }
        }
        #expect(!OwnKind().isOfEngine)
    }

    @Test("AR2, AR5: a discrete recognizer waits and is recognized when the other fails")
    func waits() {
        let board = Board()
        let other = board.add(Pliant(), "other", to: board.c)
        other.ended = { _, _, _ in }
        let own = board.add(Pliant.discrete(), "own", to: board.c)
        own.require(toFail: other)
        board.tap()
        #expect(own.state == .possible)
        #expect(board.log.take() == "C began")
        other.state = .failed
        #expect(board.log.take() == "own ended, C cancelled")
        #expect(
            board.said("transition", "requirement") == [
                "own requires other to fail: set, require to fail",
                "own requires other to fail: waiting, require to fail",
                "other: possible → failed, set by owner",
                "own requires other to fail: met, require to fail",
                "own: possible → ended, requirement met",
            ])
    }

    @Test("AR5: a discrete recognizer that waits gets no more touches, and a lift does not undo it")
    func discreteWaits() {
        let board = Board()
        let slow = board.add(Pliant(), "slow", to: board.b)
        let own = board.add(Pliant(), "own", to: board.c)
        own.moved = { this, _, _ in this.state = .ended }
        own.require(toFail: slow)
        board.down()
        board.drag(by: 30, 0, steps: 3)
        #expect(own.told == ["began", "moved"])
        #expect(own.state == .possible && slow.state == .possible)
        board.up()
        #expect(own.told == ["began", "moved"])
        #expect(board.log.take().hasSuffix("own ended, C cancelled"))
    }

    @Test("AR5: a continuous recognizer goes on analysing and begins with current values")
    func continuousWaits() {
        let board = Board()
        let swipe = board.add(UISwipeGestureRecognizer(), "flick", to: board.c)
        swipe.direction = .up
        let pan = board.add(UIPanGestureRecognizer(), "pan", to: board.c)
        pan.require(toFail: swipe)
        var translations: [CGFloat] = []
        board.log.onAction = { _ in translations.append(pan.translation(in: nil).x) }
        board.down()
        board.drag(by: 45, 0, steps: 3)
        #expect(pan.state == .possible)
        board.drag(by: 15, 0, steps: 1)
        #expect(pan.state == .began)
        #expect(translations == [50])
        #expect(
            board.said("transition") == [
                "flick: possible → failed, analysis", "pan: possible → began, requirement met",
            ])
    }

    @Test("AR2: the other begins, and whoever requires it to fail, fails")
    func broken() {
        let board = Board()
        let other = board.add(Pliant.continuous(), "other", to: board.c)
        board.add(Pliant.continuous(), "own", to: board.a).require(toFail: other)
        board.down()
        board.move(to: 205, 200)
        #expect(
            board.said("transition", "requirement") == [
                "own requires other to fail: set, require to fail",
                "other: possible → began, analysis",
                "own requires other to fail: broken, require to fail",
                "own: possible → failed, requirement broken, other",
            ])
    }

    @Test("AR2: switched off in mid-gesture, the other counts as failed, and the trace says so")
    func switchedOff() {
        let board = Board()
        let other = board.add(Pliant.discrete(), "other", to: board.c)
        board.add(Pliant.continuous(), "own", to: board.c).require(toFail: other)
        board.down()
        board.move(to: 205, 200)
        other.isEnabled = false
        #expect(
            board.said("requirement", "transition").suffix(3) == [
                "other: possible → failed, disabled",
                "own requires other to fail: met, require to fail",
                "own: possible → began, requirement met",
            ])
    }

    enum Absence: CaseIterable { case elsewhere, disabled, refused, failed, removed }

    @Test("AR2: who cannot be recognized counts as failed", arguments: Absence.allCases)
    func countsAsFailed(_ absence: Absence) {
        let board = Board()
        let aside = Witness(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
        board.window.addSubview(aside)
        let say = Say()
        let other = board.add(
            UITapGestureRecognizer(), "double", to: absence == .elsewhere ? aside : board.c)
        other.numberOfTapsRequired = 2
        board.add(UITapGestureRecognizer(), "tap", to: board.c).require(toFail: other)
        switch absence {
        case .elsewhere: break
        case .disabled: other.isEnabled = false
        case .refused:
            say.receiveTouch = { _, _ in false }
            other.delegate = say
        case .removed: board.c.removeGestureRecognizer(other)
        case .failed:
            board.down()
            other.state = .failed
            board.wait(0.01)
            board.up()
        }
        if absence != .failed { board.tap() }
        #expect(board.log.take() == "C began, tap ended, C cancelled")
    }

    @Test("AR2: a requirement is permanent and set once")
    func permanent() {
        let board = Board()
        let double = board.add(UITapGestureRecognizer(), "double", to: board.c)
        double.numberOfTapsRequired = 2
        let tap = board.add(UITapGestureRecognizer(), "tap", to: board.c)
        tap.require(toFail: double)
        tap.require(toFail: double)
        #expect(board.said("requirement") == ["tap requires double to fail: set, require to fail"])
        for _ in 0..<2 {
            board.tap()
            #expect(board.log.take() == "C began")
            board.wait(0.4)
            #expect(board.log.take() == "tap ended, C cancelled")
        }
    }

    @Test("AR2: a chain of requirements is freed in one event, the first freed first")
    func chain() {
        let board = Board()
        let a = board.add(Pliant(), "a", to: board.a)
        let b = board.add(Pliant.discrete(), "b", to: board.b)
        let c = board.add(Pliant.discrete(), "c", to: board.c)
        c.require(toFail: b)
        b.require(toFail: a)
        board.tap()
        #expect(
            board.said("transition") == [
                "a: possible → failed, analysis", "b: possible → ended, analysis",
                "c: possible → failed, requirement broken, b",
            ])
    }

    @Test("AR2: who gives up in the event in which the other is recognized, fails because of it")
    func givesUp() {
        for isAddedLast in [false, true] {
            let board = Board()
            let tap = Pliant.discrete()
            tap.name = "tap"
            let pan = UIPanGestureRecognizer()
            if isAddedLast { board.add(tap, "tap", to: board.c) }
            board.add(pan, "pan", to: board.c).require(toFail: tap)
            if !isAddedLast { board.add(tap, "tap", to: board.c) }
            board.down()
            board.drag(by: 30, 0, steps: 2)
            board.up()
            #expect(
                board.said("transition") == [
                    "tap: possible → ended, analysis",
                    "pan: possible → failed, requirement broken, tap",
                ])
        }
    }

    // MARK: AR3

    @Test("AR3: each pair is asked once an attempt: four questions, in the order of delivery")
    func orderOfQuestions() {
        let board = Board()
        let say = Say()
        for (name, view) in [("far", board.a), ("near", board.c)] {
            board.add(UIPanGestureRecognizer(), name, to: view).delegate = say
        }
        board.down()
        board.drag(by: 6, 0, steps: 3)
        #expect(
            questions(board) == [
                "near.shouldRequireFailure(far) = no, default",
                "near.shouldRequireFailure(far) = no, delegate",
                "near.shouldBeRequiredToFail(far) = no, default",
                "near.shouldBeRequiredToFail(far) = no, delegate",
                "far.shouldRequireFailure(near) = no, default",
                "far.shouldRequireFailure(near) = no, delegate",
                "far.shouldBeRequiredToFail(near) = no, default",
                "far.shouldBeRequiredToFail(near) = no, delegate",
            ])
        board.up()
        board.down()
        #expect(questions(board).count == 8)
    }

    /// What was asked about requirements since the last call.
    private func questions(_ board: Board) -> [String] {
        board.said("question").filter {
            $0.contains("shouldRequireFailure") || $0.contains("shouldBeRequiredToFail")
        }
    }

    enum Method: CaseIterable {
        case subclassRequires, delegateRequires, subclassIsRequired, delegateIsRequired
    }

    @Test("AR3: the first yes settles the pair", arguments: Method.allCases, [true, false])
    func firstYes(_ method: Method, isNear: Bool) {
        let board = Board()
        let (near, far) = (Pliant.discrete(), Pliant.discrete())
        board.add(far, "far", to: board.a)
        board.add(near, "near", to: board.c)
        let says = (Say(), Say())
        (near.delegate, far.delegate) = says
        let asked = isNear ? near : far
        let say = isNear ? says.0 : says.1
        switch method {
        case .subclassRequires: asked.requires = { _ in true }
        case .delegateRequires: say.requires = { _, _ in true }
        case .subclassIsRequired: asked.isRequired = { _ in true }
        case .delegateIsRequired: say.isRequired = { _, _ in true }
        }
        board.down()
        let places: [Method] = [
            .subclassRequires, .delegateRequires, .subclassIsRequired, .delegateIsRequired,
        ]
        let place = places.firstIndex(of: method) ?? 0
        #expect(questions(board).count == place + (isNear ? 1 : 5))
        board.up()
        // Who requires loses, as the other is recognized with the lift.
        let doesAskedWait = method == .subclassRequires || method == .delegateRequires
        let winner = doesAskedWait == isNear ? "far" : "near"
        #expect(board.log.take() == "C began, \(winner) ended, C cancelled")
    }

    @Test("AR3: pairs with a static relation are not asked")
    func staticPairs() {
        let board = Board()
        let a = board.add(Pliant(), "a", to: board.c)
        board.add(Pliant(), "b", to: board.c).require(toFail: a)
        board.down()
        #expect(questions(board) == [])
    }

    @Test("AR3: a later touch forms new pairs, and only those are asked")
    func laterPairs() {
        let board = Board()
        board.add(Pliant(), "a", to: board.a)
        board.add(Pliant(), "b", to: board.b)
        board.add(Pliant(), "c", to: board.c)
        board.down(1, 60, 60)
        #expect(questions(board).count == 4)
        board.down(2, 200, 200)
        let pairs = questions(board).filter { $0.contains("shouldRequireFailure") }
        #expect(
            pairs == [
                "c.shouldRequireFailure(b) = no, default",
                "b.shouldRequireFailure(c) = no, default",
                "c.shouldRequireFailure(a) = no, default",
                "a.shouldRequireFailure(c) = no, default",
            ])
        board.down(3, 210, 200)
        #expect(questions(board) == [])
    }

    @Test("AR3: what was found lasts for the attempt")
    func lastsForAttempt() {
        let board = Board()
        let near = board.add(Pliant.discrete(), "near", to: board.c)
        board.add(Pliant.discrete(), "far", to: board.a)
        near.requires = { _ in true }
        board.tap()
        #expect(board.log.take() == "C began, far ended, C cancelled")
        near.requires = nil
        board.tap()
        #expect(board.log.take() == "C began, near ended, C cancelled")
        #expect(
            board.said("requirement") == [
                "near requires far to fail: set, subclass requires",
                "near requires far to fail: waiting, subclass requires",
                "near requires far to fail: broken, subclass requires",
                "near requires far to fail: removed, subclass requires",
            ])
    }

    @Test("AR3: a recognizer that starts anew while the other goes on is asked about again")
    func newAttemptOfOne() {
        let board = Board()
        let lasting = board.add(Pliant(), "lasting", to: board.c)
        lasting.ended = { _, _, _ in }
        board.add(Pliant(), "brief", to: board.a)
        board.tap()
        #expect(questions(board).count == 4)
        board.tap()
        #expect(questions(board).count == 4)
    }

    // MARK: AR1

    @Test("AR1: recognizers that share no touch do not concern each other")
    func noSharedTouch() {
        let board = Board()
        let other = Witness(frame: CGRect(x: 0, y: 450, width: 100, height: 100))
        board.window.addSubview(other)
        board.add(Pliant.continuous(), "one", to: board.c)
        board.add(Pliant.continuous(), "two", to: other)
        board.down(1)
        board.down(2, 50, 500)
        board.together((1, .moved, 210, 200), (2, .moved, 60, 500))
        #expect(questions(board) == [])
        #expect(board.log.take() == "C began, one began, two began, C cancelled")
    }

    // MARK: AR10

    @Test("AR10: a cycle is named, and fails as a whole when the sequence ends")
    func cycle() {
        let board = Board()
        let a = board.add(Pliant.discrete(), "a", to: board.c)
        let b = board.add(Pliant.discrete(), "b", to: board.c)
        let c = board.add(Pliant.discrete(), "c", to: board.a)
        a.require(toFail: b)
        b.require(toFail: c)
        c.require(toFail: a)
        board.tap()
        #expect(board.log.take() == "C began, C ended")
        #expect(
            board.said("requirement", "transition").suffix(6) == [
                "b requires c to fail: cycle, require to fail",
                "c requires a to fail: cycle, require to fail",
                "a requires b to fail: cycle, require to fail",
                "b: possible → failed, cycle", "c: possible → failed, cycle",
                "a: possible → failed, cycle",
            ])
    }

    @Test("AR10: who only waits for a cycle is recognized once it has failed")
    func besideCycle() {
        let board = Board()
        let a = board.add(Pliant.discrete(), "a", to: board.c)
        let b = board.add(Pliant.discrete(), "b", to: board.c)
        let third = board.add(Pliant.discrete(), "third", to: board.c)
        a.require(toFail: b)
        b.require(toFail: a)
        third.require(toFail: a)
        board.tap()
        #expect(board.log.take() == "C began, third ended, C cancelled")
    }

    @Test("AR10: who requires itself never begins")
    func itself() {
        let board = Board()
        let press = board.add(UILongPressGestureRecognizer(), "press", to: board.c)
        press.require(toFail: press)
        board.down()
        board.wait(1)
        #expect(press.state == .possible)
        #expect(
            board.said("requirement").last
                == "press requires press to fail: waiting, require to fail"
        )
        board.up()
        #expect(board.said("transition") == ["press: possible → failed, finger lifted"])
    }

    // MARK: AR12

    @Test("AR12: without a requirement the single tap fires on every first tap")
    func withoutLag() {
        let board = Board()
        let double = board.add(UITapGestureRecognizer(), "double", to: board.c)
        double.numberOfTapsRequired = 2
        board.add(UITapGestureRecognizer(), "single", to: board.c)
        board.tap()
        #expect(board.log.take() == "C began, single ended, C cancelled")
    }

    @Test("AR12: the double tap wins over the single tap that waits for it")
    func doubleWins() {
        let board = Board()
        let double = board.add(UITapGestureRecognizer(), "double", to: board.c)
        double.numberOfTapsRequired = 2
        board.add(UITapGestureRecognizer(), "single", to: board.c).require(toFail: double)
        board.tap()
        board.wait(0.1)
        board.tap()
        board.wait(1)
        #expect(board.log.take() == "C began, C began, double ended, C cancelled ×2")
    }
}

private final class OwnKind: UITapGestureRecognizer {}
