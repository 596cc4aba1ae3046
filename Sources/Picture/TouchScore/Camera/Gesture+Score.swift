import TouchPicture
import TouchReading
import TouchStage

extension [Gesture] {
    /// The same with what the camera shows while each of them lasts.
    ///
    /// - Parameter whole: what it shows where nobody sends it, in points of the screen.
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
    /// What the camera shows on its way and where it comes to, in points of the screen, each once.
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
    /// Where it is at the beginning and at the end, in points of the screen; nil for all of the scene.
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
