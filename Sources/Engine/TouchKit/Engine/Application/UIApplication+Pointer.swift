extension UIApplication {
    /// Hovering and the wheel: hit-tested like a touch, and never delivered as one.
    func take(_ sample: PointerSample) {
        guard sample.location.x.isFinite, sample.location.y.isFinite, sample.timestamp.isFinite
        else {
            tracer?.write(.te9, .repaired(finger: 0, fault: .pointerNotFinite))
            return
        }
        moveClock(to: sample.timestamp)
        let work = {
            let view = sample.phase == .exited ? nil : self.hitTest(sample.location)
            if let tracer = self.tracer { tracer.write(.br7, .pointerHit(view: tracer.id(view))) }
            self.delivery.hover(sample, over: view)
            if sample.phase == .scroll { view?.takeWheel(sample.scroll) }
        }
        guard let tracer else { return work() }
        tracer.write(
            .br7,
            .pointer(phase: sample.phase, x: sample.location.x, y: sample.location.y),
            during: work)
    }
}
