import TouchKit
import TouchLive
import TouchReading
import TouchStage
import TouchTrace

/// The mode for the playhead and the timeline: the user looks again at any moment of what happened.
final class LookingBack: Mode {
    unowned let workspace: Workspace

    init(_ workspace: Workspace) { self.workspace = workspace }

    func perform(_ act: TimeAct) { perform(act, in: workspace.timelineLayout) }

    /// Performs an act on the timeline that is touched.
    /// - Parameter layout: the layout of that timeline.
    func perform(_ act: TimeAct, in layout: TimelineLayout) {
        switch act {
        case .pause where session.isWaiting: session.goOn(now: now)
        case .pause: move { $0.pauseOrPlay(now: now) }
        case .step(let jump, let forward): move { $0.step(jump, forward: forward) }
        case .start: move { $0.goToBeginning() }
        case .live: move { $0.goLive() }
        case .slower: workspace.look { $0.changeSpeed(slower: true, now: now) }
        case .faster: workspace.look { $0.changeSpeed(slower: false, now: now) }
        case .zoom(let factor): workspace.look { $0.zoom(by: factor, around: $0.time) }
        case .pan(let share): workspace.look { $0.pan(by: share) }
        case .showAll: workspace.look { $0.showAll() }
        case .otherBranch: workspace.openNextBranch()
        case .scrub(let time): move { $0.scrub(to: time) }
        case .tap(let point): tap(point, in: layout)
        case .pinch(let factor, let time): workspace.look { $0.zoom(by: factor, around: time) }
        case .scroll(let points): workspace.look { $0.scroll(by: points, in: layout) }
        }
    }

    func isOn(_ act: TimeAct) -> Bool { act == .live && branches.open.playhead.isLive }
    func leave() -> Bool { false }
    func forget() {}

    private func tap(_ point: CGPoint, in layout: TimelineLayout) {
        let timeline = session.digest.timeline
        switch layout.hit(point, in: timeline) {
        case .record(let record, _): workspace.perform(.ask(.choose(.record(record))))
        case .lane(let lane):
            let subject = timeline.lanes[lane].subject
            if subject != .none { workspace.perform(.ask(.choose(.subject(subject)))) }
        case .time(let time): move { $0.scrub(to: time) }
        case nil: break
        }
    }

    /// Moves the playhead.
    private func move(_ change: (inout Branch) -> Void) {
        for mode in workspace.stack.fromTop { mode.willMove() }
        workspace.look(change)
        workspace.tellPlayhead()
    }
}

extension Workspace {
    /// Reports the position of the playhead to those who drive the program from outside.
    func tellPlayhead() {
        let branch = branches.open
        writer?.write(
            "playhead", ("record", "\(branch.record)"), ("time", "\(branch.time)"),
            ("from", "\(branch.window.start)"), ("to", "\(branch.window.end)"),
            ("at", branch.playhead.isLive ? "\"live\"" : "\"past\""))
    }
}
