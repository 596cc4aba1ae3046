import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// A painter of a recognizer's card: name, kind, and state, its state machine, its measures, its
/// relations, and the reason for its state.
package struct RecognizerCardPainter {
    package let card: RecognizerCard
    package var detail = Detail.all

    package init(card: RecognizerCard, detail: Detail = Detail.all) {
        self.card = card
        self.detail = detail
    }

    /// The amount of detail.
    package enum Detail: CaseIterable {
        case all, machine, measures, name
    }

    package func draw(into column: inout Column) {
        column.box(air: detail == .measures || detail == .name ? 8 : 12) { column in
            drawHeading(into: &column)
            if detail == .measures { drawGauges(atMost: 2, into: &column) }
            guard detail == .all || detail == .machine else { return }
            let u = column.sketch.unit
            let machine = StateMachineDrawing(
                isContinuous: card.isContinuous, state: card.state, path: card.path,
                isReset: card.isReset)
            let width = min(column.width, 340 * u)
            let area = CGRect(
                x: column.left, y: column.top + 10 * u, width: width,
                height: machine.height(width: width / u) * u)
            machine.draw(in: area, into: &column.sketch)
            column.top = area.maxY
            drawGauges(atMost: detail == .all ? 6 : 2, into: &column)
            guard detail == .all else { return }
            drawRelations(into: &column)
            if let reason = card.reason {
                column.add(
                    reason[column.sketch.words.language], .detail, column.sketch.theme.text,
                    after: 10 * u)
            }
        }
    }

    private func drawHeading(into column: inout Column) {
        let sketch = column.sketch
        let u = sketch.unit
        let color = card.state.color(sketch.theme)
        var word = sketch.label(
            sketch.words.state(card.state), .text, color, weight: .semibold,
            at: CGPoint(x: column.left + column.width, y: column.top), alignment: .trailing)
        let wordSize = sketch.size(of: word)
        let icon = CGRect(
            square: 10 * u, x: column.left + column.width - wordSize.width - 18 * u,
            middle: column.top + wordSize.height / 2)
        word.color = card.state == .possible ? sketch.theme.secondText : color
        column.sketch.add(word)
        column.sketch.drawState(card.state, in: icon, color)
        let name = sketch.label(
            card.name, .text, sketch.theme.text, weight: .semibold,
            at: CGPoint(x: column.left, y: column.top), width: icon.minX - column.left - 8 * u,
            wraps: detail == .all)
        column.sketch.add(name)
        column.top += max(wordSize.height, detail == .all ? sketch.size(of: name).height : 0)
        let kind = sketch.words.kind(ofType: card.typeName)
        if detail == .measures || detail == .name {
            let nameWidth = sketch.size(of: name).width + 8 * u
            let line = sketch.label(
                kind, .detail, sketch.theme.secondText,
                at: CGPoint(x: column.left + nameWidth, y: column.top - wordSize.height + 2 * u),
                width: icon.minX - column.left - nameWidth - 8 * u)
            if line.width ?? 0 > 24 * u { column.sketch.add(line) }
            return
        }
        column.add(
            sketch.words(
                card.isContinuous ? .recognizer.continuous(kind) : .recognizer.discrete(kind)),
            .detail, sketch.theme.secondText, after: 1 * u)
    }

    // MARK: Gauges

    /// Draws two gauges beside one another if there is room: words, numbers, and a bar up to the
    /// threshold.
    private func drawGauges(atMost limit: Int, into column: inout Column) {
        guard !card.measures.isEmpty else { return }
        let u = column.sketch.unit
        let gap = 16 * u
        let half = (column.width - gap) / 2
        let count =
            column.width < 260 * u
                || card.measures.prefix(limit).contains {
                    self.width(of: $0, column.sketch) > half
                } ? 1 : 2
        let width = count == 1 ? column.width : half
        column.top += (limit > 2 ? 12 : 6) * u
        for (index, gauge) in card.measures.prefix(limit).enumerated() {
            let x = column.left + Double(index % count) * (width + gap)
            draw(gauge, CGRect(x: x, y: column.top, width: width, height: 34 * u), &column.sketch)
            if index % count == count - 1 || index == min(card.measures.count, limit) - 1 {
                column.top += (limit > 2 ? 36 : 32) * u
            }
        }
    }

    private func numbers(_ gauge: RecognizerCard.Gauge) -> String {
        let unit = gauge.quantity.unit
        return "\(gauge.quantity.brief(gauge.value))/\(gauge.quantity.brief(gauge.threshold))"
            + (unit.isEmpty ? "" : " \(unit)")
    }

    /// Returns the width that a gauge needs for its word and its numbers.
    private func width(of gauge: RecognizerCard.Gauge, _ sketch: Sketch) -> Double {
        let word = sketch.label(
            sketch.words(gauge.quantity.word), .small, sketch.theme.text)
        let value = sketch.label(numbers(gauge), .small, sketch.theme.text, family: .mono)
        return sketch.size(of: word).width + 6 * sketch.unit + sketch.size(of: value).width
    }

    private func draw(_ gauge: RecognizerCard.Gauge, _ box: CGRect, _ sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        // A sufficient value did not help a recognizer that failed for another reason.
        let passed =
            gauge.isLimit
            ? theme.failed : card.state == .failed ? theme.secondText : theme.recognized
        let color = gauge.isPassed ? passed : theme.secondText
        let value = sketch.label(
            numbers(gauge), .small, gauge.isPassed ? color : theme.text, family: .mono,
            at: CGPoint(x: box.maxX, y: box.minY), alignment: .trailing)
        sketch.add(value)
        let room = box.width - sketch.size(of: value).width - 6 * u
        let word = sketch.label(
            sketch.words(gauge.quantity.word), .small, theme.secondText, at: box.origin, width: room
        )
        var sourced = word
        sourced.string = sketch.words(source(of: gauge, word.string))
        sourced.width = nil
        sketch.add(sketch.size(of: sourced).width <= room ? sourced : word)
        let track = CGRect(x: box.minX, y: box.minY + 20 * u, width: box.width, height: 4 * u)
        sketch.fill(.roundedRect(track, radius: 2 * u), theme.line)
        var filled = track
        filled.size.width *= gauge.share
        if filled.width > 0 { sketch.fill(.roundedRect(filled, radius: 2 * u), color) }
        // The mark of the threshold shows that a full bar is not endless.
        let end = CGRect(x: track.maxX - 2 * u, y: track.minY - 2 * u, width: 2 * u, height: 8 * u)
        sketch.fill(.rect(end), gauge.isPassed ? color : theme.secondText)
    }

    /// Returns the word of a gauge, with the certainty about its threshold.
    private func source(of gauge: RecognizerCard.Gauge, _ word: String) -> Wording {
        switch card.sureness(of: gauge) {
        case .documented: .recognizer.documented(word)
        case .observed: .recognizer.observed(word)
        case .reported: .recognizer.reported(word)
        case .chosen: .recognizer.chosen(word)
        case nil: .verbatim(word)
        }
    }

    // MARK: Relations

    private func drawRelations(into column: inout Column) {
        let words = column.sketch.words
        let theme = column.sketch.theme
        for relation in card.waitsFor {
            let (standing, color): (String, Color) =
                switch relation.standing {
                case .waiting: (words(.recognizer.standsWaiting), theme.amber)
                case .met: (words(.recognizer.standsMet), theme.recognized)
                case .broken: (words(.recognizer.standsBroken), theme.failed)
                case .cycle: (words(.recognizer.standsInCircle), theme.failed)
                case .set, .removed: ("", theme.secondText)
                }
            drawRelation(words(.recognizer.waits), relation.name, standing, color, &column)
        }
        for name in card.awaitedBy {
            drawRelation(words(.recognizer.awaited), name, "", theme.secondText, &column)
        }
        for name in card.prevented {
            drawRelation(words(.recognizer.prevented), name, "", theme.failed, &column)
        }
    }

    private func drawRelation(
        _ verb: String, _ name: String, _ standing: String, _ color: Color, _ column: inout Column
    ) {
        let u = column.sketch.unit
        column.top += 6 * u
        let first = column.sketch.label(
            verb, .detail, column.sketch.theme.secondText,
            at: CGPoint(x: column.left, y: column.top))
        column.sketch.add(first)
        let size = column.sketch.size(of: first)
        let left = column.left + size.width + 6 * u
        var right = column.left + column.width
        if !standing.isEmpty {
            let word = column.sketch.label(
                standing, .detail, color, at: CGPoint(x: right, y: column.top),
                alignment: .trailing)
            column.sketch.add(word)
            right -= column.sketch.size(of: word).width + 8 * u
        }
        var text = column.sketch.label(
            name, .detail, column.sketch.theme.text, weight: .semibold,
            at: CGPoint(x: left, y: column.top))
        if column.sketch.size(of: text).width > right - left {
            column.top += size.height
            text.origin = CGPoint(x: column.left + 12 * u, y: column.top)
            (text.width, text.overflow) = (column.width - 12 * u, .wrap)
        }
        column.sketch.add(text)
        column.top += column.sketch.size(of: text).height
    }
}

extension Quantity {
    /// The single word beside a gauge.
    fileprivate var word: Wording {
        switch self {
        case .movement: .phase.moved
        case .duration: .recognizer.duration
        case .interval: .recognizer.interval
        case .tapDistance: .recognizer.tapDistance
        case .tapCount: .fate.taps
        case .touchCount: .device.fingers
        case .along: .recognizer.along
        case .across: .recognizer.across
        case .distanceChange: .recognizer.distanceChange
        case .arc: .fate.arc
        case .edgeDistance: .recognizer.edgeDistance
        case .translation: .recognizer.translation
        case .scale: .fate.scale
        case .rotation: .recognizer.rotation
        case .velocity: .recognizer.velocity
        }
    }
}
