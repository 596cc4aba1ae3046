import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// Labels at a hit view that say what keeps the touch from it.
struct BarredLabels {
    let context: OverlayContext

    func draw(into sketch: inout Sketch, _ placer: inout LabelPlacer) {
        for touch in context.fingers where touch.isBarred {
            guard let view = context.stage.views[touch.view], let words = context.barring(touch)
            else {
                continue
            }
            let label = CauseLabel(sketch.words(words), nil, of: touch.view, sketch)
            let spots = ViewSpots(view, context.toPicture(touch.view))
            let wishes = spots.places(for: label.size, pad: 8 * sketch.unit)
            // Elsewhere it would jump from gap to gap while a finger or a list moves.
            guard let box = placer.place(label.size, wishes: wishes, elsewhere: false) else {
                continue
            }
            sketch.faded(context.moment.presence(of: touch)) { sketch in
                label.draw(in: box, context, into: &sketch)
            }
        }
    }
}

extension OverlayContext {
    /// Returns what keeps a touch from its hit view, in words; nil if nothing does.
    func barring(_ touch: TouchState) -> Wording? {
        guard touch.isBarred else { return nil }
        let blocker = touch.blocker == .none ? nil : name(touch.blocker)
        switch touch.withheld {
        case .exclusiveElsewhere: return blocker.map { .stage.barredByExclusive($0) }
        case .exclusiveHere: return blocker.map { .stage.barredExclusive($0) }
        case .multipleTouchOff: return .stage.barredMultiple
        case .scrollViewRefused: return .stage.barredRefused
        case .nothingHit, .answerOutsideWindow: return nil
        case nil:
            if touch.swallowedBy != .none { return .stage.barredSwallowed(name(touch.swallowedBy)) }
            let by = touch.letGo.last { $0.phase == .began }?.droppedBy ?? .none
            return by == .none ? nil : .stage.barredDropped(name(by))
        }
    }
}
