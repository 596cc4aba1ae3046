extension UIApplication {
    /// Delivers hovering and the wheel, which are hit-tested like a touch and never delivered as
    /// one.
    func deliver(_ sample: PointerSample) {
        guard sample.location.x.isFinite, sample.location.y.isFinite, sample.timestamp.isFinite
        else {
            tracer?.write(.te9, .repaired(finger: 0, fault: .pointerNotFinite))
            return
        }
        moveClock(to: sample.timestamp)
        let isPencil = sample.phase == .moved && sample.pose != nil
        let isNew = intake.hoveringPencil == nil
        intake.hoveringPencil = isPencil ? sample : nil
        let work = {
            if isPencil, let pose = sample.pose {
                self.tracer?.hold(pose, of: .none, isNew: isNew)
            }
            let view = sample.phase == .exited ? nil : self.hitTest(sample.location)
            if let tracer = self.tracer { tracer.write(.br7, .pointerHit(view: tracer.id(view))) }
            self.delivery.hover(sample, over: view)
            if sample.phase == .scroll { self.delivery.scroll(sample, over: view) }
        }
        guard let tracer else { return work() }
        tracer.write(
            .br7,
            .pointer(phase: sample.phase, x: sample.location.x, y: sample.location.y),
            during: work)
    }
}

extension EventDelivery {
    /// Calls the hover recognizers of the views that the pointer leaves, then of those it is over,
    /// deepest view first (BR7).
    func hover(_ sample: PointerSample, over view: UIView?) {
        // Hovers rest while a button or a pencil is down (PP2).
        guard application?.intake.isPressed != true else { return }
        let left = hoveredView
        hoveredView = view
        for recognizer in hovers(on: left) {
            guard let owner = recognizer.owner, view?.isDescendant(of: owner) != true else {
                continue
            }
            recognizer.pointer(at: place(of: sample, in: owner), sample.pose, isInside: false)
        }
        guard sample.phase == .moved else { return }
        for recognizer in hovers(on: view) {
            guard let owner = recognizer.owner else { continue }
            recognizer.pointer(at: place(of: sample, in: owner), sample.pose, isInside: true) {
                admits(recognizer, sample)
            }
        }
    }

    /// Returns whether the recognizer takes pointers, or pencils, and neither it nor its delegate
    /// objects (PP1, PP9).
    private func admits(_ recognizer: UIHoverGestureRecognizer, _ sample: PointerSample) -> Bool {
        let event = UIEvent(type: .hover, timestamp: context.pointee.now, serial: 0)
        let delegate = recognizer.delegate
        let objector: Answerer
        if !recognizer.allows(sample.pose == nil ? .indirectPointer : .pencil) {
            objector = .byDefault
        } else if !recognizer.shouldReceive(event) {
            objector = .subclass
        } else if delegate?.gestureRecognizer(recognizer, shouldReceive: event) == false {
            objector = .delegate
        } else {
            return true
        }
        trace(.dl1) {
            .question(
                .shouldReceiveEvent, asked: $0.id(recognizer), about: $0.id(recognizer),
                answer: false, by: objector)
        }
        return false
    }

    private func hovers(on view: UIView?) -> [UIHoverGestureRecognizer] {
        var found: [UIHoverGestureRecognizer] = []
        var here = view
        while let view = here {
            found += view.recognizers.reversed().compactMap { $0 as? UIHoverGestureRecognizer }
            here = view.parent
        }
        return found
    }

    private func place(of sample: PointerSample, in view: UIView) -> CGPoint {
        view.root?.pointFromParent(sample.location) ?? sample.location
    }
}
