import TouchKit
import TouchScript

extension Session {
    /// Sends the samples of the host's fingers at one moment, as one event, and records it.
    ///
    /// Values outside of a tape's limits are clamped; samples with values that are not numbers are
    /// left out. Samples are rounded once, here, where they enter: places, forces and radii to
    /// thousandths, times to microseconds. So engine, tape and trace have the same numbers, and the
    /// tape has numbers that a person would write.
    public func send(_ samples: [TouchSample]) {
        let samples = samples.compactMap { $0.sayable }
        guard let first = samples.first else { return }
        for sample in samples where application.fingerNames[sample.finger] == nil {
            application.fingerNames[sample.finger] = FingerName.name(for: sample.finger)
        }
        send(.samples(samples), at: first.timestamp)
    }

    /// Sends a sample of the pointer without a finger.
    public func send(_ sample: PointerSample) {
        guard let location = sample.location.sayable, sample.timestamp.isFinite else { return }
        var sample = sample
        sample.location = location
        sample.timestamp = max(0, sample.timestamp).rounded(toOneIn: 1e6)
        sample.pose = sample.pose?.sayable
        send(.pointer(sample), at: sample.timestamp)
    }

    /// Shakes the device now.
    public func shake() { send(.act(.shake), at: time) }

    /// Presses a button of the remote control now.
    public func remote(_ command: RemoteCommand) { send(.act(.remote(command)), at: time) }

    /// Taps the status bar now.
    public func tapStatusBar() { send(.act(.statusBarTap), at: time) }

    /// Interrupts the touches now: the system cancels every finger.
    public func interrupt() { send(.act(.interrupt), at: time) }
}

extension Double {
    /// Returns the number rounded to the nearest fraction with this denominator.
    fileprivate func rounded(toOneIn parts: Double) -> Double { (self * parts).rounded() / parts }
}

extension CGPoint {
    fileprivate var sayable: CGPoint? {
        guard x.isFinite, y.isFinite else { return nil }
        let limit = Limits.coordinate
        return CGPoint(
            x: min(max(x, -limit), limit).rounded(toOneIn: 1000),
            y: min(max(y, -limit), limit).rounded(toOneIn: 1000))
    }
}

extension TouchSample {
    /// The sample with values that a tape can hold; nil if its values are not numbers.
    fileprivate var sayable: TouchSample? {
        guard let location = location.sayable, timestamp.isFinite else { return nil }
        var sample = self
        sample.location = location
        sample.timestamp = min(max(0, timestamp), Limits.seconds).rounded(toOneIn: 1e6)
        sample.force = force.isFinite ? min(max(0, force), 1000).rounded(toOneIn: 1000) : 0
        sample.majorRadius =
            majorRadius.isFinite
            ? min(max(0, majorRadius), Limits.coordinate).rounded(toOneIn: 1000) : 0
        sample.coalesced = coalesced.compactMap { $0.sayable }
        sample.pose = type == .pencil ? pose?.sayable : nil
        return sample
    }
}

extension PencilPose {
    /// The pose with values that a tape can hold; nil if they are not numbers.
    fileprivate var sayable: PencilPose? {
        let angles = [altitudeAngle, azimuthAngle, rollAngle, zOffset]
        guard angles.allSatisfy({ $0.isFinite && abs($0) < 1000 }) else { return nil }
        return PencilPose(
            altitudeAngle: min(max(altitudeAngle, 0), .pi / 2).rounded(toOneIn: 10_000),
            azimuthAngle: azimuthAngle.rounded(toOneIn: 10_000),
            rollAngle: rollAngle.rounded(toOneIn: 10_000),
            zOffset: min(max(zOffset, 0), 1).rounded(toOneIn: 1000))
    }
}
