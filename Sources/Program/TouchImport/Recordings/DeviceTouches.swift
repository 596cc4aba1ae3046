import Foundation
import TouchScript
import TouchWords

/// What touched a device, report by report.
nonisolated struct DeviceTouches {
    /// Who touched at one moment.
    struct Report: Equatable {
        /// In microseconds, by the recording's clock.
        var time: Int
        var contacts: [KernelContact]
    }

    let device: RecordedDevice
    let axes: Axes
    private(set) var reports: [Report] = []
    /// Whether the last report does not end: the recording was cut there.
    private(set) var isCut = false
    /// How often the recorder was too slow, and events were lost.
    private(set) var losses = 0

    /// The axes by which contacts are told.
    struct Axes: Equatable {
        var x: RecordedDevice.Axis
        var y: RecordedDevice.Axis
        var major: RecordedDevice.Axis?
        var pressure: RecordedDevice.Axis?
    }

    /// nil for a device that tells no places, such as a keyboard.
    /// - Throws: that an axis is a single place.
    init?(_ device: RecordedDevice) throws(ScriptErrors) {
        let isSingle = device.axes[Evdev.Abs.contactX] == nil
        let codes =
            isSingle ? (Evdev.Abs.x, Evdev.Abs.y) : (Evdev.Abs.contactX, Evdev.Abs.contactY)
        guard let x = device.axes[codes.0], let y = device.axes[codes.1] else { return nil }
        guard let width = x.span, let height = y.span else {
            let axis = x.span == nil ? (codes.0, x) : (codes.1, y)
            throw ScriptErrors(
                .app.axisOfOnePlace(
                    Int(axis.0), least: Int(axis.1.minimum), greatest: Int(axis.1.maximum)),
                in: device.file, at: device.position)
        }
        self.device = device
        axes = Axes(
            x: x, y: y, major: isSingle ? nil : device.axes[Evdev.Abs.touchMajor],
            pressure: device.axes[isSingle ? Evdev.Abs.pressure : Evdev.Abs.contactPressure])
        if device.events.contains(where: { $0.isMark(Evdev.Syn.contact) }) {
            read(ListedContacts(size: CGSize(width: width, height: height)))
        } else if isSingle {
            read(SingleContact())
        } else {
            read(SlottedContacts())
        }
    }

    private mutating func read(_ reading: any ContactReading) {
        var reading = reading
        var isLacking = false
        for event in device.events {
            if event.isMark(Evdev.Syn.dropped) {
                isLacking = true
                losses += 1
            }
            if !isLacking { reading.take(event) }
            isCut = !event.isReport
            guard event.isReport else { continue }
            if !isLacking { append(Report(time: event.time, contacts: reading.report())) }
            isLacking = false
        }
    }

    /// Reports of nothing new, buttons and the device's own clock, are none.
    private mutating func append(_ report: Report) {
        guard report.contacts != reports.last?.contacts ?? [] else { return }
        reports.append(report)
    }
}
