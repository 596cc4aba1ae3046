import Foundation
import TouchScript

/// A tape's touches as a touchscreen would report them: the events of a device whose surface is the
/// scene, in slots.
///
/// A point is a thousand of its units, and a 163rd of an inch as on an iPhone; its clock counts
/// microseconds.
package nonisolated struct ToldTouches {
    let name: String
    private(set) var axes: [UInt16: RecordedDevice.Axis]
    package private(set) var events: [KernelEvent] = []
    /// The fingers that are still down at the tape's end, where they are lifted.
    package private(set) var lifted: [String] = []
    /// The number of the tape's actions that are not touches, and are left out.
    package let leftOut: Int

    /// The units of location per point.
    private static let unitsPerPoint = 1000.0
    private static let unitsPerMillimetre = Int32((unitsPerPoint * 163 / 25.4).rounded())
    /// The pressure for a force of 1.
    private static let fullPressure = 10_000.0
    private static let slots: Int32 = 16

    /// The values of a finger's slot, by the codes of its axes.
    private typealias Contact = [UInt16: Int32]

    private struct Slot {
        let finger: String
        let number: Int32
        let trackingID: Int32
        var contact: Contact
    }

    /// The slots in the order in which their fingers came down: older programs get the first one.
    private var down: [Slot] = []
    /// The values last reported for each slot, including free ones: a device does not repeat a
    /// value.
    private var said: [Int32: Contact] = [:]
    private var pointer: Contact = [:]
    private var current: Int32 = 0
    private var touches: Int32 = 0
    private var isTouched = false
    private var time = 0
    private var report: [KernelEvent] = []

    /// Creates the events for a tape.
    /// - Parameter tape: a tape with nothing but times and locations, as frozen by `WhatIf`.
    package init(of tape: Tape, on scene: Scene) {
        name = "Touchscope \(scene.name)"
        axes = Self.axes(of: tape, on: scene.size)
        let gestures = TapeMoments(of: tape)
        leftOut = gestures.leftOut
        // The clock begins with the tape: an empty report.
        if !gestures.moments.isEmpty { events.append(event(Evdev.Kind.syn, Evdev.Syn.report, 0)) }
        for moment in gestures.moments { tell(moment.samples, at: moment.time) }
        lifted = down.map(\.finger)
        let end = max(time, TapeMoments.microseconds(tape.end))
        tell(lifted.map { RecordedSample(finger: $0, phase: .cancelled, location: .zero) }, at: end)
    }

    // MARK: What the device says

    private mutating func tell(_ samples: [RecordedSample], at moment: Int) {
        time = moment
        // The final location of a finger is reported before its end.
        for sample in samples where sample.phase == .ended { move(sample, onlyPlace: true) }
        close()
        for sample in samples {
            switch sample.phase {
            case .began: set(sample)
            case .moved, .stationary: move(sample)
            case .ended, .cancelled:
                guard let place = down.firstIndex(where: { $0.finger == sample.finger }) else {
                    continue
                }
                choose(down.remove(at: place).number)
                report.append(event(Evdev.Kind.abs, Evdev.Abs.trackingID, -1))
            }
        }
        close()
    }

    /// Ends a report, if it contains anything.
    private mutating func close() {
        guard !report.isEmpty else { return }
        if isTouched == down.isEmpty {
            isTouched = !down.isEmpty
            report.append(event(Evdev.Kind.key, Evdev.Key.touch, isTouched ? 1 : 0))
        }
        if let first = down.first?.contact { point(at: first) }
        events += report + [event(Evdev.Kind.syn, Evdev.Syn.report, 0)]
        report = []
    }

    private mutating func move(_ sample: RecordedSample, onlyPlace: Bool = false) {
        guard let place = down.firstIndex(where: { $0.finger == sample.finger }) else { return }
        let isTold = { (code: UInt16) in
            !onlyPlace || code == Evdev.Abs.contactX || code == Evdev.Abs.contactY
        }
        down[place].contact.merge(contact(sample).filter { isTold($0.key) }) { $1 }
        say(down[place].contact, in: down[place].number)
    }

    private mutating func set(_ sample: RecordedSample) {
        // A device's slots are limited: a finger that comes when all are taken is not seen.
        let free = (0..<Self.slots).first { number in !down.contains { $0.number == number } }
        guard let free else { return }
        touches += 1
        let slot = Slot(
            finger: sample.finger, number: free, trackingID: touches, contact: contact(sample))
        down.append(slot)
        choose(free)
        report.append(event(Evdev.Kind.abs, Evdev.Abs.trackingID, slot.trackingID))
        say(slot.contact, in: free)
    }

    /// Reports the values of a slot that have changed.
    private mutating func say(_ contact: Contact, in slot: Int32) {
        for (code, value) in contact.sorted(by: { $0.key < $1.key })
        where said[slot]?[code] != value && axes[code] != nil {
            choose(slot)
            report.append(event(Evdev.Kind.abs, code, value))
            said[slot, default: [:]][code] = value
        }
    }

    private mutating func choose(_ slot: Int32) {
        guard slot != current else { return }
        current = slot
        report.append(event(Evdev.Kind.abs, Evdev.Abs.slot, slot))
    }

    /// Reports the location for programs that know of one finger only.
    private mutating func point(at contact: Contact) {
        let same = [(Evdev.Abs.x, Evdev.Abs.contactX), (Evdev.Abs.y, Evdev.Abs.contactY)]
        for (code, source) in same where pointer[code] != contact[source] {
            pointer[code] = contact[source]
            report.append(event(Evdev.Kind.abs, code, contact[source] ?? 0))
        }
    }

    private func event(_ type: UInt16, _ code: UInt16, _ value: Int32) -> KernelEvent {
        KernelEvent(time: time, type: type, code: code, value: value)
    }

    private func contact(_ sample: RecordedSample) -> Contact {
        let across = sample.radius * 2 * Self.unitsPerPoint
        let pressure = min(max(sample.force, 0), 1) * Self.fullPressure
        return [
            Evdev.Abs.contactX: Self.units(sample.location.x * Self.unitsPerPoint),
            Evdev.Abs.contactY: Self.units(sample.location.y * Self.unitsPerPoint),
            Evdev.Abs.touchMajor: Self.units(across),
            Evdev.Abs.contactPressure: Self.units(pressure),
            Evdev.Abs.toolType: sample.type == .pencil ? Evdev.pen : 0,
        ]
    }

    private static func units(_ value: Double) -> Int32 { Int32(clamping: Int(value.rounded())) }

    /// Returns the axes, leaving out those that the tape has no values for.
    private static func axes(of tape: Tape, on size: CGSize) -> [UInt16: RecordedDevice.Axis] {
        let samples = tape.lines.flatMap { line -> [RecordedSample] in
            if case .act(.event(_, let samples), _) = line.statement { samples } else { [] }
        }
        func axis(_ length: Double, _ resolution: Int32 = 0) -> RecordedDevice.Axis {
            RecordedDevice.Axis(minimum: 0, maximum: units(length), resolution: resolution)
        }
        let x = axis(size.width * unitsPerPoint, unitsPerMillimetre)
        let y = axis(size.height * unitsPerPoint, unitsPerMillimetre)
        var axes = [
            Evdev.Abs.x: x, Evdev.Abs.y: y, Evdev.Abs.contactX: x, Evdev.Abs.contactY: y,
            Evdev.Abs.slot: axis(Double(slots - 1)), Evdev.Abs.trackingID: axis(65_535),
        ]
        if samples.contains(where: { $0.radius > 0 }) {
            axes[Evdev.Abs.touchMajor] = axis(size.width * unitsPerPoint)
        }
        if samples.contains(where: { $0.force > 0 }) {
            axes[Evdev.Abs.contactPressure] = axis(fullPressure)
        }
        if samples.contains(where: { $0.type == .pencil }) {
            axes[Evdev.Abs.toolType] = axis(Double(Evdev.pen))
        }
        return axes
    }
}
