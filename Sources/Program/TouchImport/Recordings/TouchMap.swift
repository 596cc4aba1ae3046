import Foundation
import TouchHost
import TouchScript

/// Maps a device's touches to a scene: its whole range becomes the scene's whole size.
nonisolated struct TouchMap {
    private let axes: DeviceTouches.Axes
    private let size: CGSize
    /// The axes that determine radius and force, as for live touches.
    private let details: TouchAxes

    init(_ axes: DeviceTouches.Axes, on size: CGSize) {
        self.axes = axes
        self.size = size
        details = TouchAxes(
            axes: [
                TouchAxes.place: TouchAxes.Axis(Evdev.Abs.contactX, axes.x),
                TouchAxes.major: axes.major.map { TouchAxes.Axis(Evdev.Abs.touchMajor, $0) },
                TouchAxes.pressure: axes.pressure.map {
                    TouchAxes.Axis(Evdev.Abs.contactPressure, $0)
                },
            ].compactMapValues(\.self))
    }

    /// Returns a sample of a finger in `phase`.
    func sample(
        _ contact: KernelContact, of finger: String, _ phase: RecordedSample.Phase
    ) -> RecordedSample {
        let detail = details.detail(screenWidth: size.width) { code in
            switch UInt16(code) {
            case Evdev.Abs.touchMajor: contact.major.map(Double.init)
            case Evdev.Abs.contactPressure: contact.pressure.map(Double.init)
            default: nil
            }
        }
        // A finger that has been lifted has no force any more.
        let isOver = phase == .ended || phase == .cancelled
        return RecordedSample(
            finger: finger, phase: phase,
            location: CGPoint(
                x: Self.point(contact.x, axes.x, size.width),
                y: Self.point(contact.y, axes.y, size.height)),
            force: isOver ? 0 : Self.rounded(min(max(detail.pressure, 0), 1), to: 1e-4),
            radius: isOver
                ? 0 : Self.rounded(min(detail.radius, Limits.coordinate), to: Self.finest),
            type: contact.isPen ? .pencil : .direct)
    }

    /// The finest step of locations, in points: finer than any touchscreen reports, and the one
    /// that `ToldTouches` writes.
    private static let finest = 1e-3

    /// Returns a location with no more digits than are needed to distinguish the device's
    /// locations.
    private static func point(
        _ value: Int32?, _ axis: RecordedDevice.Axis, _ length: Double
    ) -> Double {
        guard let value, let span = axis.span else { return 0 }
        let share = (Double(value) - Double(axis.minimum)) / span
        // A broken device reports locations that no scene contains.
        let place = min(max(share * length, -Limits.coordinate), Limits.coordinate)
        return rounded(place, to: max(length / span / 20, finest))
    }

    /// Returns the value rounded to the nearest multiple of the power of ten that is at most
    /// `step`.
    private static func rounded(_ value: Double, to step: Double) -> Double {
        let digits = min(max((-log10(step)).rounded(.up), 0), 9)
        let scale = pow(10, digits)
        return (value * scale).rounded() / scale
    }
}

nonisolated extension TouchAxes.Axis {
    fileprivate init(_ code: UInt16, _ axis: RecordedDevice.Axis) {
        // X counts units per meter, the kernel units per millimeter.
        self.init(
            number: Int(code), minimum: Double(axis.minimum), maximum: Double(axis.maximum),
            resolution: Int(axis.resolution) * 1000)
    }
}
