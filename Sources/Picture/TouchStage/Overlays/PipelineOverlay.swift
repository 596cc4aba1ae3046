import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// The event's path down: queue, application, window, view.
struct PipelineOverlay {
    let context: OverlayContext

    private struct Station {
        let name: String
        /// The subject it represents; none for the queue, and if it is unknown.
        var subject = SubjectID.none
        /// Indicates whether the event has arrived here.
        let isReached: Bool
        var swallows = false
        /// Indicates whether it holds back calls from the view for now.
        var holds = false
        /// Indicates whether the event never arrives here, although it was meant to.
        var isBlocked = false
    }

    /// Draws the stations from left to right, or, if the area is higher than it is wide, from top
    /// to bottom.
    func draw(in area: CGRect, into sketch: inout Sketch) {
        let stations = stations(sketch.words)
        let u = sketch.unit
        let count = Double(stations.count)
        // Names need some room.
        let isColumn = area.width / count < 100 * u
        let gap = isColumn ? min(28 * u, area.height / count * 0.28) : 28 * u
        let size =
            isColumn
            ? CGSize(
                width: area.width, height: min((area.height - gap * (count - 1)) / count, 40 * u))
            : CGSize(width: (area.width - gap * (count - 1)) / count, height: area.height)
        for (index, station) in stations.enumerated() {
            let steps = Double(index)
            let box = CGRect(
                x: area.minX + (isColumn ? 0 : steps * (size.width + gap)),
                y: area.minY + (isColumn ? steps * (size.height + gap) : 0), width: size.width,
                height: size.height)
            if index > 0, gap > 8 * u {
                let end =
                    isColumn
                    ? CGPoint(x: box.midX, y: box.minY) : CGPoint(x: box.minX, y: box.midY)
                drawArrow(to: end, gap, isColumn: isColumn, station, into: &sketch)
            }
            draw(station, in: box, into: &sketch)
        }
    }

    private func stations(_ words: Words) -> [Station] {
        let event = context.stage.event
        let staying = self.staying
        let senders = event.senders.map { $0.id } + staying.senders
        let application = senders.first { !isWindow($0) }
        let window = senders.last(where: isWindow)
        let waiting = context.stage.queue
        let swallower = context.trace[event.swallowedBy]?.kind
        // A system event that starts the chain goes to its first responder without a window.
        return [
            Station(
                name: words(waiting > 1 ? .stage.queued(waiting) : .stage.queue),
                isReached: max(event.enqueued, event.taken) > 0),
            Station(
                name: words(.stage.application), subject: application ?? .none,
                isReached: application != nil, swallows: swallower == .application),
            Station(
                name: (window ?? touchedWindow).map(context.name) ?? words(.window.aboutWindow),
                subject: window ?? .none, isReached: window != nil,
                swallows: swallower == .window),
            holding(words)
                ?? Station(
                    name: name(concerned) ?? words(.stage.recognizers),
                    subject: concerned.first ?? .none,
                    isReached: isReceived
                        || staying.senders.contains(where: isWindow)
                            && isGot(since: context.stage.record, at: context.stage.time)
                ),
            blocked.map {
                Station(name: context.name($0), subject: $0, isReached: false, isBlocked: true)
            }
                ?? Station(
                    name: name(targets) ?? words(.stage.view), subject: targets.first ?? .none,
                    isReached: event.delivered > 0 || staying.isDelivered),
        ]
    }

    private func isWindow(_ sender: SubjectID) -> Bool { context.trace[sender]?.kind == .window }

    /// The stations that the previous event reached and this one will reach in a moment: they
    /// remain highlighted.
    private var staying: Reach {
        let taken = context.stage.event.taken
        guard let soon = context.moment.signs.soon, taken > 0 else { return Reach() }
        let records = context.trace.records
        let last = Reach(records[..<(taken - 1)].reversed())
        let next = Reach(records[context.stage.record..<max(soon, context.stage.record)])
        return Reach(
            senders: last.senders.filter(next.senders.contains),
            isDelivered: last.isDelivered && next.isDelivered)
    }

    /// The stations that an event reaches.
    private struct Reach {
        var senders: [SubjectID] = []
        var isDelivered = false

        init(senders: [SubjectID] = [], isDelivered: Bool = false) {
            (self.senders, self.isDelivered) = (senders, isDelivered)
        }

        /// - Parameter records: the records of an event, followed by others.
        init(_ records: some Sequence<TraceRecord>) {
            for record in records {
                switch record.entry {
                case .taken, .systemEvent: return
                case .sendEvent(let sender): senders.append(sender)
                case .delivery: isDelivered = true
                default: continue
                }
            }
        }
    }

    /// Returns the recognizer that holds back calls from the view, with their phases; nil if there
    /// is none.
    private func holding(_ words: Words) -> Station? {
        for touch in context.stage.touches {
            guard let holder = touch.held.first(where: { $0.by != .none })?.by else { continue }
            let phases = touch.held.map { Wording.verbatim(words.phase($0.phase)) }
            return Station(
                name: words(.stage.holds(context.name(holder), phases: phases)), subject: holder,
                isReached: true, holds: true)
        }
        return nil
    }

    /// The recognizers that have got a touch, of this event or of earlier ones: the name of a
    /// station does not change with each event.
    private var concerned: [SubjectID] {
        let live = context.stage.touches.filter { $0.isLive }
        let all = (live.isEmpty ? context.stage.touches.suffix(1) : live[...]).flatMap {
            $0.recognizers
        }
        return context.stage.recognizers.values.map { $0.id }.filter(all.contains)
    }

    /// The window of the last touch.
    private var touchedWindow: SubjectID? {
        context.stage.touches.last { $0.window != .none }?.window
    }

    /// Indicates whether recognizers have got this event. A window passes each event of a touch to
    /// the recognizers that have it before any view gets it; those that have finished get no more.
    var isReceived: Bool {
        guard let window = context.stage.event.senders.last(where: { $0.isWindow }) else {
            return false
        }
        let time = context.trace.records[window.record - 1].time
        return isGot(since: window.record, at: time)
    }

    /// Returns whether recognizers have got touches at `time` or later: they have not finished, or
    /// have changed since a record.
    private func isGot(since record: Int, at time: Double) -> Bool {
        context.stage.touches.contains { touch in
            touch.time >= time
                && touch.recognizers.contains { id in
                    guard let one = context.stage.recognizers[id] else { return false }
                    let isThrough = [.ended, .cancelled, .failed].contains(one.state)
                    return one.record > record || !isThrough && one.touches.contains(touch.id)
                }
        }
    }

    /// The view that was hit by a finger that is coming down, but gets nothing of it; nil if each
    /// view gets its touches.
    private var blocked: SubjectID? {
        guard let last = context.stage.touches.last, last.phase == .began, last.withheld != nil,
            last.view != .none, last.time == context.stage.time
        else { return nil }
        return last.view
    }

    /// The receivers of the event; until it is delivered, the views of the touches in progress, or
    /// of the last one.
    private var targets: [SubjectID] {
        let event = context.stage.event
        let receivers = context.stage.calls.filter {
            event.delivered > 0 && $0.record >= event.delivered
        }.map { $0.responder }
        if !receivers.isEmpty { return receivers }
        let found = context.stage.touches.filter { $0.view != .none && $0.withheld == nil }
        let live = found.filter { $0.isLive }
        return (live.isEmpty ? found.suffix(1) : live).map { $0.view }
    }

    /// Returns the name of the first one, and the number of others; nil for none.
    private func name(_ subjects: [SubjectID]) -> String? {
        guard let first = subjects.first else { return nil }
        let others = Set(subjects).count - 1
        return others == 0 ? context.name(first) : "\(context.name(first)) +\(others)"
    }

    private func draw(_ station: Station, in box: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        let amount = station.isReached ? 1.0 : 0
        let lit =
            station.swallows ? theme.cancelled : station.holds ? theme.amber : theme.active
        sketch.box(
            box, radius: box.height / 2, fill: theme.panel.mixed(with: lit, 0.16 * amount),
            line: theme.line.mixed(with: lit, amount), width: 1.25 * u)
        if station.isBlocked {
            let edge = Path.roundedRect(box, radius: box.height / 2)
            sketch.stroke(edge, theme.failed, width: 1.5 * u, dash: [5 * u, 4 * u])
            let cross = CGRect(square: 10 * u, x: box.minX + 12 * u, middle: box.midY)
            sketch.drawState(.failed, in: cross, theme.failed)
        }
        let name = station.swallows ? sketch.words(.stage.swallowed) : station.name
        let text = sketch.label(
            name, .detail, theme.secondText.mixed(with: theme.text, amount), alignment: .center,
            width: box.width - 20 * u)
        sketch.add(text, x: box.midX, middle: box.midY)
        sketch.pointing(at: box, means: station.subject)
    }

    private func drawArrow(
        to tip: CGPoint, _ gap: Double, isColumn: Bool, _ station: Station,
        into sketch: inout Sketch
    ) {
        let u = sketch.unit
        let short = min(4 * u, gap * 0.1)
        let long = gap - short
        let start = CGPoint(x: tip.x - (isColumn ? 0 : long), y: tip.y - (isColumn ? long : 0))
        let end = CGPoint(x: tip.x - (isColumn ? 0 : short), y: tip.y - (isColumn ? short : 0))
        sketch.arrow(
            from: start, to: end, sketch.theme.line, width: 1.5 * u, head: min(7 * u, gap * 0.8))
        guard station.isReached else { return }
        sketch.arrow(
            from: start, to: end, sketch.theme.amber, width: 2 * u, head: min(8 * u, gap * 0.8))
    }
}
