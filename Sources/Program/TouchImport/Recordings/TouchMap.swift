import Foundation
import TouchHost
import TouchScript

/// Where a device's touches are on a scene: its whole range is the scene's whole size.
nonisolated struct TouchMap {
    private let axes: DeviceTouches.Axes
    private let size: CGSize
    /// By which live touches get their radius and force, too.
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

    /// A sample of a finger that does what `phase` says.
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
        // A finger that is gone has no force any more.
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

    /// Of places, in points: finer than any touchscreen tells, and what one is told by `ToldTouches`.
    private static let finest = 1e-3

    /// With no more digits than tell the device's places apart well.
    private static func point(
        _ value: Int32?, _ axis: RecordedDevice.Axis, _ length: Double
    ) -> Double {
        guard let value, let span = axis.span else { return 0 }
        let share = (Double(value) - Double(axis.minimum)) / span
        // A broken device says places that no scene has.
        let place = min(max(share * length, -Limits.coordinate), Limits.coordinate)
        return rounded(place, to: max(length / span / 20, finest))
    }

    /// To the nearest multiple of the power of ten that is at most `step`.
    private static func rounded(_ value: Double, to step: Double) -> Double {
        let digits = min(max((-log10(step)).rounded(.up), 0), 9)
        let scale = pow(10, digits)
        return (value * scale).rounded() / scale
    }
}

nonisolated extension TouchAxes.Axis {
    fileprivate init(_ code: UInt16, _ axis: RecordedDevice.Axis) {
        // X counts units a metre, the kernel those of a millimetre.
        self.init(
            number: Int(code), minimum: Double(axis.minimum), maximum: Double(axis.maximum),
            resolution: Int(axis.resolution) * 1000)
    }
}
