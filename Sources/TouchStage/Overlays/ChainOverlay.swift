import Foundation
import TouchKit
import TouchPicture

/// The responder chain as a ladder, bottom to top: who passed the call on, how, and who kept it.
nonisolated struct ChainOverlay {
    let staging: Staging

    private struct Ladder {
        /// From the first responder asked upwards.
        var rungs: [SubjectID]
        var call: CallState?
        var isHitView: Bool
    }

    func draw(into sketch: inout Sketch) {
        guard let area = staging.layout.chain else { return }
        let ladder = ladder
        let fingers = (ladder?.call?.touches ?? []).map(staging.name).joined(separator: ", ")
        let method = ladder?.call?.method.rawValue ?? ""
        let room = sketch.panel(
            area, heading: sketch.words("Responder chain"),
            detail: fingers.isEmpty ? method : "\(method) · \(fingers)")
        guard let ladder, !ladder.rungs.isEmpty else {
            let isWaiting = staging.fingers.isEmpty
            let words = isWaiting ? "Put a finger on the stage." : "No call yet."
            return sketch.placeholder(sketch.words(words), in: room)
        }
        draw(ladder, in: room, into: &sketch)
    }

    /// The last call's; without one, that of the newest finger.
    private var ladder: Ladder? {
        let story = staging.story
        let finger = story.touches.last { $0.isLive && !$0.chain.isEmpty }
        if let call = story.calls.last {
            let own = call.touches.lazy.compactMap { story.touch($0) }.first
            // A finger that came after the call has a ladder of its own to show.
            if let finger, finger.startTime > (own?.time ?? story.time) {
                return Ladder(rungs: finger.chain, call: nil, isHitView: true)
            }
            var rungs = own?.chain ?? []
            if rungs.first != call.responder { rungs = [call.responder] }
            for hop in call.hops where !rungs.contains(hop.to) { rungs.append(hop.to) }
            return Ladder(rungs: rungs, call: call, isHitView: own != nil)
        }
        guard let finger else { return nil }
        return Ladder(rungs: finger.chain, call: nil, isHitView: true)
    }

    private func draw(_ ladder: Ladder, in room: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let count = Double(ladder.rungs.count)
        // One more gap at the top, for what is discarded.
        let pitch = min(72 * u, room.height / (count + 0.45))
        let height = min(pitch * 0.62, 44 * u)
        let gap = pitch - height
        let width = min(room.width, 300 * u)
        let left = room.minX
        func box(_ index: Int) -> CGRect {
            CGRect(
                x: left, y: room.maxY - height - Double(index) * pitch, width: width,
                height: height)
        }
        for (index, rung) in ladder.rungs.enumerated() {
            let here = box(index)
            let isLast = index == ladder.rungs.count - 1
            let passed = ladder.call?.hops.first { $0.from == rung }
            drawStep(from: here, gap, passed, isLast, rung, ladder.call, into: &sketch)
            draw(rung, isFirst: index == 0, ladder, in: here, into: &sketch)
        }
    }

    private func draw(
        _ rung: SubjectID, isFirst: Bool, _ ladder: Ladder, in box: CGRect,
        into sketch: inout Sketch
    ) {
        let u = sketch.unit
        let theme = sketch.theme
        let call = ladder.call
        let arrival =
            isFirst ? call?.record : call?.hops.last { $0.to == rung }?.record
        let amount = arrival.map { staging.moment.appearance(of: $0) } ?? 0
        var line = theme.line.mixed(with: theme.active, amount)
        var note = isFirst ? sketch.words(ladder.isHitView ? "hit view" : "first responder") : ""
        if call?.handlers.contains(rung) == true {
            line = theme.recognized
            note = sketch.words("handled")
        }
        if case .consumed(let by) = call?.outcome, by == rung {
            line = theme.recognized
            note = sketch.words("consumed")
        }
        sketch.box(
            box, radius: 10 * u, fill: theme.stage.mixed(with: theme.active, 0.12 * amount),
            line: line, width: (1 + 0.75 * amount) * u)
        let isTall = box.height >= 38 * u
        let pad = 12 * u
        let type = staging.trace[rung]?.typeName ?? ""
        let name = sketch.label(
            staging.name(rung), sketch.font(.detail, .semibold), theme.text,
            width: box.width - 2 * pad)
        let nameSize = sketch.size(of: name)
        let under = note.isEmpty ? type : note
        let second = sketch.label(
            under, sketch.font(.small), note.isEmpty ? theme.secondText : line.readable(theme),
            width: box.width - 2 * pad)
        let secondSize = sketch.size(of: second)
        if isTall {
            let top = box.midY - (nameSize.height + secondSize.height) / 2
            sketch.add(name.moved(to: CGPoint(x: box.minX + pad, y: top)))
            sketch.add(second.moved(to: CGPoint(x: box.minX + pad, y: top + nameSize.height)))
        } else {
            sketch.add(
                name.moved(
                    to: CGPoint(x: box.minX + pad, y: box.midY - nameSize.height / 2)))
            let left = box.width - nameSize.width - 3 * pad
            if left >= secondSize.width {
                sketch.add(
                    second.moved(
                        to: CGPoint(
                            x: box.maxX - pad - secondSize.width,
                            y: box.midY - secondSize.height / 2)))
            }
        }
    }

    /// The arrow to the rung above, or out of the chain.
    private func drawStep(
        from box: CGRect, _ gap: Double, _ hop: CallState.Hop?, _ isLast: Bool,
        _ rung: SubjectID, _ call: CallState?, into sketch: inout Sketch
    ) {
        let u = sketch.unit
        let theme = sketch.theme
        let start = CGPoint(x: box.minX + 24 * u, y: box.minY - 2 * u)
        let end = CGPoint(x: start.x, y: box.minY - gap + 2 * u)
        var words = ""
        var color = theme.secondText
        var amount = 1.0
        if let hop {
            amount = staging.moment.appearance(of: hop.record)
            sketch.arrow(
                from: start, to: end, theme.amber, width: 2 * u, head: 8 * u, fraction: amount)
            words = sketch.words.manner(hop.how)
            color = theme.text
        } else if case .discarded(let after) = call?.outcome, after == rung {
            amount = staging.moment.appearance(of: call?.outcomeRecord ?? 0)
            sketch.arrow(
                from: start, to: end, theme.secondText, width: 1.5 * u, head: 7 * u,
                dash: [3 * u, 4 * u], fraction: amount)
            words = sketch.words("discarded")
        } else if !isLast {
            sketch.arrow(
                from: start, to: end, theme.line, width: 1.5 * u, head: 7 * u)
        }
        guard !words.isEmpty else { return }
        let text = sketch.label(words, sketch.font(.small), color)
        let size = sketch.size(of: text)
        guard size.height <= gap + 2 * u else { return }
        let at = CGPoint(x: start.x + 14 * u, y: (start.y + end.y) / 2 - size.height / 2)
        sketch.faded(amount) { $0.add(text.moved(to: at)) }
    }
}

nonisolated extension Color {
    /// Lines may be faint; words may not.
    fileprivate func readable(_ theme: Theme) -> Color {
        self == theme.line ? theme.secondText : self
    }
}
