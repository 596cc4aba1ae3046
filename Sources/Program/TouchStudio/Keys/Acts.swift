import TouchScript
import TouchVideo

/// What the page of all lessons can be asked for.
nonisolated enum CourseAct: Hashable {
    /// It comes, or goes again.
    case overview
    case choose(CourseList)
    /// How far one is with the lessons is forgotten.
    case forget
}

/// What the page can be asked for that checks touchscreens.
nonisolated enum TouchCheckAct: Hashable {
    /// It comes, or goes again.
    case open
    /// The nine points begin anew.
    case again
    /// What is known is kept in a file.
    case keep
}

/// What the window can be asked for about changes: what if?
nonisolated enum WhatIfAct: Hashable {
    /// Slides the drawer of changes in or out.
    case open
    /// The same fingers on a scene with these changes besides those that are tried already.
    case attempt([SceneChange])
    /// Without the last such changes.
    case putBack
    case putAllBack
    /// From here on, changes are compared with what is tried now.
    case compare
    /// Writes the changes into the scene's file, or takes them out of it again.
    case keep
    case unkeep
    /// Looks for changes that bring this about, or stops looking.
    case want(String)
    case stop
}

/// What the window can be asked for about takes.
nonisolated enum TakeAct: Hashable {
    /// Begins a take, or ends the one that is made.
    case record
    /// Lets time stand still, or go on.
    case pause
    /// Sets a marker.
    case mark
    /// Slides in what can be said, or out.
    case captions
    /// A caption stands from now on; nil takes it away.
    case say(LocalizedText?)
    /// Opens the field for a caption.
    case edit
    /// What a key of the window's own keyboard says.
    case type(String)
    case erase
    /// What was typed becomes a caption.
    case done
    /// Leaves the field; what was typed is gone.
    case leave
    /// Slides in where the take can go on from again, or out.
    case markers
    /// Stands at a marker again, by its number; 0 is the beginning.
    case goBack(Int)
    /// Takes the take away that was made last, or puts it back.
    case remove
    /// Makes tapes of recordings that were cut off.
    case recover
}

/// What the window can be asked for about the tape that is edited.
nonisolated enum TapeEditAct: Hashable {
    /// Begins editing the tape that is open, or ends it.
    case turn
    /// One end of what is chosen goes to the playhead, or to an event time in seconds.
    case here(Edge)
    case select(Edge, Double)
    /// One end goes a frame of a film on or back; `far`, a tenth of a second.
    case step(Edge, forward: Bool, far: Bool)
    /// The film leaves out what is chosen, or shows it twice as fast, or shows nothing else.
    case cut
    case quicken
    case trim
    /// What happens in what is chosen is taken out of the tape.
    case takeOut
    /// Told at the playhead.
    case freeze
    case chapter
    /// Slides in what can be said at the playhead, or out.
    case captions
    case undo
    case redo

    /// Of what is chosen.
    enum Edge { case start, end }
}

/// What the window can be asked for about editing the scene by hand.
nonisolated enum EditAct: Hashable {
    /// Begins to edit, or ends.
    case toggle
    case undo
    case redo
    /// Colours the view that is chosen.
    case color(SceneColor.Named)
    /// Takes the view that is chosen away, with all in it.
    case remove
    /// Slides in what else can be done to the view that is chosen, or out.
    case details
    /// Gives the view that is chosen a recognizer.
    case give(EditedRecognizer)
    /// Moves the view that is chosen, in points of its superview.
    case nudge(x: Int, y: Int)
}

/// What the window can be asked for about drawing over the scene.
nonisolated enum InkAct: Hashable {
    /// Begins to draw, or ends.
    case toggle
    /// Fingers draw with it.
    case color(SceneColor.Named)
    /// Fingers draw with the next width.
    case width
    /// Fingers move a circle of light, or it goes out.
    case spotlight
    /// Time stands still, or goes on.
    case pause
    /// Takes back the last line, or clearing.
    case undo
    /// Takes all lines away, and the light.
    case clear
}

/// What an exhibit can be asked for.
nonisolated enum KioskAct: Hashable {
    /// Asks for the code.
    case ask
    case figure(Int)
    case erase
    case close
    /// What the code opens: the settings, and the way out.
    case settings
    case leave
}
