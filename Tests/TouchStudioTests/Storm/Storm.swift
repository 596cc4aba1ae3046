import Foundation
import TestSupport
import TouchScript
import TouchStage

@testable import TouchKit
@testable import TouchStudio

/// What a seed does to a window: touches, keys, acts, sizes, files and time, one after another.
struct Storm {
    private var dice: Dice
    private let window: StormWindow
    /// Where each finger is, in pixels.
    private var places: [Int: CGPoint] = [:]

    /// Every key of the table, what moves among controls, and letters.
    private static let keys: [KeyboardKey] =
        ActTable.all.rows.flatMap(\.keys).map(\.key) + [.tab, .enter, .escape, "q", "5"]
    private static let modifiers: [KeyPress.Modifiers] = [
        [], [], [], .control, .control, .shift, [.control, .shift], .alt,
    ]
    /// Acts with a value.
    private static let others: [any Act] = [
        LessonAct.open(0), LessonAct.open(2), InkAct.color(.sea), EditAct.color(.mint),
        EditAct.give(.rotation), TimeAct.scrub(0.4), TimeAct.pinch(2, around: 0.3),
        AskAct.choose(.record(2)), TypingAct(key: .open), TypingAct(key: .type("drag disabled")),
        TypingAct(key: .done), SearchAct(key: .type("drag")), TakeAct.goBack(0),
        TapeEditAct.select(.start, 0.5), TapeEditAct.select(.end, 0.9), WhatIfAct.want("drag acts"),
        WhatIfAct.attempt([SceneChange("drag disabled")]), WhatIfAct.putAllBack, WhatIfAct.keep,
        KioskAct.ask, KioskAct.figure(4), KioskAct.close, CourseAct.choose(.five),
        AnswerAct.choose(3),
    ]
    private static let acts: [any Act] =
        (ActTable.all.rows.map(\.act) + others).filter { !(LookAct.fullscreen ~= $0) }

    init(seed: UInt64, _ window: StormWindow) {
        (dice, self.window) = (Dice(seed: seed), window)
    }

    /// One event, in words.
    mutating func next() throws -> String {
        switch dice.roll(20) {
        case 0..<8: return touch()
        case 8..<11:
            let key = Self.keys[dice.roll(Self.keys.count)]
            let modifiers = Self.modifiers[dice.roll(Self.modifiers.count)]
            window.press(key, modifiers)
            return "key \(key) \(modifiers.rawValue)"
        case 11..<15:
            let act = Self.acts[dice.roll(Self.acts.count)]
            window.workspace.perform(act)
            return "act \(act)"
        case 15:
            let size = CGSize(width: 320 + dice.roll(1200), height: 240 + dice.roll(900))
            window.resize(size)
            return "size \(size)"
        case 16:
            let (name, text) = StormWindow.versions[dice.roll(StormWindow.versions.count)]
            try window.save(name, text)
            return "file \(name) \(text.count)"
        case 17: return odd()
        default:
            let seconds = Double(dice.roll(12)) / 10
            window.pass(seconds)
            return "time \(seconds)"
        }
    }

    /// A finger comes down, moves or goes up.
    private mutating func touch() -> String {
        let finger = 1 + dice.roll(3)
        let point = CGPoint(
            x: dice.roll(Int(window.size.width)), y: dice.roll(Int(window.size.height)))
        window.pass(0.02)
        guard window.fingers.contains(finger) else {
            window.touch(.began, finger, point)
            return "down \(finger) \(point)"
        }
        let phase: UITouch.Phase = [.moved, .ended, .ended, .cancelled][dice.roll(4)]
        window.touch(phase, finger, phase == .moved ? point : places[finger] ?? point)
        if phase == .moved { places[finger] = point }
        return "\(phase) \(finger) \(point)"
    }

    /// What happens seldom.
    private mutating func odd() -> String {
        switch dice.roll(8) {
        case 0:
            window.send(.text("a"))
            return "text"
        case 1:
            window.send(.fingersLost(at: window.now, .focusLost))
            return "lost"
        case 2:
            window.send(.palm(finger: 1, radius: 30))
            return "palm"
        case 3:
            window.watchPair()
            return "film"
        case 4:
            window.workspace.perform(.whatIf(.open))
            window.workspace.perform(.typing(.open))
            return "typing"
        case 5:
            window.workspace.perform(.lesson(.demonstrate))
            window.pass(12)
            return "tape"
        case 6:
            window.welcome()
            return "welcome"
        default:
            window.paint()
            return "painted"
        }
    }
}
