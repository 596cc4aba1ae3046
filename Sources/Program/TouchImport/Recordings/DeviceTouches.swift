import Foundation
import TouchScript
import TouchWords

/// The touches of a device, report by report.
nonisolated struct DeviceTouches {
    /// The contacts at one moment.
    struct Report: Equatable {
        /// The time in microseconds, by the recording's clock.
        var time: Int
        var contacts: [KernelContact]
    }

    let device: RecordedDevice
    let axes: Axes
    private(set) var reports: [Report] = []
    /// Indicates whether the last report has no end, because the recording was cut off.
    private(set) var isCut = false
    /// The number of times that the recorder was too slow and events were lost.
    private(set) var losses = 0

    /// The axes that describe contacts.
    struct Axes: Equatable {
        var x: RecordedDevice.Axis
        var y: RecordedDevice.Axis
        var major: RecordedDevice.Axis?
        var pressure: RecordedDevice.Axis?
    }

    /// Creates the touches of a device; nil for a device without locations, such as a keyboard.
    /// - Throws: an error if an axis has no extent.
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

    /// Appends a report, unless it contains nothing new: buttons and the device's own clock are
    /// ignored.
    private mutating func append(_ report: Report) {
        guard report.contacts != reports.last?.contacts ?? [] else { return }
        reports.append(report)
    }
}
