import TouchPicture
import TouchReading
import TouchTrace

extension StagePainter {
    /// Returns the places of the chips of the current or last gesture; nil if the future is
    /// unknown.
    func chipStands(_ context: OverlayContext, _ size: CGSize, _ sketch: Sketch) -> ChipStands? {
        let moment = context.moment
        guard let gestures = moment.gestures,
            let gesture = gestures.last(at: context.stage.record),
            context.stage.recognizers.values.contains(where: { isTold($0, at: moment.time) })
        else { return nil }
        let look = Gestures.Look(
            record: gesture.record, width: size.width, height: size.height, unit: sketch.unit,
            edge: edge, language: language, theme: theme, overlays: overlays, isBrief: isBrief,
            hasLists: hasLists)
        return gestures.stands(in: look) {
            chipStands(of: gesture, moment.paths, context.trace, size, sketch)
        }
    }

    private func chipStands(
        of gesture: Gesture, _ paths: [SubjectID: [CGPoint]], _ trace: Trace, _ size: CGSize,
        _ sketch: Sketch
    ) -> ChipStands {
        /// - Parameter keepsNames: true if chips avoid the names there; later, names make room
        ///   instead.
        func grounds(
            _ stage: StageState, keepsNames: Bool, knowsPaths: Bool
        ) -> [ChipStands.Ground] {
            gesture.frames.map { frame in
                var there = StageMoment(stage)
                there.frame = frame
                if knowsPaths { there.paths = paths }
                let context = context(of: there, trace, size)
                var placer = LabelPlacer(context.layout.panel, sketch.unit)
                if overlays.contains(.touches) { touches(context).block(&placer, sketch.unit) }
                if keepsNames {
                    var grounds = [ViewNames.Ground(context: context, placer: placer)]
                    _ = ViewNames(hasWindows: hasFrames && !isBrief).forms(on: &grounds, sketch)
                    placer = grounds[0].placer
                }
                return ChipStands.Ground(context: context, placer: placer)
            }
        }
        let landings = gesture.stages.enumerated().flatMap { index, stage in
            grounds(stage, keepsNames: index == 0, knowsPaths: true)
        }
        // Views that move with fingers meet chips only along the way.
        let passing = gesture.passing.flatMap { grounds($0, keepsNames: false, knowsPaths: false) }
        return ChipStands(gesture, on: landings + passing, sketch)
    }

    /// Returns whether a recognizer has a chip, or had one until recently: whatever makes room for
    /// it returns slowly.
    private func isTold(_ recognizer: RecognizerState, at time: Double) -> Bool {
        if recognizer.shownState(at: time) != nil { return true }
        let gone = time - recognizer.outcomeTime - RecognizerState.afterglow
        return recognizer.outcome != nil && gone < Motion.duration
    }
}

extension LabelPlacer {
    /// Creates a placer for the stage's panel.
    init(_ panel: CGRect, _ unit: Double) {
        self.init(room: panel.insetBy(dx: 4 * unit, dy: 4 * unit), gap: 3 * unit)
    }
}
