import Foundation
import TouchReading
import TouchScript
import TouchTrace

@testable import TouchKit

/// An application to try explanations on: a window of 640 × 400 with a board, a card on it and a badge
/// and a note on the card; fingers that move by the clock.
package final class Playground {
    package let application = UIApplication()
    package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
    package let board = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
    package let card: UIView
    package let badge = UIView(frame: CGRect(x: 300, y: 40, width: 90, height: 80))
    package let note = UIView(frame: CGRect(x: 30, y: 190, width: 110, height: 70))
    package let tracer = Tracer()
    package let target = Board()
    package private(set) var time = 0.0
    private var places: [Int: CGPoint] = [:]

    package init(card: UIView = UIView()) {
        self.card = card
        card.frame = CGRect(x: 40, y: 60, width: 420, height: 300)
        window.addSubview(board)
        board.addSubview(card)
        card.addSubview(badge)
        card.addSubview(note)
        for (view, name) in [(board, "board"), (card, "card"), (badge, "badge"), (note, "note")] {
            view.accessibilityIdentifier = name
        }
        card.backgroundColor = UIColor(red: 0.9, green: 0.45, blue: 0.35, alpha: 1)
        badge.backgroundColor = UIColor(red: 0.42, green: 0.7, blue: 0.9, alpha: 1)
        note.backgroundColor = UIColor(red: 0.94, green: 0.77, blue: 0.36, alpha: 1)
        for view in [card, badge, note] { view.layer.cornerRadius = 10 }
        application.fingerNames = [1: "a", 2: "b", 3: "c"]
        application.tracer = tracer
        window.makeKeyAndVisible(in: application)
    }

    /// What a session has as well: where the scene says things.
    package static let scene = """
        scene 1 "swipe-or-pan" 640 x 400
        title "Swipe or pan?"
        view board at 0 0 size 640 400
          view card at 40 60 size 420 300 color coral
            swipe flick direction right
            pan drag moves card
        require drag to-fail flick
        """

    package func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(target, action: Board.acted, name: "\(name)Acted")
        (view ?? card).addGestureRecognizer(recognizer)
        return recognizer
    }

    // MARK: Fingers; places are points of the window

    package func down(_ finger: Int = 1, _ x: CGFloat = 250, _ y: CGFloat = 260) {
        send(finger, .began, CGPoint(x: x, y: y))
    }

    package func move(_ finger: Int = 1, to x: CGFloat, _ y: CGFloat) {
        send(finger, .moved, CGPoint(x: x, y: y))
    }

    package func up(_ finger: Int = 1) { send(finger, .ended, places[finger] ?? .zero) }

    package func wait(_ seconds: Double) {
        time += seconds
        application.advance(to: time)
    }

    package func tap(_ finger: Int = 1, _ x: CGFloat = 250, _ y: CGFloat = 260) {
        down(finger, x, y)
        wait(0.05)
        up(finger)
    }

    package func drag(
        _ finger: Int = 1, by dx: CGFloat, _ dy: CGFloat, steps: Int = 5, over seconds: Double = 0.1
    ) {
        let start = places[finger] ?? .zero
        for step in 1...steps {
            time += seconds / Double(steps)
            let part = CGFloat(step) / CGFloat(steps)
            move(finger, to: start.x + dx * part, start.y + dy * part)
        }
    }

    package func send(_ finger: Int, _ phase: UITouch.Phase, _ place: CGPoint) {
        places[finger] = place
        application.send([
            TouchSample(finger: finger, phase: phase, location: place, timestamp: time)
        ])
    }
}

/// The target of every action.
package final class Board {
    package func acted(_ sender: UIGestureRecognizer) {}
}

extension Playground {
    package var why: Why { Why(tracer.trace) }

    /// What is meant by what explains `name` at the end of the trace, a line a sentence.
    package func told(about name: String, count: Int = 1, scene: Scene? = nil) -> String {
        let trace = tracer.trace
        let index = trace.subjects.lastIndex { $0.name == name } ?? 0
        let why = Why(trace, scene: scene)
        let sentences = why.sentences(
            about: SubjectID(Int32(index + 1)), at: trace.records.count)
        return sentences.prefix(count).map(\.meaning).joined(separator: "\n")
    }

    /// What is meant by the sentence of the last record that fits.
    package func told(_ fits: (TraceEntry) -> Bool) -> String {
        let trace = tracer.trace
        guard let record = trace.records.last(where: { fits($0.entry) }),
            let sentence = Why(trace).sentence(forRecord: Int(record.serial))
        else { return "no such record" }
        return sentence.meaning
    }
}

extension Playground {
    /// A swipe and a pan that waits for it, and a finger that flicks.
    package static func swipeOrPan() -> Playground {
        let play = Playground()
        let flick = play.add(UISwipeGestureRecognizer(), "flick")
        play.add(UIPanGestureRecognizer(), "drag").require(toFail: flick)
        play.wait(0.07)
        play.down(1, 200, 260)
        play.drag(by: 80, 8, over: 0.16)
        play.wait(0.07)
        play.up()
        return play
    }
}
