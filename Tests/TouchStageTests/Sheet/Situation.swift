import TestStage
import TouchReading
import TouchScript
import TouchTrace

@testable import TouchKit

/// Something worth looking at: a session and the record at which it is looked at.
struct Situation {
    let name: String
    let why: Why
    let record: Int
    /// What the inspector tells.
    var inspector: Inspector

    init(
        _ name: String, _ play: Playground, at jump: TraceJump? = nil, about subject: String? = nil
    ) {
        self.name = name
        let scene = try? Scene.parse(Playground.scene, file: "swipe-or-pan.scene")
        let why = Why(play.tracer.trace, scene: scene)
        self.why = why
        let end = why.history.count
        record = jump.flatMap { why.index.previous($0, before: end + 1) } ?? end
        let place = why.history.trace.subjects.firstIndex { $0.name == subject }
        inspector = Inspector(why, at: record, about: place.map { SubjectID(Int32($0 + 1)) })
    }

    static func all() -> [Situation] {
        [
            Situation("nothing yet", Playground()), waiting(), swipeWon(), prevented(), nearMiss(),
            held(), withheld(), hidden(), doubleTap(), together(), interrupted(), hovering(),
            asking(),
            chosen(), searching(), late(),
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

    private static func hovering() -> Situation {
        let play = Playground()
        play.application.send(
            PointerSample(phase: .moved, location: CGPoint(x: 350, y: 120), timestamp: 0.1))
        return Situation("the pointer hovers", play)
    }

    private static func asking() -> Situation {
        var situation = waiting()
        situation.inspector.isAsking = true
        return situation
    }

    private static func chosen() -> Situation {
        var situation = swipeWon()
        situation.inspector = Inspector(situation.why, telling: situation.record)
        return situation
    }

    private static func searching() -> Situation {
        var situation = swipeWon()
        situation.inspector = Inspector(
            situation.why, searching: "drag", chosen: situation.record)
        return situation
    }

    private static func late() -> Situation {
        let play = Playground()
        let list = UIScrollView(frame: CGRect(x: 30, y: 20, width: 240, height: 160))
        list.accessibilityIdentifier = "list"
        list.backgroundColor = UIColor(red: 0.4, green: 0.45, blue: 0.5, alpha: 1)
        list.contentSize = CGSize(width: 240, height: 900)
        let button = UIButton(frame: CGRect(x: 20, y: 60, width: 120, height: 44))
        button.accessibilityIdentifier = "play"
        button.backgroundColor = UIColor(red: 0.1, green: 0.15, blue: 0.2, alpha: 1)
        list.addSubview(button)
        play.card.addSubview(list)
        play.down(1, 150, 160)
        play.wait(0.3)
        return Situation("play is late", play)
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

/// Lets everybody be recognized beside anybody.
final class Agreeable: UIGestureRecognizerDelegate {
    static let shared = Agreeable()

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}
