import Foundation
import TouchScript

/// A recording of touchscreens, read whole: what `touchscope import` makes a tape of.
nonisolated struct TouchRecording {
    /// Those that tell places, in the file's order.
    let devices: [DeviceTouches]
    /// When any of them reported first, in microseconds of its clock.
    let start: Int
    /// What a reader should know of it, a line each.
    private(set) var notes: [String] = []

    /// - Parameters:
    ///   - number: of the device that is meant, from 1 in the file's order; nil for all.
    ///   - announced: how many devices the file says it has.
    /// - Throws: that there is no such device, or that nobody touched it.
    init(
        _ recorded: [RecordedDevice], only number: Int?, announced: Int? = nil, file: String
    ) throws(ScriptErrors) {
        func fault(_ message: String) -> ScriptErrors { ScriptErrors(message, in: file) }
        let names = recorded.enumerated().map { index, device in
            "\(index + 1) \(device.name.isEmpty ? "without a name" : device.name)"
        }.joined(separator: ", ")
        var chosen = recorded
        if let number {
            guard recorded.indices.contains(number - 1) else {
                throw fault("found no device \(number), expected one of \(names)")
            }
            chosen = [recorded[number - 1]]
        }
        if chosen.allSatisfy(\.axes.isEmpty) {
            throw fault(
                "found no description of a device, expected one; "
                    + "if it lies in a file of its own, name that first")
        }
        var devices: [DeviceTouches] = []
        for device in chosen {
            if let touches = try DeviceTouches(device) { devices.append(touches) }
        }
        guard !devices.isEmpty else {
            throw fault("found no touchscreen but \(names), expected one that tells places")
        }
        let touched = devices.filter { !$0.reports.isEmpty }
        guard !touched.isEmpty else { throw fault("found nobody who touches, expected a finger") }
        let times = touched.flatMap { [$0.reports[0].time, $0.reports[$0.reports.count - 1].time] }
        if let first = times.min(), let last = times.max(), last - first > RecordedDevice.longest {
            throw fault(
                "found devices with clocks of their own, expected one clock; "
                    + "name one of them with --device: \(names)")
        }
        self.devices = touched
        start = chosen.compactMap { $0.events.first(where: \.isReport)?.time }.min() ?? 0
        if let announced, announced > recorded.count {
            notes.append(
                "\(file) ends after \(recorded.count) of its \(announced.counted("device")); "
                    + "the others are missing")
        }
        for touches in touched {
            if touches.isCut {
                notes.append("\(file) ends in the middle of a report, which is left out")
            }
            if touches.losses > 0 {
                notes.append(
                    "the recorder was too slow for \(touches.device.name); gaps: \(touches.losses)")
            }
        }
    }

    /// The size of a scene that has the first device's shape, in points.
    var shape: CGSize {
        let long = 640.0
        let (x, y) = (devices[0].axes.x, devices[0].axes.y)
        guard var width = x.span, var height = y.span else { return .zero }
        if x.resolution > 0, y.resolution > 0 {
            width /= Double(x.resolution)
            height /= Double(y.resolution)
        } else if width == height {
            // Both count as far as they can, which says nothing of the shape.
            return CGSize(width: long, height: 400)
        }
        let ratio = min(max(width / height, 0.25), 4)
        return ratio >= 1
            ? CGSize(width: long, height: (long / ratio).rounded())
            : CGSize(width: (long * ratio).rounded(), height: long)
    }
}
