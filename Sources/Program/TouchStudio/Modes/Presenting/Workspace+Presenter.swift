import TouchKit
import TouchPicture
import TouchScript
import TouchStage

/// The presenter's window, which shows the session that everybody sees.
extension Workspace {
    /// Creates a desk whose buttons command this workspace.
    package func makePresenterDesk() -> PresenterDesk {
        // The buttons are created before the desk whose timeline they need, because points on it
        // are in its own coordinates.
        weak var made: PresenterDesk?
        let perform = Performer { [weak self] act in
            guard let self else { return }
            if let act = act as? TimeAct, !room.screens, let made {
                mode(LookingBack.self).perform(act, in: made.timelineLayout)
            } else {
                self.perform(act)
            }
            repaint()
        }
        let desk = PresenterDesk(style: chrome.style, perform: perform)
        made = desk
        return desk
    }

    /// Brings a desk up to date.
    /// - Parameters:
    ///   - size: the size of its window, in points.
    ///   - clock: the time of day, as it is read.
    package func show(on desk: PresenterDesk, size: CGSize, clock: String) {
        desk.wear(chrome.style)
        desk.layOut(size)
        let panels = panels
        let branch = panels.branch
        let record = branch.record
        let told = session.isDemonstration ? linesTold(by: record) : 0
        let following = opened.lesson.flatMap { index in
            index + 1 < lessons.count ? lessons[index + 1].title : nil
        }
        desk.notes.content = PresenterNotes.Content(
            title: opened.scene.title, following: following,
            script: PresenterScript(of: opened.tape, told: told, at: branch.time),
            clock: clock, elapsed: Self.elapsed(now))
        desk.notes.stage = presenterStage
        desk.timeline.shown = branch.window
        desk.timeline.content = panels.timeline(
            theme: desk.style.theme, measurer: desk.style.measurer,
            size: desk.timeline.bounds.size)
        desk.show(isMoving: branch.playhead.isLive || branch.playhead.isPlaying)
        let topic = panels.topic
        if topic != desk.topic {
            desk.topic = topic
            desk.inspector.show(
                panels.inspector, panels.search, words: panels.searchWords,
                canGoBack: !branch.earlier.isEmpty)
        }
    }

    /// Returns the number of the tape's lines that have told something, without those that a hand
    /// has drawn over it.
    private func linesTold(by record: Int) -> Int {
        let told = session.session.cues.filter { $0.record <= record && $0.telling != nil }
        let time = told.last?.time ?? 0
        return told.count - session.session.recordedTellings.count { $0.time <= time }
    }

    /// The stage as everybody sees it, with the caption under it.
    private var presenterStage: Picture {
        var stage = stagePicture(of: moment())
        guard let caption = chrome.caption else { return stage }
        let foot = CGRect(
            x: 0, y: stage.size.height, width: stage.size.width, height: stage.size.height * 0.16)
        stage.size.height = foot.maxY
        stage.marks.append(Caption(caption, style: chrome.style).mark(in: foot))
        return stage
    }

    private static func elapsed(_ seconds: Double) -> String {
        let whole = Int(seconds)
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        let rest = String(format: "%02d:%02d", minutes, whole % 60)
        return hours > 0 ? "\(hours):\(rest)" : rest
    }
}
