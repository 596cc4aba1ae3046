import TouchPicture
import TouchReading
import TouchStage

extension [Gesture] {
    /// Returns the gestures with what the camera shows during each of them.
    ///
    /// - Parameter whole: the part shown when the camera is not directed, in points of the screen.
    func shown(by score: Score?, whole: CGRect?) -> [Gesture] {
        enumerated().map { index, gesture in
            var gesture = gesture
            let next = index + 1 < count ? self[index + 1].record : .max
            gesture.frames = [whole]
            guard let score else { return gesture }
            let start = score.seconds(atRecord: gesture.record)
            let end = score.seconds(atRecord: next)
            gesture.frames = score.frames(from: start, to: end, on: gesture.stages)
                .map { $0 ?? whole }
            return gesture
        }
    }
}

extension Score {
    /// Returns what the camera shows along its way and at its destination, in points of the screen,
    /// without duplicates.
    fileprivate func frames(
        from start: Double, to end: Double, on stages: [StageState]
    ) -> [CGRect?] {
        let range = moves(until: start).lowerBound..<moves(until: end).upperBound
        let isElsewhere = range.isEmpty || progress(ofMove: range.lowerBound, at: start) < 1
        var frames: [CGRect?] = isElsewhere && range.lowerBound == 0 ? [nil] : []
        for move in moves[range] {
            for frame in move.target.frames(on: stages) where !frames.contains(frame) {
                frames.append(frame)
            }
        }
        return frames.isEmpty ? [nil] : frames
    }
}

extension Score.CameraMove.Target {
    /// Returns what it shows at the beginning and at the end, in points of the screen; nil for all
    /// of the scene.
    fileprivate func frames(on stages: [StageState]) -> [CGRect?] {
        switch self {
        case .whole, .following: [nil]
        case .frame(let frame): [frame]
        case .watching(let finger):
            stages.prefix(1).flatMap { stage in
                [finger.start, finger.end].map { stage.frame(around: $0, factor: finger.factor) }
            }
        }
    }
}
