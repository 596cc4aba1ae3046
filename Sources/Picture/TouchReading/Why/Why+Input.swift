import TouchPicture
import TouchTrace
import TouchWords

/// Sentences about samples, including invalid ones.
extension Why {
    func sampled(
        _ finger: String, _ phase: TouchPhase, _ point: CGPoint, _ record: TraceRecord
    ) -> WhySentence {
        let (time, point) = (record.time, point.tenths)
        let words: Wording =
            switch phase {
            case .began: .input.began(time, finger: finger, point: point)
            case .moved: .input.moved(time, finger: finger, point: point)
            case .stationary: .input.rested(time, finger: finger, point: point)
            case .ended: .input.lifted(time, finger: finger, point: point)
            case .cancelled: .input.cancelled(time, finger: finger, point: point)
            case .regionEntered: .input.entered(time, finger: finger, point: point)
            case .regionMoved: .input.hovered(time, finger: finger, point: point)
            case .regionExited: .input.left(time, finger: finger, point: point)
            }
        return record.fact(words)
    }

    func repaired(
        _ finger: Int32, _ fault: SampleFault, _ record: TraceRecord
    ) -> WhySentence {
        let words: Wording =
            switch fault {
            case .notFinite: .input.notFinite
            case .pointerNotFinite: .input.pointerNotFinite
            case .timeNotFinite: .input.timeNotFinite
            case .sentWithoutEnd: .input.sentWithoutEnd
            case .movedWithoutBegan: .input.movedWithoutBegan
            case .endedWithoutBegan: .input.endedWithoutBegan
            case .secondBegan: .input.secondBegan
            case .timeRanBackwards: .input.ranBackwards(record.time)
            case .repeatedInOneEvent: .input.repeatedInOneEvent
            }
        guard fault.isOfFinger else { return record.fact(words) }
        let touch = history.state(at: record.number).touches.last { $0.finger == Int(finger) }
        let name = touch.map { self.name($0.id) } ?? "\(finger)"
        return record.fact(.input.ofFinger(name, fault: words))
    }
}
