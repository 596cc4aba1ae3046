import TouchPicture
import TouchReading
import TouchTrace

/// The data from which the overlays of one picture draw: the moment, its trace, and the layout.
package struct OverlayContext {
    let moment: StageMoment
    let trace: Trace
    let layout: StageLayout
    let overlays: Overlays
    /// The views that a hit test refused, and how far each has faded.
    let dimmed: [(view: SubjectID, amount: Double)]

    /// - Parameter layout: the layout of the stage; an empty one for panels beside it.
    package init(
        moment: StageMoment, trace: Trace,
        layout: StageLayout = StageLayout(size: .zero, scene: .zero, overlays: []),
        overlays: Overlays
    ) {
        var moment = moment
        moment.stage = moment.stage.presented(at: moment.time)
        self.moment = moment
        self.trace = trace
        self.layout = layout
        self.overlays = overlays
        dimmed = overlays.contains(.hitTest) ? HitTestOverlay.dimmed(moment) : []
    }

    /// Returns how much darker a view's own marks are, from 0 to 1, because it was refused, or is
    /// not relevant now.
    func darkness(of id: SubjectID) -> Double {
        let refusal = dimmed.filter { stage.isInside(id, of: $0.view) }.map { $0.amount }.max() ?? 0
        let (lit, dim) = (moment.staging.lit, moment.staging.dim)
        let matters =
            lit.isEmpty || lit.contains { stage.isInside(id, of: $0) || stage.isInside($0, of: id) }
        let isDim = !matters || dim.contains { stage.isInside(id, of: $0) }
        return 0.55 * (isDim ? 1 : refusal)
    }

    var stage: StageState { moment.stage }

    func name(_ id: SubjectID) -> String { trace.name(of: id) }

    /// Returns a point of the screen in the picture.
    func inPicture(_ point: CGPoint) -> CGPoint { point.applying(layout.toPicture) }

    /// Returns the transform from a view's coordinates to the picture's.
    func toPicture(_ view: SubjectID) -> CGAffineTransform {
        stage.toScreen(view).concatenating(layout.toPicture)
    }

    /// Returns the outline of a view in the picture, grown by `distance` of its points, or shrunk:
    /// a view too small for that leaves a thin line.
    func outline(_ id: SubjectID, grownBy distance: CGFloat = 0) -> Path? {
        guard let view = stage.views[id], view.isAttached else { return nil }
        let t = toPicture(id)
        let scale = max(abs(t.determinant).squareRoot(), 1e-6)
        let grown = max(distance / scale, -0.49 * min(view.bounds.width, view.bounds.height))
        let radius = view.cornerRadius + (view.cornerRadius > 0 ? grown : 0)
        return Path.roundedRect(
            view.bounds.insetBy(dx: -grown, dy: -grown), radius: max(radius, 0)
        ).applying(t)
    }

    /// Returns whether a line at a distance around a view, in points of the picture, leaves the
    /// stage, where it would not be completely visible.
    func fillsStage(_ id: SubjectID, reach: CGFloat) -> Bool {
        outline(id, grownBy: reach)?.bounds.map { !layout.panel.contains($0) } ?? false
    }

    /// Returns the visibility of a recognizer, from 0 to 1.
    func presence(of recognizer: SubjectID) -> Double {
        stage.recognizers[recognizer]?.presence(at: moment.time) ?? 0
    }

    /// Returns whether a view is in a window, and neither it nor an ancestor is hidden.
    func isSeen(_ view: ViewState) -> Bool {
        guard view.isAttached else { return false }
        var here: ViewState? = view
        while let at = here {
            if at.isHidden || at.alpha < 0.01 { return false }
            here = stage.views[at.parent]
        }
        return true
    }

    var fingers: [TouchState] { moment.fingers }

    /// The fingers for which labels have made room: in a film, also those that have gone, until
    /// others arrive.
    var pastFingers: [TouchState] { moment.paths.isEmpty ? fingers : stage.touches }

    /// Returns the part of the picture to which the superviews of `id` clip it; nil if none does.
    func clip(of id: SubjectID) -> CGRect? {
        var clip: CGRect?
        var here = stage.views[id]?.parent ?? .none
        while let view = stage.views[here] {
            if view.clipsToBounds, view.parent != .none {
                let box = view.bounds.applying(toPicture(here))
                clip = clip.map { $0.overlap(with: box) } ?? box
            }
            here = view.parent
        }
        return clip
    }

    /// Returns whether its superviews clip a view completely.
    func isCutAway(_ id: SubjectID) -> Bool {
        guard let clip = clip(of: id), let view = stage.views[id] else { return false }
        return !clip.overlaps(view.bounds.applying(toPicture(id)))
    }
}

extension StageState {
    /// The rectangle around all windows on the screen, in its points, regardless of their
    /// transforms.
    public var sceneFrame: CGRect {
        let frames = windows.compactMap { id in
            views[id].map { window in
                CGRect(
                    x: window.center.x - window.bounds.width / 2,
                    y: window.center.y - window.bounds.height / 2, width: window.bounds.width,
                    height: window.bounds.height)
            }
        }
        guard let first = frames.first else { return CGRect(x: 0, y: 0, width: 640, height: 400) }
        return frames.dropFirst().reduce(first) { $0.union($1) }
    }
}
