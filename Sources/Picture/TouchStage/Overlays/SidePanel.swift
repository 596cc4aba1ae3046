import TouchPicture
import TouchReading
import TouchScript
import TouchWords

extension OverlayContext {
    /// Draws the content of a panel beside the stage; nothing for one that needs more than the
    /// stage and its trace.
    package func draw(_ panel: TellingPanel, in area: CGRect, into sketch: inout Sketch) {
        switch panel {
        case .hitTest: HitTestList(context: self).draw(in: area, into: &sketch)
        case .pipeline:
            let heading = sketch.words(.stage.way)
            let room = sketch.panel(area, heading: heading, details: [])
            PipelineOverlay(context: self).draw(in: room, into: &sketch)
        case .chain: ChainOverlay(context: self).draw(in: area, into: &sketch)
        case .cards, .timeline, .code: break
        }
    }
}

/// The frame of panels beside the stage: a heading with the first of the details that fits beside
/// it. `panel` returns the area below the heading.
extension Sketch {
    mutating func panel(_ area: CGRect, heading: String, details: [String]) -> CGRect {
        let u = unit
        box(area, radius: 14 * u, fill: theme.panel, line: theme.line)
        // Low panels keep their height for the content.
        let isLow = area.height < 200 * u
        var inner = area.insetBy(dx: 16 * u, dy: (isLow ? 8 : 14) * u)
        let title = label(
            heading, .text, theme.text, weight: .semibold, at: inner.origin, width: inner.width)
        add(title)
        let left = inner.width - size(of: title).width - 12 * u
        let fitting = details.map {
            label(
                $0, .small, theme.secondText, family: .mono,
                at: CGPoint(x: inner.maxX, y: inner.minY + 4 * u), alignment: .trailing)
        }.first { size(of: $0).width <= left }
        if let fitting { add(fitting) }
        inner.cut(.top, (isLow ? 25 : 32) * u)
        return inner
    }

    /// Draws an unobtrusive sentence if there is nothing to show yet.
    mutating func placeholder(_ string: String, in area: CGRect) {
        let text = label(
            string, .detail, theme.secondText, at: area.origin, width: area.width, wraps: true)
        // Half a sentence is worse than none.
        if size(of: text).height <= area.height { add(text) }
    }
}
