import Foundation
import TouchKit
import TouchPicture
import TouchScript
import TouchStage

/// What the window shows, and where.
extension WindowProgram {
    /// Places everything anew, and says so.
    func layOut() {
        placeParts()
        if chrome.layout.inspector == nil { endSearch() }
        writer?.write("layout", geometry)
    }

    /// Places everything for the window's present size.
    private func placeParts() {
        let size = host.size
        chrome.layOut(
            size: CGSize(width: size.width / scale, height: size.height / scale),
            folds: folds)
        place(stage.moment(now: clock.now))
    }

    /// Fingers find the scene where `moment` shows it.
    private func place(_ moment: StageMoment) {
        let frame = chrome.layout.stage
        space = StageSpace(
            scale: scale, frame: frame, layout: stagePainter.layout(for: moment, size: frame.size))
    }

    /// The picture of the whole window at `now`.
    func picture(now: Double) -> Picture {
        if replay?.isOver(now: now) ?? false { endReplay() }
        let moment = replay?.moment(now: now) ?? studioMoment(now: now) ?? stage.moment(now: now)
        let trace = replay?.history.trace ?? stage.presenter.trace
        place(moment)
        chrome.caption = replay == nil ? caption(now: now) : Self.again
        chrome.captionRoom = space.panel
        refreshPanels(now: now)
        return chrome.picture(
            around: stagePainter.picture(of: moment, in: trace, size: space.frame.size))
    }

    /// What the tape says at the playhead; who stands and reads needs the room of a small stage.
    private func caption(now: Double) -> LocalizedText? {
        if stage.tellsLimit(now: now) { return Self.limit }
        let playhead = studio.playhead
        let stands = !playhead.isLive && !playhead.isPlaying
        if stands, space.panel.height < 440 { return nil }
        return stage.caption(at: playhead.record ?? .max)
    }

    private static let limit = LocalizedText(
        Wording(
            "This lesson has been open long: looking back begins anew here. "
                + "A recording stays whole.",
            "本课已打开很久：回看从这里重新开始。录制仍然完整。"))

    private static let again = LocalizedText(
        Wording("Again, at a quarter of the speed", "以四分之一的速度重放"))

    var stagePainter: StagePainter {
        var stagePainter = StagePainter(
            theme: chrome.style.theme, language: settings.language,
            overlays: settings.shownOverlays, measurer: typesetter)
        stagePainter.hasFrame = false
        stagePainter.unit = 1
        return stagePainter
    }

    /// The first record of a live trace: the window is there, and where its stage is.
    func announce() {
        placeParts()
        writer?.write("ready", [("scene", Trace.quoted(opened.scene.name))] + geometry)
    }

    /// Where things are, for those who drive the program from outside; in pixels.
    private var geometry: [(String, String)] {
        let origin = space.pixel(ofScenePoint: .zero)
        return [
            ("width", "\(Int(host.size.width))"), ("height", "\(Int(host.size.height))"),
            ("stageX", "\(origin.x)"), ("stageY", "\(origin.y)"),
            ("stageScale", "\(space.sceneScale)"),
            ("timelineX", "\(scaleOfTime.minX)"), ("timelineY", "\(scaleOfTime.midY)"),
            ("timelineWidth", "\(scaleOfTime.width)"),
        ]
    }
}

extension Settings {
    /// The window's size, in pixels.
    var size: CGSize? {
        get {
            guard let width, let height else { return nil }
            return CGSize(width: width, height: height)
        }
        set {
            width = newValue.map { Double($0.width) }
            height = newValue.map { Double($0.height) }
        }
    }
}
