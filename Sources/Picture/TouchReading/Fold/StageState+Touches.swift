import TouchPicture
import TouchTrace

/// Fingers and the pointer.
extension StageState {
    mutating func hover(_ phase: PointerPhase, _ location: CGPoint) {
        pointer = phase == .exited ? nil : location
        if phase != .moved { hoveringPencil = nil }
        probe = phase == .exited ? nil : HitWalk(touch: .none, record: record)
    }

    mutating func endProbe(_ view: SubjectID) {
        pointerView = view
        if let walk = probe, walk.end == nil { probe = ended(walk, view) }
    }

    mutating func hit(_ touch: SubjectID, _ window: SubjectID, _ view: SubjectID) {
        update(touch) {
            $0.window = window
            $0.view = view
        }
        endWalk(touch, view)
    }

    mutating func link(_ touch: SubjectID, _ responder: SubjectID, _ next: SubjectID) {
        update(touch) {
            if $0.chain.isEmpty { $0.chain.append(responder) }
            if next != .none { $0.chain.append(next) }
        }
    }

    mutating func withhold(
        _ touch: SubjectID, from view: SubjectID, _ reason: WithholdReason
    ) {
        let blocker = blocker(of: touch, view, reason)
        update(touch) {
            $0.withheld = reason
            $0.blocker = blocker
        }
        endWalk(touch, .none)
    }

    /// Returns the view whose touches keep `view` from getting one (DL6).
    private func blocker(
        of touch: SubjectID, _ view: SubjectID, _ reason: WithholdReason
    ) -> SubjectID {
        let window = self.touch(touch)?.window
        let holding = touches.filter {
            $0.isLive && $0.id != touch && $0.window == window && $0.withheld == nil
                && $0.view != view && $0.view != .none
        }.map { $0.view }
        switch reason {
        case .exclusiveElsewhere:
            return holding.first { views[$0]?.isExclusiveTouch == true } ?? .none
        case .exclusiveHere: return holding.first ?? .none
        default: return .none
        }
    }

    /// Releases or drops a held call.
    mutating func letGo(_ touch: SubjectID, _ phase: TouchPhase, droppedBy: SubjectID?) {
        let time = time
        update(touch) { touch in
            let holder = touch.held.first { $0.phase == phase }?.by ?? .none
            touch.held.removeAll { $0.phase == phase }
            touch.letGo.append(
                LetGoCall(phase: phase, holder: holder, droppedBy: droppedBy, time: time))
        }
    }

    mutating func cancelTouches(where isMeant: (TouchState) -> Bool) {
        for i in touches.indices where touches[i].isLive && isMeant(touches[i]) {
            touches[i].phase = .cancelled
            touches[i].time = time
        }
    }

    mutating func sample(
        _ id: SubjectID, _ finger: Int, _ phase: TouchPhase, _ location: CGPoint
    ) {
        guard id != .none else { return }
        if phase != .moved && phase != .stationary { event.isQuiet = false }
        let point = TrailPoint(location: location, time: time)
        guard let place = touches.lastIndex(where: { $0.id == id }) else {
            touches.removeAll { !$0.isLive && time - $0.time > TouchState.trailTime }
            if !touches.contains(where: { $0.isLive }) { forgetOutcomes() }
            // Records about earlier touches are not part of this one's path.
            if let first = walks.first, first.record < event.taken { walks = [] }
            if let first = calls.first, first.record < event.taken { calls = [] }
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
        if touches[place].firstStep == nil {
            let start = touches[place].start
            let way = Mathematics.hypotenuse(location.x - start.x, location.y - start.y)
            if way >= TouchState.stepLength { touches[place].firstStep = location }
        }
        // The trail is cut now and then, not at each sample, so that a long drag remains cheap.
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
