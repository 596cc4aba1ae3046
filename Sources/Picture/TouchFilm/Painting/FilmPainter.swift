import Foundation
import TouchPicture
import TouchReading
import TouchScore
import TouchScript
import TouchStage

/// Paints moments as a film shows them: the stage, one panel beside it, the recognizers' lanes, title and caption.
///
/// The same moment, size and settings give the same picture.
public struct FilmPainter: Sendable {
    public var theme: Theme
    /// "en" or "zh".
    public var language: String
    /// What is drawn over the stage and told beside it.
    public var overlays: Overlays
    public var measurer: any TextMeasuring
    /// Whether there is only the stage, and nothing behind it: then the picture can be laid over another.
    public var isStageOnly = false
    /// Whose films they are.
    public var style = FilmStyle()
    /// Said where captions stand, instead of them; nil for nothing.
    public var notice: LocalizedText?

    public init(
        theme: Theme = .dark, language: String = "en", overlays: Overlays = .all,
        measurer: any TextMeasuring
    ) {
        self.theme = theme
        self.language = language
        self.overlays = overlays
        self.measurer = measurer
    }

    /// The picture of a moment of a film, of one run or of two.
    func picture(of moments: [StageMoment], in films: [FilmScenery], size: CGSize) -> Picture {
        Picture(size: size, marks: parts(of: moments, films, size).flatMap(\.marks))
    }

    /// The picture `fraction` of the way from one moment to the next.
    /// - Parameter dissolving: whether nothing of the one goes over into the other.
    func picture(
        from old: [StageMoment], to new: [StageMoment], _ fraction: Double,
        in films: [FilmScenery], size: CGSize, dissolving: Bool = false
    ) -> Picture {
        let pairs = zip(parts(of: old, films, size), parts(of: new, films, size))
        return Picture(
            size: size,
            marks: pairs.flatMap { old, new in
                // A panel is another panel as a whole, not mark by mark.
                old.kind == new.kind && !dissolving
                    ? old.marks.blended(with: new.marks, fraction)
                    : old.marks.replaced(by: new.marks, fraction)
            })
    }

    /// What is painted in one place.
    struct Part {
        /// Of another kind is what has nothing in common.
        let kind: String
        let marks: [Mark]

        init(_ kind: String = "", on sketch: Sketch, _ draw: (inout Sketch) -> Void) {
            self.kind = kind
            var sketch = sketch
            marks = sketch.drawn(by: draw)
        }
    }

    func sketch(_ layout: FilmLayout) -> Sketch {
        Sketch(theme: theme, language: language, measurer: measurer, unit: layout.unit)
    }

    func ground(_ layout: FilmLayout) -> Part {
        Part(on: sketch(layout)) {
            $0.fill(.rect(CGRect(origin: .zero, size: layout.size)), theme.ink)
        }
    }

    /// A card instead of so many parts.
    func cardParts(
        _ card: LocalizedText, of moment: StageMoment, _ film: FilmScenery, _ layout: FilmLayout,
        count: Int
    ) -> [Part] {
        let empty = sketch(layout)
        let words = Part(card.english, on: empty) {
            draw(card, of: moment, film, layout, into: &$0)
        }
        let logo = Part("card", on: empty) { drawLogo(in: layout.cardCorner, &$0) }
        let nothing = Part("nothing", on: empty) { _ in }
        return [ground(layout), words] + Array(repeating: nothing, count: count - 3) + [logo]
    }

    private func parts(
        of moments: [StageMoment], _ films: [FilmScenery], _ size: CGSize
    ) -> [Part] {
        films.count == 1
            ? parts(of: moments[0], films[0], size) : pairParts(of: moments, films, size)
    }

    private func parts(of moment: StageMoment, _ film: FilmScenery, _ size: CGSize) -> [Part] {
        let layout = film.layout(size: size, overlays, isStageOnly: isStageOnly)
        let empty = sketch(layout)
        let stage = Part(on: empty) {
            drawStage(of: moment, film, in: layout.stage, layout, into: &$0)
        }
        if isStageOnly { return [stage] }
        if let card = moment.staging.card {
            return cardParts(card, of: moment, film, layout, count: 9)
        }
        let panels = layout.panel.map { room in
            PanelPainter(
                film: film, moment: moment, overlays: overlays, isAlone: layout.shape != .wide,
                in: room, empty)
        }
        func beside(
            _ kind: String, _ draw: (PanelPainter) -> (inout Sketch) -> Void
        ) -> Part {
            Part(kind, on: empty) { sketch in
                if let panels { draw(panels)(&sketch) }
            }
        }
        return [
            ground(layout),
            Part(on: empty) { drawTitle(of: moment, layout, into: &$0) },
            stage,
            beside(moment.staging.questionKind) { $0.drawQuestion },
            beside(moment.staging.panelKind) { $0.draw },
            beside(moment.staging.hasCode ? "code" : "") { $0.drawCode },
            Part(on: empty) { sketch in
                guard let area = layout.strip, moment.staging.hasStrip else { return }
                StripPainter(film: film, moment: moment).draw(in: area, into: &sketch)
            },
            Part(caption(of: moment)?.english ?? "", on: empty) {
                drawCaption(of: [moment], [film], layout, into: &$0)
            },
            Part(on: empty) { drawLogo(in: layout.corner, &$0) },
        ]
    }

    /// Paints the stages of a film; each in its own coordinates.
    func stagePainter(for film: FilmScenery, _ layout: FilmLayout) -> StagePainter {
        var painter = StagePainter(
            theme: isStageOnly ? theme.seenThrough : theme, language: language,
            overlays: overlays.subtracting(.pipeline), measurer: measurer)
        painter.hasLists = false
        painter.unit = layout.unit
        // Where there are many, the cards beside the stage tell them better.
        painter.hasChips = film.lanes.count <= FilmScenery.laneLimit
        painter.isBrief = layout.shape != .wide
        // Beside another run there is less room, and both fingers do the same.
        painter.hasFingerChips = film.heading == nil
        if layout.shape != .wide { painter.edge = 6 * layout.unit }
        return painter
    }

    func drawStage(
        of moment: StageMoment, _ film: FilmScenery, in area: CGRect, _ layout: FilmLayout,
        into sketch: inout Sketch
    ) {
        let painter = stagePainter(for: film, layout)
        let picture = painter.picture(of: moment, in: film.trace, size: area.size)
        let place = CGAffineTransform(translationX: area.minX, y: area.minY)
        // The first mark is the ground, which is here already.
        sketch.add(Group(transform: place, marks: Array(picture.marks.dropFirst())))
    }

    /// As large as fits, at the right end of a place that is kept free of words.
    func drawLogo(in corner: CGRect?, _ sketch: inout Sketch) {
        guard let logo = style.logo, let corner else { return }
        let frame = logoFrame(logo, in: corner)
        sketch.marks.append(.image(Image(logo, in: frame)))
    }

    private func logoFrame(_ logo: Raster, in corner: CGRect) -> CGRect {
        let (width, height) = (Double(logo.width), Double(logo.height))
        let scale = min(corner.width / width, corner.height / height)
        let size = CGSize(width: width * scale, height: height * scale)
        return CGRect(
            x: corner.maxX - size.width, y: corner.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Where words stand beside the logo.
    private func room(beside corner: CGRect?, in area: CGRect, _ unit: Double) -> CGRect {
        guard let logo = style.logo, let corner, corner.intersects(area) else { return area }
        var room = area
        room.cut(.right, area.maxX - logoFrame(logo, in: corner).minX + 12 * unit)
        return room
    }

    // MARK: Words

    func drawTitle(
        of moment: StageMoment, _ layout: FilmLayout, into sketch: inout Sketch
    ) {
        let u = layout.unit
        guard layout.title.height > 0 else { return }
        let area = room(beside: layout.corner, in: layout.title, u)
        var left = area.minX
        if let title = moment.title {
            let font = Font(size: 24 * u, weight: .semibold, family: style.family)
            let isAlone = layout.shape == .tall || moment.staging.chapter == nil
            let text = sketch.label(
                title[language], font, style.color?.legible(on: theme.ink) ?? theme.text,
                at: area.origin,
                width: area.width * (isAlone ? 1 : 0.6))
            sketch.add(text)
            left += sketch.size(of: text).width + 14 * u
        }
        guard let chapter = moment.staging.chapter else { return }
        let font = Font(size: 16 * u, family: style.family)
        let place =
            layout.shape == .tall
            ? layout.chapter.origin : CGPoint(x: left, y: area.minY + 8.5 * u)
        sketch.add(
            sketch.label(
                chapter[language], font, theme.secondText, at: place, width: area.maxX - place.x))
    }

    func caption(of moment: StageMoment) -> LocalizedText? { notice ?? moment.staging.caption }

    func drawCaption(
        of moments: [StageMoment], _ films: [FilmScenery], _ layout: FilmLayout,
        into sketch: inout Sketch
    ) {
        guard var area = layout.caption, let first = moments.first,
            let caption = caption(of: first)
        else { return }
        let tail = notice == nil ? first.staging.captionTail : nil
        let free = room(beside: layout.corner, in: area, layout.unit)
        // As much on the other side, so that words stay in the middle.
        area = area.insetBy(dx: area.maxX - free.maxX, dy: 0)
        if let color = style.color {
            let u = layout.unit
            let rule = CGRect(
                x: area.midX - 24 * u, y: area.minY - 5 * u, width: 48 * u, height: 3 * u)
            sketch.fill(.rect(rule), color)
        }
        CaptionPainter(
            runs: Array(zip(films, moments)), tail: tail?[language],
            family: style.family
        ).draw(
            caption[language], in: area,
            sizes: layout.shape == .wide ? [22.0, 18, 15] : [18.0, 15, 13], into: &sketch)
    }

    /// Words over the whole picture.
    func draw(
        _ card: LocalizedText, of moment: StageMoment, _ film: FilmScenery,
        _ layout: FilmLayout, into sketch: inout Sketch
    ) {
        let area = CGRect(origin: .zero, size: layout.size)
            .insetBy(dx: layout.size.width * 0.1, dy: layout.size.height * 0.15)
        if let color = style.color {
            let (size, height) = (layout.size, 10 * layout.unit)
            let edge = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
            sketch.fill(.rect(edge), color)
        }
        CaptionPainter(runs: [(film, moment)], family: style.family).draw(
            card[language], in: area, sizes: layout.shape == .wide ? [44, 32, 22] : [30, 24, 18],
            into: &sketch)
    }
}

/// What marks a film as somebody's: the colour, the font and the logo of its titles, captions and cards.
public struct FilmStyle: Hashable, Sendable {
    /// Nil for no colour of its own.
    public var color: Color?
    public var family: Font.Family

    /// A picture for a corner of cards and of the film; nil for none.
    public var logo: Raster?

    public init(color: Color? = nil, family: Font.Family = .sans, logo: Raster? = nil) {
        self.color = color
        self.family = family
        self.logo = logo
    }
}
