import TouchKit
import TouchScript
import TouchStage

/// Something worth looking at: a session and the record at which it is looked at.
struct Situation {
    let name: String
    let why: Why
    let record: Int
    /// Whom the inspector is asked about; nil leaves it to the inspector.
    var subject: SubjectID?

    init(
        _ name: String, _ play: Playground, at jump: TraceJump? = nil, about subject: String? = nil
    ) {
        self.name = name
        let scene = try? Scene.parse(Playground.scene, file: "swipe-or-pan.scene")
        let why = Why(play.tracer.trace, scene: scene)
        self.why = why
        let end = why.history.count
        record = jump.flatMap { why.index.previous($0, before: end + 1) } ?? end
        self.subject = why.history.trace.subjects.firstIndex { $0.name == subject }.map {
            SubjectID(Int32($0 + 1))
        }
    }

    static func all() -> [Situation] {
        [
            Situation("nothing yet", Playground()), waiting(), swipeWon(), prevented(), nearMiss(),
            held(), withheld(), hidden(), doubleTap(), together(), interrupted(),
        ]
    }

    private static func swipeOrPan() -> Playground {
        let play = Playground()
        let flick = play.add(UISwipeGestureRecognizer(), "flick")
        play.add(UIPanGestureRecognizer(), "drag").require(toFail: flick)
        play.wait(0.07)
        play.down(1, 200, 280)
        return play
    }

    private static func waiting() -> Situation {
        let play = swipeOrPan()
        play.drag(by: 36, 4)
        return Situation("drag waits for flick", play)
    }

    private static func swipeWon() -> Situation {
        let play = swipeOrPan()
        play.drag(by: 80, 8, over: 0.16)
        play.wait(0.07)
        play.up()
        return Situation("flick won", play, at: .action)
    }

    private static func prevented() -> Situation {
        let play = Playground()
        _ = play.add(UIPanGestureRecognizer(), "drag")
        _ = play.add(UIPanGestureRecognizer(), "outer", to: play.board)
        play.down(1, 200, 280)
        play.drag(by: 40, 10)
        return Situation("drag prevents outer", play, about: "outer")
    }

    private static func nearMiss() -> Situation {
        let play = Playground()
        _ = play.add(UIPanGestureRecognizer(), "a long name for a pan that hardly fits")
        _ = play.add(UITapGestureRecognizer(), "tap")
        play.down(1, 200, 280)
        play.drag(by: 9.6, 0)
        return Situation("9.6 of 10 points", play, about: "a long name for a pan that hardly fits")
    }

    private static func held() -> Situation {
        let play = Playground()
        play.add(UILongPressGestureRecognizer(), "hold").delaysTouchesBegan = true
        play.down(1, 200, 280)
        play.wait(0.2)
        play.drag(by: 30, 0)
        play.up()
        play.down(1, 200, 280)
        play.wait(0.7)
        return Situation("held, released, dropped", play, about: "card")
    }

    private static func withheld() -> Situation {
        let play = Playground()
        play.down(1, 200, 280)
        play.wait(0.1)
        play.down(2, 300, 300)
        return Situation("the second finger is withheld", play, about: "card")
    }

    private static func hidden() -> Situation {
        let play = Playground()
        play.note.frame = play.badge.frame
        play.down(1, 350, 120)
        return Situation("badge lies behind note", play, about: "badge")
    }

    private static func doubleTap() -> Situation {
        let play = Playground()
        let single = play.add(UITapGestureRecognizer(), "single")
        let double = play.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        play.tap(1, 200, 280)
        play.wait(1)
        return Situation("single comes late", play, at: .action)
    }

    private static func together() -> Situation {
        let play = Playground()
        let pinch = play.add(UIPinchGestureRecognizer(), "pinch")
        _ = play.add(UIRotationGestureRecognizer(), "turn")
        pinch.delegate = Agreeable.shared
        play.down(1, 160, 280)
        play.down(2, 300, 280)
        play.drag(2, by: 60, -50)
        return Situation("pinch and turn together", play)
    }

    private static func interrupted() -> Situation {
        let play = Playground()
        _ = play.add(UIPanGestureRecognizer(), "drag")
        play.down(1, 200, 280)
        play.drag(by: 60, -20)
        play.application.cancelTouches(at: 0.3)
        return Situation("the system interrupts", play)
    }
}

/// Lets everybody be recognised beside anybody.
final class Agreeable: UIGestureRecognizerDelegate {
    static let shared = Agreeable()

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}
