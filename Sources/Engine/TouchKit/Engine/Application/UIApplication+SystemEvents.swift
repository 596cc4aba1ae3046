import TouchTrace

extension UIApplication {
    /// Sends a shake or a remote control's key, starting at the first responder of the key window
    /// (RC5), or what is done to a pencil (PP7, PP8).
    /// - Parameters:
    ///   - event: the event.
    ///   - time: event time in seconds; nil for now.
    public func send(_ event: SystemEvent, at time: Double? = nil) {
        enqueue(.system(event, time))
    }

    func deliver(_ systemEvent: SystemEvent) {
        guard !systemEvent.isOfPencil else {
            return deliver(systemEvent, hover: intake.hoveringPencil)
        }
        let event = UIEvent(
            type: systemEvent.isMotion ? .motion : .remoteControl, subtype: systemEvent.subtype,
            timestamp: clock.now, serial: UIApplication.takeSerial())
        intake.motionEnds = systemEvent == .shakeEnded
        guard let tracer else { return sendNoting(event) }
        tracer.write(.rc5, .systemEvent(systemEvent)) { sendNoting(event) }
    }

    /// Sends the event to the first responder, else the key window, else the application (RC5).
    func sendToFirstResponder(_ event: UIEvent) {
        let start: UIResponder = keyWindow?.firstResponder ?? keyWindow ?? self
        let motionEnds = intake.motionEnds
        let method: ResponderMethod =
            event.type == .motion
            ? (motionEnds ? .motionEnded : .motionBegan) : .remoteControlReceived
        let call = { (responder: UIResponder) in
            switch method {
            case .motionBegan: responder.motionBegan(event.subtype, with: event)
            case .motionEnded: responder.motionEnded(event.subtype, with: event)
            default: responder.remoteControlReceived(with: event)
            }
        }
        guard let tracer else { return call(start) }
        tracer.relay(method, to: start, call)
    }
}

extension SystemEvent {
    var isMotion: Bool { self == .shakeBegan || self == .shakeEnded }

    var subtype: UIEvent.EventSubtype {
        switch self {
        case .shakeBegan, .shakeEnded: .motionShake
        case .remotePlay: .remoteControlPlay
        case .remotePause: .remoteControlPause
        case .remoteTogglePlayPause: .remoteControlTogglePlayPause
        case .remoteNextTrack: .remoteControlNextTrack
        case .remotePreviousTrack: .remoteControlPreviousTrack
        case .pencilTap, .pencilSqueezeBegan, .pencilSqueezeChanged, .pencilSqueezeEnded,
            .pencilSqueezeCancelled:
            .none
        }
    }
}
