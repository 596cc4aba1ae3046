import Foundation
import TouchHost
import TouchScript
import TouchSession
import TouchVideo
import TouchWords

/// A tape that is edited by hand: its file, the selected stretch of event time, and the edits,
/// which can be undone. Each edit is in the file at once, or changes nothing; but a long tape is
/// written while the editing goes on.
package struct TapeEditor {
    let file: EditedFile
    /// The scene and tape that are open, as in the file now.
    private(set) var opened: OpenedScene
    /// The event time at which the tape ends, in seconds; only taking out events changes it.
    private(set) var end: Double
    /// The selected stretch, in seconds of event time.
    private(set) var selection: Range<Double>
    /// The last time at which the user pointed on the timeline, in seconds of event time; there
    /// need not be a record.
    var pointed: Double?
    /// The stretches that films of the tape leave out or quicken.
    private(set) var film: FilmEdits
    private var edits: TapeEdits
    /// The event time at which the tape's lines end, and the number of edits that make no sense.
    private var (finish, doubts) = (0.0, 0)

    /// The shortest stretch that can be selected, in seconds.
    private static let least = 0.01

    /// Creates an editor of a tape.
    /// - Parameter end: the event time at which the tape ends, in seconds.
    init(_ opened: OpenedScene, text: String, of url: URL, end: Double) {
        file = EditedFile(url, stamp: opened.tapeStamp)
        self.opened = opened
        self.end = (end * 1000).rounded(.down) / 1000
        selection = 0..<max(self.end, Self.least)
        edits = TapeEdits(text)
        film = opened.tape?.edits ?? FilmEdits([])
        finish = opened.tape?.end ?? 0
        doubts = opened.tape?.editDoubts(end: self.end).count ?? 0
    }

    var tape: Tape? { opened.tape }

    // MARK: Selecting

    /// Moves one end of the selection, and the other end if it must.
    mutating func select(_ edge: TapeEditAct.Edge, at time: Double) {
        let time = (min(max(time, 0), end) * 1000).rounded() / 1000
        switch edge {
        case .start:
            let start = min(time, max(end - Self.least, 0))
            selection =
                start..<(selection.upperBound > start
                ? selection.upperBound : max(end, start + Self.least))
        case .end:
            let end = max(time, Self.least)
            selection = (selection.lowerBound < end ? selection.lowerBound : 0)..<end
        }
    }

    /// The steps per second by which an end of the selection moves: frames of a film, and tenths.
    private static let (frames, tenths) = (60.0, 10.0)

    /// Moves one end to the next or previous frame of a film; to the next or previous tenth of a
    /// second if `far`.
    mutating func step(_ edge: TapeEditAct.Edge, forward: Bool, far: Bool) {
        let rate = far ? Self.tenths : Self.frames
        let place = (edge == .start ? selection.lowerBound : selection.upperBound) * rate
        // Times are rounded to thousandths of a second, so they are only near a frame.
        let next = forward ? (place + 0.05).rounded(.down) + 1 : (place - 0.05).rounded(.up) - 1
        select(edge, at: next / rate)
    }

    private var range: TimeRange {
        TimeRange(Span(selection.lowerBound), Span(selection.upperBound))
    }

    /// Indicates whether the whole tape is selected.
    var selectsAll: Bool { selection.lowerBound <= 0 && selection.upperBound >= end }

    // MARK: Editing

    mutating func cut() throws { try add(.cut(range)) }

    mutating func quicken() throws { try add(.speed(2, range)) }

    /// Shows only the selection in films. A tape has one such line, which is replaced.
    mutating func trim() throws {
        let line = tape?.lines.first { line in
            if case .tell(.trim) = line.statement { true } else { false }
        }
        guard let line else { return try add(.trim(range)) }
        let range = range
        try change { edits, _ in
            edits.replace(
                line.position.line - 1, with: .tell(.trim(range)), comment: line.comment)
        }
    }

    /// Takes out what happens in the selection; what comes after happens earlier by its length.
    /// - Parameter session: a session in which the whole tape was played; nil if it must be played
    ///   for this.
    mutating func takeOut(playedIn session: Session?) throws {
        guard let tape else { return }
        let scene = opened.scene
        let played =
            session.map { FilmedTape(scene: scene, tape: tape, in: $0) }
            ?? FilmedTape(scene: scene, tape: tape)
        let text = try EventCut(range, of: played, text: edits.text).text
        try change { edits, _ in edits.together { $0 = TapeEdits(text) } }
    }

    private mutating func add(_ edit: Telling) throws {
        try change { edits, tape in edits.insert(edit, in: tape) }
    }

    /// Tells something at a moment of event time.
    /// - Returns: the moment at which the tape can tell it, in seconds.
    mutating func tell(_ telling: Telling, at time: Double) throws -> Double {
        var told = time
        try change { edits, tape in told = edits.insert(telling, at: time, in: tape) }
        return told
    }

    /// Adds a caption in one language at a moment of event time. The caption that is shown at that
    /// moment gets the text if it was told then or lacks that language; otherwise there is a new
    /// caption.
    /// - Returns: the moment at which the caption is told, in seconds, and whether it is a new one.
    mutating func caption(
        _ text: String, in language: String, at time: Double
    ) throws -> (time: Double, isNew: Bool) {
        guard let standing = caption(at: time),
            abs(standing.time - time) < Self.least || standing.words.lacks(language)
        else { return (try tell(.caption(LocalizedText(text, in: language)), at: time), true) }
        let words = standing.words.said(text, in: language)
        try change { edits, _ in
            edits.replace(
                standing.line.position.line - 1, with: .tell(.caption(words)),
                comment: standing.line.comment)
        }
        return (standing.time, false)
    }

    /// Returns the caption that is shown at a moment of event time, in seconds.
    private func caption(
        at time: Double
    ) -> (line: ScriptLine<TapeStatement>, words: LocalizedText, time: Double)? {
        guard let tape else { return nil }
        let times = tape.times
        let told = tape.lines.indices.last { index in
            if case .tell(.caption) = tape.lines[index].statement {
                times[index].lowerBound < time + 0.001
            } else {
                false
            }
        }
        guard let told, case .tell(.caption(let words?)) = tape.lines[told].statement else {
            return nil
        }
        return (tape.lines[told], words, times[told].lowerBound)
    }

    /// The name of the next chapter.
    var nextChapter: LocalizedText {
        let chapters = tape?.lines.count {
            if case .tell(.chapter) = $0.statement { true } else { false }
        }
        return TakeMarker.name((chapters ?? 0) + 1)
    }

    /// Undoes the last edit.
    /// - Returns: false if there is nothing to undo.
    mutating func undo() throws -> Bool {
        guard edits.canUndo else { return false }
        try change { edits, _ in edits.undo() }
        return true
    }

    /// Redoes the edit that was undone last.
    /// - Returns: false if there is nothing to redo.
    mutating func redo() throws -> Bool {
        guard edits.canRedo else { return false }
        try change { edits, _ in edits.redo() }
        return true
    }

    // MARK: The file

    var url: URL { file.url }

    /// The scene and tape to leave open when the editing ends, with everything written.
    var left: OpenedScene {
        file.finish()
        var left = opened
        left.tapeStamp = file.stamp
        return left
    }

    /// Changes the text, and writes it if it makes as much sense as before.
    private mutating func change(_ change: (inout TapeEdits, Tape) -> Void) throws {
        guard let tape else { return }
        if !file.isOurs {
            guard try ScriptText.read(url) == edits.text else { throw EditedFile.wasSaved(url) }
            file.recognize()
        }
        var new = edits
        change(&new, tape)
        let opened = try opened(saying: new)
        guard let changed = opened.tape else {
            throw Failure(.edit.noTapeAnyMore(url.lastPathComponent))
        }
        let finish = changed.end
        let longer = finish - self.finish
        let doubts = changed.editDoubts(end: end + longer)
        if let doubt = doubts.last, doubts.count > self.doubts { throw doubt }
        try file.save(new.rows)
        (edits, self.opened, film) = (new, opened, changed.edits)
        (self.finish, self.doubts) = (finish, doubts.count)
        guard abs(longer) > 0.0005 else { return }
        end = max(0, ((end + longer) * 1000).rounded() / 1000)
        selection = 0..<max(end, Self.least)
    }

    /// Returns what is open with another text; nothing that is known is read again.
    private func opened(saying new: TapeEdits) throws -> OpenedScene {
        if let tape, opened.hasSceneAsRead,
            let changed = try new.tape(since: edits, of: tape, scene: opened.scene)
        {
            var opened = opened
            opened.tape = changed
            return opened
        }
        guard var opened = try OpenedScene.read(url, text: new.text) else {
            throw Failure(.edit.noTapeAnyMore(url.lastPathComponent))
        }
        opened.lesson = self.opened.lesson
        return opened
    }
}
