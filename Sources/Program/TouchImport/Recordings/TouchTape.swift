import Foundation
import TouchScript

/// The tape of touches on devices: their reports, at their times and locations, each finger with a
/// name of its own.
nonisolated struct TouchTape {
    private(set) var tape: Tape
    /// The number of times that a finger came down.
    private(set) var touches = 0
    /// The time from the first touch to the last change of one, in seconds.
    private(set) var duration = 0.0
    /// The fingers that were still down at the end; they are cancelled.
    private(set) var cancelled: [String] = []

    /// The longest time kept before the first touch, in seconds.
    static let lead = 1.0
    /// The time left at the end for whatever waits for time to pass, such as a tap for a second
    /// one, in seconds.
    static let end = 1.0

    private struct Finger {
        let name: String
        let device: Int
        var contact: KernelContact
    }

    private var fingers: [Finger] = []
    private let maps: [TouchMap]
    /// The offset from the recording's clock to the tape's, in microseconds.
    private let shift: Int
    /// The time of the last event, in microseconds of the tape.
    private var time = 0

    /// Creates the tape.
    /// - Parameters:
    ///   - devices: the touches of devices with a common clock.
    ///   - remarks: the comments before its lines, each without its `#`.
    ///   - start: the time when the recording began, in microseconds of its clock.
    init(
        of devices: [DeviceTouches], on scene: Scene, remarks: [String], from start: Int
    ) {
        tape = Tape(file: "recording")
        for remark in remarks { tape.append(remark: remark) }
        tape.append(.header)
        tape.append(.scene(scene.name))
        maps = devices.map { TouchMap($0.axes, on: scene.size) }
        let reports = devices.enumerated().flatMap { device, touches in
            touches.reports.map { (device: device, report: $0) }
        }
        // Stable: the reports of one device at one moment stay in order.
        let sorted = reports.enumerated().sorted {
            ($0.element.report.time, $0.offset) < ($1.element.report.time, $1.offset)
        }.map(\.element)
        let first = sorted.first?.report.time ?? start
        shift = min(first - start, Int(Self.lead * 1e6)) - first
        for (device, report) in sorted { append(report, of: device) }
        duration = Double(time - first - shift) / 1e6
        cancelRest()
        tape.append(.act(.wait(Span(Self.end)), with: false))
    }

    private mutating func append(_ report: DeviceTouches.Report, of device: Int) {
        var samples: [RecordedSample] = []
        var used = Set(fingers.map(\.name))
        for finger in fingers where finger.device == device {
            guard !report.contacts.contains(where: { $0.id == finger.contact.id }) else { continue }
            samples.append(maps[device].sample(finger.contact, of: finger.name, .ended))
            fingers.removeAll { $0.name == finger.name }
        }
        for contact in report.contacts {
            let known = fingers.firstIndex { $0.device == device && $0.contact.id == contact.id }
            if let known {
                guard fingers[known].contact != contact else { continue }
                fingers[known].contact = contact
                samples.append(maps[device].sample(contact, of: fingers[known].name, .moved))
            } else {
                // Not the name of a finger lifted just now, because an event has one sample per
                // finger.
                let name = Self.free(used)
                used.insert(name)
                fingers.append(Finger(name: name, device: device, contact: contact))
                touches += 1
                samples.append(maps[device].sample(contact, of: name, .began))
            }
        }
        send(samples.sorted { Self.number($0) < Self.number($1) }, at: report.time + shift)
    }

    private static func number(_ sample: RecordedSample) -> Int {
        FingerName.number(of: sample.finger) ?? 0
    }

    /// Returns the first name that is not in use.
    private static func free(_ used: Set<String>) -> String {
        var number = 1
        while used.contains(FingerName.name(for: number)) { number += 1 }
        return FingerName.name(for: number)
    }

    private mutating func send(_ samples: [RecordedSample], at moment: Int) {
        guard !samples.isEmpty else { return }
        // From whole microseconds, not from a sum of durations, which would lose precision.
        tape.append(.act(.event(.at(Span(Double(moment) / 1e6)), samples), with: false))
        time = max(time, moment)
    }

    private mutating func cancelRest() {
        cancelled = fingers.map(\.name)
        send(
            fingers.map { maps[$0.device].sample($0.contact, of: $0.name, .cancelled) }, at: time)
    }
}

nonisolated extension Tape {
    /// Adds a comment.
    /// - Parameter remark: the comment without its `#`.
    mutating func append(remark: String) {
        let position = SourcePosition(line: lines.count + 1, column: 1)
        lines.append(ScriptLine(position: position, statement: nil, comment: remark))
    }
}
