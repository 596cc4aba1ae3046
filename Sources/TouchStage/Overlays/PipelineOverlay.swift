import Foundation
import TouchKit
import TouchPicture

/// The event's way down: queue, application, window, view.
struct PipelineOverlay {
    let context: OverlayContext

    private struct Station {
        let name: String
        /// Whom it stands for; none for the queue, and where nobody is known.
        var subject = SubjectID.none
        /// The serial of the record that brought the event here; 0 if it has not come yet.
        let record: Int
        let swallows: Bool
    }

    func draw(into sketch: inout Sketch) {
        guard let area = context.layout.pipeline else { return }
        let stations = stations(sketch.words)
        let gap = 28 * sketch.unit
        let width = (area.width - gap * Double(stations.count - 1)) / Double(stations.count)
        for (index, station) in stations.enumerated() {
            let box = CGRect(
                x: area.minX + Double(index) * (width + gap), y: area.minY, width: width,
                height: area.height)
            if index > 0 { drawArrow(to: box, gap, station, into: &sketch) }
            draw(station, in: box, into: &sketch)
        }
    }

    private func stations(_ words: Words) -> [Station] {
        let event = context.story.event
        let application = event.senders.first { !$0.isWindow }
        let window = event.senders.last { $0.isWindow }
        let queue = words("queue", "队列")
        let waiting = context.story.queue
        // A system event that starts the chain goes to its first responder without a window.
        return [
            Station(
                name: waiting > 1 ? "\(queue) · \(waiting)" : queue,
                record: max(event.enqueued, event.taken), swallows: false),
            Station(
                name: words("application", "应用"), subject: application?.id ?? .none,
                record: application?.record ?? 0,
                swallows: application != nil && event.swallowedBy == application?.id),
            Station(
                name: window.map { context.name($0.id) } ?? words("window", "窗口"),
                subject: window?.id ?? .none, record: window?.record ?? 0,
                swallows: window != nil && event.swallowedBy == window?.id),
            Station(
                name: target?.name ?? words("view", "视图"), subject: target?.subject ?? .none,
                record: event.delivered, swallows: false),
        ]
    }

    /// Whom the event was delivered to.
    private var target: (name: String, subject: SubjectID)? {
        let event = context.story.event
        guard event.delivered > 0 else { return nil }
        let receivers = context.story.calls.filter { $0.record >= event.delivered }
            .map(\.responder)
        guard let first = receivers.first else { return nil }
        let others = receivers.filter { $0 != first }.count
        let name = context.name(first)
        return (others == 0 ? name : "\(name) +\(others)", first)
    }

    private func draw(_ station: Station, in box: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        let isReached = station.record > 0
        let amount = isReached ? context.moment.appearance(of: station.record) : 0
        let lit = station.swallows ? theme.cancelled : theme.active
        sketch.box(
            box, radius: box.height / 2, fill: theme.panel.mixed(with: lit, 0.16 * amount),
            line: theme.line.mixed(with: lit, amount), width: 1.25 * u)
        let name = station.swallows ? sketch.words("swallowed", "被拦截") : station.name
        var text = sketch.label(
            name, sketch.font(.detail), theme.secondText.mixed(with: theme.text, amount),
            alignment: .center, width: box.width - 20 * u)
        text.origin = CGPoint(x: box.midX, y: box.midY - sketch.size(of: text).height / 2)
        sketch.add(text)
        sketch.pointing(at: box, means: station.subject)
    }

    private func drawArrow(
        to box: CGRect, _ gap: Double, _ station: Station, into sketch: inout Sketch
    ) {
        let u = sketch.unit
        let start = CGPoint(x: box.minX - gap + 4 * u, y: box.midY)
        let end = CGPoint(x: box.minX - 4 * u, y: box.midY)
        sketch.arrow(from: start, to: end, sketch.theme.line, width: 1.5 * u, head: 7 * u)
        guard station.record > 0 else { return }
        sketch.arrow(
            from: start, to: end, sketch.theme.amber, width: 2 * u, head: 8 * u,
            fraction: context.moment.appearance(of: station.record))
    }
}
