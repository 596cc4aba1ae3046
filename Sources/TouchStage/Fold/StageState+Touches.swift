import Foundation
import TouchKit

/// Fingers and the pointer.
extension StageState {
    mutating func foldTouch(_ entry: TraceEntry) {
        switch entry {
        case .sample(let touch, let finger, let phase, let x, let y):
            guard touch != .none else { return }
            if phase != .moved && phase != .stationary { event.isQuiet = false }
            sample(touch, Int(finger), phase, CGPoint(x: x, y: y))
        case .pointer(let phase, let x, let y):
            pointer = phase == .exited ? nil : CGPoint(x: x, y: y)
            probe = phase == .exited ? nil : HitWalk(touch: .none, record: record)
        case .pointerHit(let view):
            pointerView = view
            if let walk = probe, walk.end == nil { probe = ended(walk, view) }
        case .interrupted: cancelTouches { _ in true }
        case .repaired(let finger, .secondBegan): cancelTouches { $0.finger == Int(finger) }
        case .hit(let touch, let window, let view):
            update(touch) {
                $0.window = window
                $0.view = view
            }
            endWalk(touch, view)
        case .chain(let touch, let responder, let next):
            update(touch) {
                if $0.chain.isEmpty { $0.chain.append(responder) }
                if next != .none { $0.chain.append(next) }
            }
        case .withheld(let touch, _, let reason):
            update(touch) { $0.withheld = reason }
            endWalk(touch, .none)
        case .cancellation(let touch, _, let by, let reason):
            let time = time
            update(touch) {
                $0.cancelledBy = by
                // Claimed by a recognizer, the finger stays on the glass.
                if reason != .recognized && reason != .viewRemoved && reason != .windowHidden {
                    $0.phase = .cancelled
                    $0.time = time
                }
            }
        case .sequenceEnded:
            for i in touches.indices where touches[i].isLive { touches[i].phase = .ended }
        default: break
        }
    }

    private mutating func cancelTouches(where isMeant: (TouchState) -> Bool) {
        for i in touches.indices where touches[i].isLive && isMeant(touches[i]) {
            touches[i].phase = .cancelled
            touches[i].time = time
        }
    }

    private mutating func sample(
        _ id: SubjectID, _ finger: Int, _ phase: UITouch.Phase, _ location: CGPoint
    ) {
        let point = TrailPoint(location: location, time: time)
        guard let place = touches.lastIndex(where: { $0.id == id }) else {
            touches.removeAll { !$0.isLive && time - $0.time > TouchState.trailTime }
            touches.append(
                TouchState(
                    id: id, finger: finger, phase: phase, location: location, start: location,
                    startTime: time, time: time, trail: [point]))
            return
        }
        touches[place].phase = phase
        touches[place].location = location
        touches[place].time = time
        touches[place].trail.append(point)
        // Cut now and then, not at each sample, so that a long drag stays cheap.
        if touches[place].trail.count > 512 {
            let oldest = time - TouchState.trailTime
            touches[place].trail.removeAll { $0.time < oldest }
            let excess = touches[place].trail.count - 448
            if excess > 0 { touches[place].trail.removeFirst(excess) }
        }
    }

    mutating func update(_ touch: SubjectID, _ change: (inout TouchState) -> Void) {
        guard let place = touches.lastIndex(where: { $0.id == touch }) else { return }
        change(&touches[place])
    }
}
