import Foundation
import TouchReading
import TouchStage
import TouchWords

/// Everything the window can be asked for. Each has a key, so that nothing depends on the buttons.
nonisolated enum ProgramCommand: Hashable {
    case nextLesson, previousLesson
    case lesson(Int)
    case toggle(Overlays)
    case restart, demonstrate, again
    case shake, remotePlay, interrupt, liftFingers, probe
    /// The next look, and the next language.
    case theme, language
    case useTheme(String)
    case useLanguage(String)
    case larger, smaller, calmMotion, fullscreen
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
    case start, live, slower, faster
    case zoom(Double)
    case pan(Double)
    case showAll
    /// Whether a touch on the stage asks why instead of touching.
    case ask, nextSubject
    /// Asks the inspector about something.
    case choose(InspectorTopic)
    /// Goes back to the question before.
    case askAgain
    case search, endSearch
    /// Leaves the field; what it found stays.
    case closeSearch
    /// What a key on the window's own keyboard says.
    case type(String)
    case erase, copy, otherBranch
    /// What fingers on the timeline ask for.
    case timeline(TimelineAct)
    case foldTimeline, foldInspector
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
    /// Something about the lesson that others take along.
    case share(ShareAct)
    case help, quit

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
    static let overlays: [(overlay: Overlays, name: Wording)] = [
        (.touches, .panel.touches), (.hitTest, .panel.hitTest), (.recognizers, .panel.states),
        (.chain, .panel.chain), (.pipeline, .panel.pipeline),
    ]

    /// Whether a key that stays down does it again and again.
    var repeats: Bool {
        switch self {
        case .step, .pan, .zoom, .larger, .smaller, .edit(.nudge): true
        default: false
        }
    }
}

/// Who may ask for a command where everybody can reach the window.
nonisolated enum CommandRight {
    case visitors
    /// Those who know the code: it leaves the exhibit or its lessons.
    case staff
    /// Those who know the code; who stands before what they opened with it, for as long as it is open.
    case opened
    /// It writes files, or takes the exhibit apart.
    case nobody
}

extension ProgramCommand {
    var right: CommandRight {
        switch self {
        case .quit, .fullscreen: .staff
        case .theme, .useTheme, .larger, .smaller, .calmMotion, .drawer(.looks), .touchCheck:
            .opened
        case .course(.forget), .take, .edit, .editTape, .ink, .copy, .present, .whatIf(.keep),
            .whatIf(.unkeep),
            .drawer(.captions), .drawer(.markers), .share(.stop):
            .nobody
        default: .visitors
        }
    }
}
