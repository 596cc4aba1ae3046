import Foundation
import TouchScript
import TouchWords

/// A complete recording of touchscreens, from which `touchscope import` makes a tape.
nonisolated struct TouchRecording {
    /// The devices that report locations, in the file's order.
    let devices: [DeviceTouches]
    /// The time of the first report of any of them, in microseconds of the recording's clock.
    let start: Int
    /// The notes for the reader, one line each.
    private(set) var notes: [Wording] = []

    /// Creates a recording.
    /// - Parameters:
    ///   - number: the number of the device to import, from 1 in the file's order; nil for all.
    ///   - announced: the number of devices that the file announces.
    /// - Throws: an error if there is no such device, or nobody touched it.
    init(
        _ recorded: [RecordedDevice], only number: Int?, announced: Int? = nil, file: String
    ) throws(ScriptErrors) {
        func fault(_ message: Wording) -> ScriptErrors { ScriptErrors(message, in: file) }
        let names = recorded.enumerated().map { index, device -> Wording in
            device.name.isEmpty
                ? .app.nameless(index + 1) : .verbatim("\(index + 1) \(device.name)")
        }
        var chosen = recorded
        if let number {
            guard recorded.indices.contains(number - 1) else {
                throw fault(.app.noDevice(number, devices: names))
            }
            chosen = [recorded[number - 1]]
        }
        if chosen.allSatisfy(\.axes.isEmpty) { throw fault(.app.noDescription) }
        var devices: [DeviceTouches] = []
        for device in chosen {
            if let touches = try DeviceTouches(device) { devices.append(touches) }
        }
        guard !devices.isEmpty else { throw fault(.app.noTouchscreen(names)) }
        let touched = devices.filter { !$0.reports.isEmpty }
        guard !touched.isEmpty else { throw fault(.app.nobodyTouches) }
        let times = touched.flatMap { [$0.reports[0].time, $0.reports[$0.reports.count - 1].time] }
        if let first = times.min(), let last = times.max(), last - first > RecordedDevice.longest {
            throw fault(.app.ownClocks(names))
        }
        self.devices = touched
        start = chosen.compactMap { $0.events.first(where: \.isReport)?.time }.min() ?? 0
        if let announced, announced > recorded.count {
            notes.append(
                .app.endsBeforeDevices(file, found: recorded.count, announced: announced))
        }
        for touches in touched {
            if touches.isCut { notes.append(.app.endsInReport(file)) }
            if touches.losses > 0 {
                notes.append(.app.slowRecorder(touches.device.name, n: touches.losses))
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
            // Both axes have their full range, which does not reveal the shape.
            return CGSize(width: long, height: 400)
        }
        let ratio = min(max(width / height, 0.25), 4)
        return ratio >= 1
            ? CGSize(width: long, height: (long / ratio).rounded())
            : CGSize(width: (long * ratio).rounded(), height: long)
    }
}
