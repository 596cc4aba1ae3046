import TouchKit
import TouchScript

/// The measures of all devices, taken from samples of fingers.
package nonisolated struct TouchMeasures: Equatable {
    /// The devices, in the order of their first samples.
    private(set) var devices: [DeviceMeasures] = []

    init() {}

    subscript(_ device: Int64) -> DeviceMeasures? { devices.first { $0.device == device } }

    mutating func take(_ sample: ContactSample) {
        var place = devices.firstIndex { $0.device == sample.device }
        if place == nil, sample.phase == .began {
            devices.append(DeviceMeasures(device: sample.device))
            place = devices.count - 1
        }
        if let place { devices[place].take(sample) }
    }

    /// Ends the measuring: fingers that are still down were never reported up.
    mutating func end() {
        for place in devices.indices { devices[place].end() }
    }
}

extension TouchMeasures {
    /// Creates the measures of the touchscreen on which a recording was made: only its events
    /// count, because nothing else on a tape came from a device.
    /// - Returns: nil if the tape has no events.
    package nonisolated init?(of tape: Tape) {
        var names: [String] = []
        for (line, time) in zip(tape.lines, tape.times) {
            guard case .act(.event(_, let samples), _) = line.statement else { continue }
            for sample in samples {
                if !names.contains(sample.finger) { names.append(sample.finger) }
                let finger = Int64(names.firstIndex(of: sample.finger) ?? 0)
                for word in sample.coalesced + [sample] {
                    take(ContactSample(word, finger: finger, eventTime: time.upperBound))
                }
            }
        }
        guard !devices.isEmpty else { return nil }
        end()
    }
}

extension ContactSample {
    fileprivate nonisolated init(_ sample: RecordedSample, finger: Int64, eventTime: Double) {
        let phase: UITouch.Phase =
            switch sample.phase {
            case .began: .began
            case .moved: .moved
            case .stationary: .stationary
            case .ended: .ended
            case .cancelled: .cancelled
            }
        self.init(
            finger: finger, phase: phase, time: sample.time?.seconds(from: eventTime) ?? eventTime,
            location: sample.location, pressure: sample.force, radius: sample.radius)
    }
}
