import Foundation
import TouchReading
import TouchStage

/// Everything the window can be asked for. Each has a key, so that nothing depends on the buttons.
nonisolated enum ProgramCommand: Hashable {
    case nextLesson
    case previousLesson
    case lesson(Int)
    case toggle(Overlay)
    case restart
    case demonstrate
    case again
    case shake
    case remotePlay
    case interrupt
    case liftFingers
    case probe
    /// The next look, and the other language.
    case theme
    case language
    case useTheme(String)
    case useLanguage(String)
    case larger
    case smaller
    case calmMotion
    case fullscreen
    /// Slides the lessons in or out, or another drawer.
    case list
    case drawer(Drawer)
    case closeDrawer
    /// The lists of the responder chain and of the views asked.
    case lists
    /// Nothing but scene, caption and one bar; and back.
    case present
    /// The session that the last lesson took the place of.
    case bringBack
    /// Stops, or goes on from where the playhead stands.
    case pause
    case step(TraceJump, forward: Bool)
    case start
    case live
    case slower
    case faster
    case zoom(Double)
    case pan(Double)
    case showAll
    /// Whether a touch on the stage asks why instead of touching.
    case ask
    case nextSubject
    /// Asks the inspector about something.
    case choose(InspectorTopic)
    /// Goes back to the question before.
    case askAgain
    case search
    case endSearch
    /// Leaves the field; what it found stays.
    case closeSearch
    /// What a key on the window's own keyboard says.
    case type(String)
    case erase
    case copy
    case otherBranch
    /// What fingers on the timeline ask for.
    case timeline(TimelineAct)
    case foldTimeline
    case foldInspector
    /// Something about takes.
    case take(TakeAct)
    /// Something about editing the scene by hand.
    case edit(EditAct)
    /// Something about drawing over the scene.
    case ink(InkAct)
    /// Something about the tape that is edited.
    case editTape(TapeEditAct)
    /// Something about changes of the scene.
    case whatIf(WhatIfAct)
    /// Something about the exhibit that the window is.
    case kiosk(KioskAct)
    /// Something about the page of all lessons.
    case course(CourseAct)
    /// Something about the page that checks touchscreens.
    case touchCheck(TouchCheckAct)
    case help
    case quit

    /// What fingers and the wheel do on the timeline.
    enum TimelineAct: Hashable {
        /// The playhead goes to an event time.
        case scrub(Double)
        /// What stands there is chosen; in points of the timeline.
        case tap(CGPoint)
        case zoom(factor: Double, around: Double)
        /// The lanes move, in points.
        case scroll(Double)
    }

    /// What slides over the stage from the left and leaves again by itself.
    enum Drawer {
        case lessons
        /// What is shown, and how it looks.
        case looks
        /// All that can be done.
        case deeds
        /// What a take says.
        case captions
        /// Where a take goes on from again.
        case markers
        /// What if something were otherwise.
        case changes
        /// The name and the recognizers of the view that is edited.
        case details
    }

    /// The overlays in the order of their keys and switches.
    enum Overlay: Int, CaseIterable {
        case touches, hitTest, recognizers, chain, pipeline

        var overlays: Overlays {
            switch self {
            case .touches: .touches
            case .hitTest: .hitTest
            case .recognizers: .recognizers
            case .chain: .chain
            case .pipeline: .pipeline
            }
        }

        var name: Wording {
            switch self {
            case .touches: Wording("Touches", "触摸")
            case .hitTest: Wording("Hit-test", "命中测试")
            case .recognizers: Wording("States", "状态")
            case .chain: Wording("Chain", "响应者链")
            case .pipeline: Wording("Pipeline", "流程")
            }
        }
    }

    /// A command, how its key is written, and what it does in words.
    struct Entry {
        var command: ProgramCommand
        var key: String
        var words: Wording
    }

    /// What the help lists, in its order.
    static let listed: [Entry] =
        [
            Entry(
                command: .nextLesson, key: "↓  ↑",
                words: Wording("next or previous lesson", "下一课或上一课")),
            Entry(
                command: .toggle(.touches), key: "1",
                words: Wording("touches: fingers and their trails", "触摸：手指和轨迹")),
            Entry(
                command: .toggle(.hitTest), key: "2",
                words: Wording("hit-test: who was asked, and why", "命中测试：问了谁，为什么")),
            Entry(
                command: .toggle(.recognizers), key: "3",
                words: Wording("states of gesture recognizers", "手势识别器的状态")),
            Entry(command: .toggle(.chain), key: "4", words: Wording("responder chain", "响应者链")),
            Entry(
                command: .toggle(.pipeline), key: "5",
                words: Wording("pipeline: queue to view", "流程：从队列到视图")),
            Entry(
                command: .probe, key: "H",
                words: Wording("hit-test under the pointer, without touching", "不触摸，测试指针之下")),
            Entry(
                command: .again, key: "A",
                words: Wording("the last ten seconds again, slowly", "慢速重放最后十秒")),
            Entry(
                command: .demonstrate, key: "D",
                words: Wording("show me: play the lesson's tape", "演示：播放本课的录像")),
            Entry(command: .restart, key: "R", words: Wording("start the lesson afresh", "重新开始本课")),
            Entry(command: .shake, key: "S", words: Wording("shake the device", "摇动设备")),
            Entry(
                command: .remotePlay, key: "P", words: Wording("play on the remote control", "遥控播放")
            ),
            Entry(
                command: .interrupt, key: "I",
                words: Wording("interrupt, as a call does", "系统中断，如来电")
            ),
            Entry(
                command: .liftFingers, key: "Esc",
                words: Wording("lift the fingers that stand", "抬起停留的手指")),
            Entry(command: .theme, key: "T", words: Wording("dark, light, projector", "深色、浅色、投影")),
            Entry(command: .language, key: "L", words: Wording("English or Chinese", "英文或中文")),
            Entry(command: .larger, key: "+  −", words: Wording("larger or smaller", "放大或缩小")),
            Entry(
                command: .calmMotion, key: "M", words: Wording("calm motion on or off", "减弱动态效果")),
            Entry(command: .list, key: "O", words: Wording("show or hide the lessons", "显示或隐藏课程")),
            Entry(
                command: .course(.overview), key: "F4",
                words: Wording("all lessons on one page", "一页看全部课程")),
            Entry(
                command: .drawer(.looks), key: "J",
                words: Wording("what is shown, and how it looks", "显示什么，外观如何")),
            Entry(
                command: .drawer(.deeds), key: "E", words: Wording("all that can be done", "能做的一切")),
            Entry(
                command: .present, key: "Z  F5",
                words: Wording("presentation: scene and caption alone", "演示模式：只有场景和字幕")),
            Entry(
                command: .bringBack, key: "Ctrl Z",
                words: Wording("bring back what a lesson replaced", "找回被课程替换的")),
            Entry(
                command: .touchCheck(.open), key: "F8",
                words: Wording("touch check: what touchscreens tell", "触摸检查：触摸屏的表现")),
            Entry(command: .fullscreen, key: "F11", words: Wording("full screen", "全屏")),
            Entry(command: .quit, key: "Ctrl Q", words: Wording("quit", "退出")),
        ] + StudioKeys.listed + WhatIfKeys.listed + TakeKeys.listed + EditKeys.listed
        + TapeEditKeys.listed + InkKeys.listed

    /// What moves between controls.
    static let focusKeys: [(key: String, words: Wording)] = [
        ("Tab", Wording("next button; with Shift the one before", "下一个按钮；加 Shift 为上一个")),
        ("Space Enter", Wording("press that button", "按下该按钮")),
        EditKeys.nudging, TapeEditKeys.stepping,
    ]

    /// Whether a key that stays down does it again and again.
    var repeats: Bool {
        switch self {
        case .step, .pan, .zoom, .larger, .smaller, .edit(.nudge): true
        default: false
        }
    }

    /// The command of a key; nil if it has none.
    init?(_ press: KeyPress) {
        let hasControl = press.modifiers.contains(.control)
        let command =
            TapeEditKeys.command(press) ?? EditKeys.command(press) ?? InkKeys.command(press)
            ?? TakeKeys.command(press) ?? WhatIfKeys.command(press) ?? StudioKeys.command(press)
        if let command {
            self = command
            return
        }
        guard let command = hasControl ? Self.withControl[press.key] : Self.plain[press.key]
        else { return nil }
        self = command
    }

    private static let withControl: [KeyboardKey: ProgramCommand] = [
        "q": .quit, "w": .quit, "z": .bringBack,
    ]

    private static let plain: [KeyboardKey: ProgramCommand] = [
        .down: .nextLesson, .pageDown: .nextLesson,
        .up: .previousLesson, .pageUp: .previousLesson,
        "1": .toggle(.touches), "2": .toggle(.hitTest), "3": .toggle(.recognizers),
        "4": .toggle(.chain), "5": .toggle(.pipeline), "h": .probe, "a": .again,
        "r": .restart,
        "s": .shake, "p": .remotePlay, "i": .interrupt,
        .escape: .liftFingers, "t": .theme, "l": .language,
        "+": .larger, "=": .larger, "-": .smaller,
        "m": .calmMotion, "d": .demonstrate,
        "o": .list, "j": .drawer(.looks), "e": .drawer(.deeds),
        "z": .present, .function(5): .present,
        .function(4): .course(.overview), .function(8): .touchCheck(.open),
        .function(11): .fullscreen, .function(1): .help,
        "?": .help, "/": .help,
    ]
}
