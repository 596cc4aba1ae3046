import Foundation
import TouchKit
import TouchPicture

/// Paints one lane of a timeline.
struct LanePainter {
    let trace: Trace
    let layout: TimelineLayout
    let selection: Int?
    /// Event time of the last record: what still goes on ends there, for now.
    let now: Double

    func draw(_ lane: TimelineLane, in strip: CGRect, into sketch: inout Sketch) {
        drawBars(of: lane, in: strip, into: &sketch)
        guard lane.kind != .finger else { return }
        drawMoves(of: lane, in: strip, into: &sketch)
        drawMarks(of: lane, in: strip, into: &sketch)
    }

    // MARK: Bars

    private func drawBars(of lane: TimelineLane, in strip: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let narrowest = 2 * u
        var place = lane.firstBar(endingAfter: layout.window.start)
        while place < lane.bars.count, lane.bars[place].start < layout.window.end {
            let bar = lane.bars[place]
            let left = max(layout.x(of: bar.start), layout.tracks.minX - 8 * u)
            let right = min(layout.x(of: min(bar.end, now)), layout.tracks.maxX + 8 * u)
            let box = CGRect(
                x: left, y: strip.midY - 9 * u, width: max(right - left, narrowest), height: 18 * u)
            draw(bar, in: box, into: &sketch)
            place += 1
            // Bars too narrow to be told apart are one.
            if right - left < narrowest {
                let next = lane.firstBar(endingAfter: layout.time(at: box.maxX))
                place = max(place, next)
            }
        }
    }

    private func draw(_ bar: TimelineBar, in box: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        let isChosen = selection == bar.record
        // A hairline of the ground keeps stretches that follow one another apart.
        let shown = CGRect(
            x: box.minX, y: box.minY, width: max(box.width - 1 * u, 1 * u), height: box.height)
        var word = ""
        var fill = theme.secondText.faded(0.4)
        switch bar.look {
        case .contact: fill = theme.finger.faded(0.5)
        case .waiting:
            fill = theme.amber.faded(0.18)
            word = sketch.words.say("waiting", "等待")
        case .state(let state):
            if state != .possible {
                fill = state.color(theme)
                word = sketch.words.state(state)
            }
        }
        sketch.box(
            shown, radius: 4 * u, fill: fill, line: isChosen ? theme.amber : nil, width: 2 * u)
        if bar.look == .waiting, shown.width > 8 * u {
            sketch.stroke(
                .roundedRect(shown.insetBy(dx: u, dy: u), radius: 4 * u), theme.amber,
                width: 1.5 * u, dash: [3 * u, 3 * u])
        }
        drawWord(word, of: bar.look, in: shown, fill, into: &sketch)
    }

    private func drawWord(
        _ word: String, of look: TimelineBar.Look, in box: CGRect, _ fill: Color,
        into sketch: inout Sketch
    ) {
        let u = sketch.unit
        guard !word.isEmpty, box.width > 18 * u else { return }
        let isWaiting = look == .waiting
        let color = isWaiting ? sketch.theme.amber : Theme.words(on: fill)
        var left = box.minX + 6 * u
        if case .state(let state) = look {
            let icon = CGRect(x: left, y: box.midY - 4 * u, width: 8 * u, height: 8 * u)
            sketch.drawState(state, in: icon, color)
            left = icon.maxX + 5 * u
        }
        let text = sketch.label(word, sketch.font(.small), color)
        let size = sketch.size(of: text)
        guard left + size.width <= box.maxX - 5 * u else { return }
        sketch.add(text.moved(to: CGPoint(x: left, y: box.midY - size.height / 2)))
    }

    // MARK: Moves

    /// Moves as dots; where there is no room between them, as a line.
    private func drawMoves(of lane: TimelineLane, in strip: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let gap = 7 * u
        let color = sketch.theme.active
        let end = lane.firstMark(atOrAfter: layout.window.end)
        var place = lane.firstMark(atOrAfter: layout.window.start)
        while place < end {
            let first = layout.x(of: lane.marks[place].time)
            var last = first
            var next = place + 1
            while next < end {
                let reach = min(lane.firstMark(atOrAfter: layout.time(at: last + gap)), end)
                guard reach > next else { break }
                last = layout.x(of: lane.marks[reach - 1].time)
                next = reach
            }
            if next > place + 1 {
                let line = CGRect(
                    x: first - 1.5 * u, y: strip.midY - 1.5 * u, width: last - first + 3 * u,
                    height: 3 * u)
                sketch.fill(.roundedRect(line, radius: 1.5 * u), color.faded(0.7))
            } else if lane.marks[place].look == .moved {
                let middle = CGPoint(x: first, y: strip.midY)
                sketch.fill(.circle(center: middle, radius: 3 * u), color)
            }
            place = next
        }
    }

    // MARK: Marks

    /// All but moves; the gravest of those that would cover one another.
    private func drawMarks(of lane: TimelineLane, in strip: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let apart = 9 * u
        var shown: [(mark: TimelineMark, x: Double)] = []
        var place = lane.notable.countBefore(layout.window.start, in: lane.marks)
        while place < lane.notable.count {
            let mark = lane.marks[lane.notable[place]]
            guard mark.time <= layout.window.end else { break }
            let x = layout.x(of: mark.time)
            if let last = shown.last, x - last.x < apart {
                if mark.look.gravity > last.mark.look.gravity {
                    shown[shown.count - 1].mark = mark
                }
                // Far on in a crowd, one for each few points is enough.
                let next = lane.notable.countBefore(layout.time(at: last.x + apart), in: lane.marks)
                place = max(place + 1, next - 8)
            } else {
                shown.append((mark, x))
                place += 1
            }
        }
        for (index, item) in shown.enumerated() {
            let middle = CGPoint(x: item.x, y: strip.midY)
            draw(item.mark, at: middle, into: &sketch)
            let right = index + 1 < shown.count ? shown[index + 1].x : layout.tracks.maxX
            drawWords(of: item.mark, in: lane, at: middle, upTo: right - 12 * u, into: &sketch)
        }
    }

    private func draw(_ mark: TimelineMark, at p: CGPoint, into sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        let box = CGRect(x: p.x - 5 * u, y: p.y - 5 * u, width: 10 * u, height: 10 * u)
        switch mark.look {
        case .began: sketch.fill(.circle(center: p, radius: 5 * u), theme.active)
        case .moved: break
        case .ended:
            sketch.fill(.circle(center: p, radius: 4.5 * u), theme.ink)
            sketch.stroke(.circle(center: p, radius: 4.5 * u), theme.active, width: 2 * u)
        case .cancelled: sketch.drawCross(in: box, theme.cancelled)
        case .dropped: sketch.drawCross(in: box.insetBy(dx: u, dy: u), theme.failed)
        case .withheld:
            sketch.fill(.circle(center: p, radius: 5 * u), theme.ink)
            sketch.stroke(.circle(center: p, radius: 5 * u), theme.failed, width: 2 * u)
            sketch.stroke(
                .polyline([
                    CGPoint(x: p.x - 3 * u, y: p.y + 3 * u),
                    CGPoint(x: p.x + 3 * u, y: p.y - 3 * u),
                ]), theme.failed, width: 2 * u)
        case .held:
            for x in [p.x - 2.5 * u, p.x + 2.5 * u] {
                sketch.stroke(
                    .polyline([CGPoint(x: x, y: box.minY), CGPoint(x: x, y: box.maxY)]),
                    theme.amber, width: 2.5 * u)
            }
        case .released:
            sketch.fill(
                .polygon([
                    CGPoint(x: box.minX + u, y: box.minY), CGPoint(x: box.maxX, y: p.y),
                    CGPoint(x: box.minX + u, y: box.maxY),
                ]), theme.amber)
        case .action:
            sketch.fill(
                .polygon([
                    CGPoint(x: p.x, y: p.y - 7 * u), CGPoint(x: p.x + 7 * u, y: p.y),
                    CGPoint(x: p.x, y: p.y + 7 * u), CGPoint(x: p.x - 7 * u, y: p.y),
                ]), theme.recognized)
        }
        if selection == mark.record {
            sketch.stroke(.circle(center: p, radius: 9 * u), theme.amber, width: 2 * u)
        }
    }

    /// What a mark means, where there is room to say it.
    private func drawWords(
        of mark: TimelineMark, in lane: TimelineLane, at p: CGPoint, upTo right: Double,
        into sketch: inout Sketch
    ) {
        let words: String
        let color: Color
        switch mark.look {
        case .cancelled:
            (words, color) = (sketch.words.say("cancelled", "取消"), sketch.theme.cancelled)
        case .withheld: (words, color) = (sketch.words.say("withheld", "未投递"), sketch.theme.failed)
        case .held: (words, color) = (sketch.words.say("held", "扣住"), sketch.theme.amber)
        case .dropped: (words, color) = (sketch.words.say("dropped", "丢弃"), sketch.theme.failed)
        case .action: (words, color) = (action(mark), sketch.theme.recognized)
        default: return
        }
        let left = p.x + 12 * sketch.unit
        let text = sketch.label(words, sketch.font(.small), color)
        let size = sketch.size(of: text)
        guard left + size.width <= right else { return }
        sketch.add(text.moved(to: CGPoint(x: left, y: p.y - size.height / 2)))
    }

    private func action(_ mark: TimelineMark) -> String {
        guard
            case .action(let sender, let target, let name, _) = trace.records[mark.record - 1].entry
        else { return "" }
        return "\(trace.name(of: sender)) → \(trace.name(of: target)).\(trace[name])"
    }
}

extension TimelineMark.Look {
    /// Which of two marks that cover one another is shown.
    fileprivate var gravity: Int {
        switch self {
        case .moved: 0
        case .ended, .released: 1
        case .began, .held: 2
        case .action: 3
        case .cancelled, .withheld, .dropped: 4
        }
    }
}

extension Ledger<Int> {
    /// How many of these places hold marks before `time`.
    fileprivate func countBefore(_ time: Double, in marks: Ledger<TimelineMark>) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if marks[self[middle]].time < time { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
