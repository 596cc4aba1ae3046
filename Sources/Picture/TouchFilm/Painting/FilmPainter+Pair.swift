import Foundation
import TouchPicture
import TouchScore
import TouchScript
import TouchStage

/// Two runs in one picture.
extension FilmPainter {
    func pairParts(
        of moments: [StageMoment], _ films: [FilmScenery], _ size: CGSize
    ) -> [Part] {
        let layout = pairLayout(films, size)
        let whole = layout.whole
        let empty = sketch(whole)
        func stages(_ draw: (Int, inout Sketch) -> Void) -> [Part] {
            moments.indices.map { index in Part(on: empty) { draw(index, &$0) } }
        }
        let hasCard = moments[0].staging.card != nil
        let pictures = stages { index, sketch in
            drawStage(
                of: moments[index], films[index], in: layout.sides[index].stage, whole,
                into: &sketch)
        }
        if isStageOnly { return pictures }
        let headings = stages { index, sketch in
            if hasCard { return }
            drawHeading(
                index, films[index], moments[index], in: layout.sides[index].heading, into: &sketch)
        }
        let states = stages { index, sketch in
            guard let area = layout.sides[index].states, !hasCard else { return }
            let painter = StatesPainter(film: films[index], moment: moments[index])
            if whole.shape == .square {
                painter.drawList(in: area, into: &sketch)
            } else {
                painter.drawRow(in: area, into: &sketch)
            }
        }
        let remarks = moments.indices.map { index in
            let said = moments[index].staging.remarks
            return Part(said.map(\.english).joined(separator: "\n"), on: empty) { sketch in
                guard let area = layout.sides[index].remark, !hasCard else { return }
                draw(said, in: area, into: &sketch)
            }
        }
        let words = words(of: moments, films, whole)
        let card = card(of: moments[0], films[0], whole)
        return [ground(whole)] + headings + pictures + states + remarks
            + [words, card, logo(of: moments[0], whole)]
    }

    func pairLayout(_ films: [FilmScenery], _ size: CGSize) -> PairLayout {
        let scenes = films.map(\.why.history.latest.sceneFrame.size)
        let whole = FilmLayout(size: size, hasWords: !isStageOnly && films[0].hasWords)
        let lanes = overlays.contains(.recognizers) ? films.map(\.lanes.count).max() ?? 0 : 0
        return PairLayout(
            whole, scenes: scenes, lanes: min(lanes, FilmScenery.laneLimit),
            isStageOnly: isStageOnly)
    }

    /// Draws the number and the name.
    private func drawHeading(
        _ index: Int, _ film: FilmScenery, _ moment: StageMoment, in area: CGRect,
        into sketch: inout Sketch
    ) {
        let u = sketch.unit
        let disc = CGRect(x: area.minX, y: area.minY, width: 18 * u, height: 18 * u)
        sketch.box(disc, radius: 9 * u, fill: theme.amber.faded(0.18), line: theme.amber, width: u)
        let number = sketch.label(
            "\(index + 1)", .small, theme.amber, weight: .semibold, alignment: .center)
        sketch.add(number, x: disc.midX, middle: disc.midY)
        let left = disc.maxX + 8 * u
        let font = Font(size: 15 * u, weight: .semibold, family: style.family)
        var name = sketch.label(
            film.heading?[language] ?? "", font, theme.text, width: area.maxX - left)
        let line = sketch.size(of: name).height
        name.origin = CGPoint(x: left, y: disc.midY - line / 2)
        guard area.height > 30 * u else { return sketch.add(name) }
        // A name that needs more lines than there are is cut at the end.
        name.overflow = .wrap
        sketch.add(Group(clip: .rect(area.insetBy(dx: 0, dy: -3 * u)), marks: [.text(name)]))
    }

    /// Draws the texts as large as possible; text that does not fit is cut at the end.
    private func draw(_ said: [LocalizedText], in area: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        for size in [Sketch.TextSize.detail, .small] {
            var top = area.minY
            var marks = sketch.empty
            var end = top
            for text in said {
                var label = sketch.label(
                    StarredText(text[language]).plain, size, theme.text,
                    at: CGPoint(x: area.minX, y: top), width: area.width)
                let line = sketch.size(of: label).height
                label.overflow = .wrap
                marks.add(label)
                let height = sketch.size(of: label).height
                // Half a line is worse than none.
                let lines = min(
                    (height / line).rounded(), ((area.maxY - top) / line).rounded(.down))
                end = top + max(lines, 0) * line
                top += height + u
            }
            guard top - u <= area.maxY || size == .small else { continue }
            let shown = CGRect(
                x: area.minX, y: area.minY, width: area.width, height: end - area.minY)
            return sketch.add(Group(clip: .rect(shown), marks: marks.marks))
        }
    }
}
