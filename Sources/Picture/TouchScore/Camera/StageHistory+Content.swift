import TouchPicture
import TouchReading
import TouchStage
import TouchTrace

extension StageHistory {
    /// The margin around the content of a film, in points of the screen.
    private static let air = 12.0

    /// The part of the screen in which a run takes place, in its points: everything that is ever
    /// visible or touched, with a margin; nil if there is nothing.
    var contentFrame: CGRect? {
        let all = latest.sceneFrame
        var content: CGRect?
        for record in turns {
            let state = state(at: record)
            for box in state.contentBoxes where !box.isNull { content = content?.union(box) ?? box }
        }
        for record in trace.records {
            guard case .sample(_, _, _, let x, let y) = record.entry else { continue }
            let finger = CGRect(x: x, y: y, width: 0, height: 0)
                .insetBy(dx: -2 * Self.air, dy: -2 * Self.air)
            content = content?.union(finger) ?? finger
        }
        guard let content, content.width > 0, content.height > 0 else { return nil }
        return content.overlap(with: all).insetBy(dx: -Self.air, dy: -Self.air)
    }

    /// The most records to examine; long runs skip some fingers.
    private static let mostTurns = 64

    /// The serials of the records at which the scene is examined: after it has been built, whenever
    /// fingers appear or leave, and at the end.
    private var turns: [Int] {
        let fingers = trace.records.compactMap { record -> Int? in
            guard case .sample(_, _, let phase, _, _) = record.entry, phase != .moved else {
                return nil
            }
            return Int(record.serial)
        }
        let step = max(fingers.count / Self.mostTurns, 1)
        let some = fingers.indices.filter { $0 % step == 0 }.map { fingers[$0] }
        return [trace.countOfBuilding] + some + [trace.records.count]
    }
}

extension StageState {
    /// The upright rectangles around the visible parts of views, in points of the screen.
    fileprivate var contentBoxes: [CGRect] {
        windows.flatMap { contentBoxes(of: $0, within: sceneFrame) }
    }

    private func contentBoxes(of id: SubjectID, within clip: CGRect) -> [CGRect] {
        guard let view = views[id], !view.isHidden, view.alpha > 0.01 else { return [] }
        let box = view.bounds.applying(toScreen(id)).overlap(with: clip)
        let isSeen =
            view.parent != .none
            && (view.background.alpha > 0.05 || view.drawing != nil || view.text != .none
                || !view.recognizers.isEmpty)
        let inner = view.clipsToBounds && view.parent != .none ? box : clip
        guard !inner.isNull else { return [] }
        return (isSeen ? [box] : []) + view.children.flatMap { contentBoxes(of: $0, within: inner) }
    }
}
