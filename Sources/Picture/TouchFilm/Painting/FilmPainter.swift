import Foundation
import TouchPicture
import TouchReading
import TouchScore
import TouchScript
import TouchStage

/// A painter of moments as a film shows them: the stage, and below it the caption or question.
///
/// The same moment, size, and settings yield the same picture.
public struct FilmPainter: Sendable {
    public var theme: Theme
    /// The language, such as "en" or "zh".
    public var language: String
    /// The overlays on the stage and the panels beside it.
    public var overlays: Overlays
    public var measurer: any TextMeasuring
    /// Indicates whether the picture contains only the stage, without a background, so that it can
    /// be laid over another.
    public var isStageOnly = false
    /// The style that identifies the author of the films.
    public var style = FilmStyle()
    /// The text to show in place of captions; nil for none.
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

    /// Returns the picture of a moment of a film, of one run or of two.
    func picture(of moments: [StageMoment], in films: [FilmScenery], size: CGSize) -> Picture {
        Picture(size: size, marks: parts(of: moments, films, size).flatMap(\.marks))
    }

    /// Returns the picture `fraction` of the way from one moment to the next.
    ///
    /// - Parameter dissolving: true if no mark of one picture turns into a mark of the other.
    func picture(
        from old: [StageMoment], to new: [StageMoment], _ fraction: Double,
        in films: [FilmScenery], size: CGSize, dissolving: Bool = false
    ) -> Picture {
        let pairs = zip(parts(of: old, films, size), parts(of: new, films, size))
        return Picture(
            size: size,
            marks: pairs.flatMap { old, new in
                // A panel replaces another as a whole, not mark by mark.
                old.kind == new.kind && !dissolving
                    ? old.marks.blended(with: new.marks, fraction)
                    : old.marks.replaced(by: new.marks, fraction)
            })
    }

    /// The marks in one place of the picture.
    struct Part {
        /// The kind; parts of different kinds have nothing in common.
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

    /// Returns a card over the darkened picture; an empty part if there is none.
    func card(of moment: StageMoment, _ film: FilmScenery, _ layout: FilmLayout) -> Part {
        let card = moment.staging.card
        return Part(card?.english ?? "", on: sketch(layout)) { sketch in
            guard let card else { return }
            draw(card, of: moment, film, layout, into: &sketch)
        }
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
        let staging = moment.staging
        let aside = staging.card == nil ? staging.aside : nil
        return [
            ground(layout),
            stage,
            Part(aside?.rawValue ?? "", on: empty) { sketch in
                let isOver = aside == .code && layout.code != nil
                guard aside != nil, let area = isOver ? layout.code : layout.aside else { return }
                PanelPainter(film: film, moment: moment, overlays: overlays)
                    .draw(in: area, into: &sketch)
            },
            Part(on: empty) { sketch in
                guard let area = layout.strip, staging.hasStrip, staging.card == nil
                else { return }
                StripPainter(film: film, moment: moment).draw(in: area, into: &sketch)
            },
            heading(of: moment, layout),
            words(of: [moment], [film], layout),
            card(of: moment, film, layout),
            logo(of: moment, layout),
        ]
    }

    /// Returns the caption or question below the pictures.
    func words(
        of moments: [StageMoment], _ films: [FilmScenery], _ layout: FilmLayout
    ) -> Part {
        let staging = moments[0].staging
        let empty = sketch(layout)
        guard let area = layout.words, staging.card == nil || notice != nil else {
            return Part("none", on: empty) { _ in }
        }
        if let caption = caption(of: moments[0]) {
            var room = area
            if films.contains(where: { $0.hasChapters }) {
                room.cut(.top, Self.heading * layout.unit)
            }
            return Part(caption.english, on: empty) {
                drawCaption(caption, of: moments, films, layout, in: room, into: &$0)
            }
        }
        if let question = staging.question {
            return Part("asks " + question.question.text.english, on: empty) {
                QuestionPainter(question: question, asking: moments[0].signs.asking)
                    .draw(in: room(beside: layout.corner, in: area), into: &$0)
            }
        }
        return Part("nothing", on: empty) { _ in }
    }

    /// The height of a chapter's name above captions, in points of the design.
    private static let heading = 15.0

    /// Returns the chapter's name, which is above everything said in the chapter.
    func heading(of moment: StageMoment, _ layout: FilmLayout) -> Part {
        let staging = moment.staging
        let isAsked = staging.question != nil && staging.caption == nil
        let chapter = staging.card == nil && !isAsked ? staging.chapter : nil
        return Part(chapter?.english ?? "", on: sketch(layout)) { sketch in
            guard let chapter, let words = layout.words else { return }
            let area = room(beside: layout.corner, in: words)
            let font = Font(size: 12 * layout.unit, weight: .semibold, family: style.family)
            let label = sketch.label(
                chapter[language], font, theme.amber, at: CGPoint(x: area.midX, y: area.minY),
                alignment: .center, width: area.width)
            sketch.add(label)
        }
    }

    /// Returns the painter of a film's stages, each in its own coordinates.
    func stagePainter(for film: FilmScenery, _ layout: FilmLayout) -> StagePainter {
        var painter = StagePainter(
            theme: isStageOnly ? theme.seenThrough : theme, language: language,
            overlays: overlays.subtracting(.pipeline), measurer: measurer)
        painter.hasLists = false
        painter.unit = layout.unit
        // A single window is the stage itself.
        painter.hasFrames = film.why.history.latest.windows.count > 1
        painter.hasPointer = true
        // Cards beside the stage say more than chips on it.
        painter.hasChips = film.heading == nil && !film.asides.contains(.cards)
        painter.isBrief = layout.shape != .wide
        painter.hasArrowWords = !film.follows
        painter.hasFingerChips = false
        painter.edge = 6 * layout.unit
        if film.heading == nil {
            painter.clear = layout.clear.offsetBy(dx: -layout.stage.minX, dy: -layout.stage.minY)
        }
        return painter
    }

    func drawStage(
        of moment: StageMoment, _ film: FilmScenery, in area: CGRect, _ layout: FilmLayout,
        into sketch: inout Sketch
    ) {
        var painter = stagePainter(for: film, layout)
        if moment.staging.card != nil {
            // No words appear below a card.
            (painter.overlays, painter.hasNames) = ([], false)
        }
        let picture = painter.picture(of: moment, in: film.trace, size: area.size)
        let place = CGAffineTransform(translationX: area.minX, y: area.minY)
        // The first mark is the background, which is here already.
        sketch.add(Group(transform: place, marks: Array(picture.marks.dropFirst())))
    }

    /// Returns the logo, above the words of a card or else beside the caption.
    func logo(of moment: StageMoment, _ layout: FilmLayout) -> Part {
        let isCard = moment.staging.card != nil
        return Part(isCard ? "card" : "", on: sketch(layout)) {
            drawLogo(in: isCard ? layout.cardCorner : layout.corner, &$0)
        }
    }

    /// Draws the logo as large as fits, at the right end of an area that is kept free of words.
    private func drawLogo(in corner: CGRect, _ sketch: inout Sketch) {
        guard let logo = style.logo else { return }
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

    /// Returns the area for words beside the logo: as much is free on the other side, so that they
    /// stay centered.
    private func room(beside corner: CGRect, in area: CGRect) -> CGRect {
        guard let logo = style.logo, corner.overlaps(area) else { return area }
        let left = logoFrame(logo, in: corner).minX - 12 * (corner.width / 90)
        return area.insetBy(dx: max(area.maxX - left, 0), dy: 0)
    }

    // MARK: Words

    func caption(of moment: StageMoment) -> LocalizedText? { notice ?? moment.staging.caption }

    private func drawCaption(
        _ caption: LocalizedText, of moments: [StageMoment], _ films: [FilmScenery],
        _ layout: FilmLayout, in room: CGRect, into sketch: inout Sketch
    ) {
        let tail = notice == nil ? moments[0].staging.captionTail : nil
        let area = self.room(beside: layout.corner, in: room)
        if let color = style.color {
            let u = layout.unit
            let rule = CGRect(x: area.midX - 24 * u, y: area.minY + u, width: 48 * u, height: 3 * u)
            sketch.fill(.rect(rule), color)
        }
        CaptionPainter(
            runs: Array(zip(films, moments)), tail: tail?[language],
            family: style.family
        ).draw(
            caption[language], in: area,
            sizes: layout.shape == .wide ? [18.5, 16.5, 14] : [18.0, 15, 13], into: &sketch)
    }

    /// Draws words over the whole picture.
    func draw(
        _ card: LocalizedText, of moment: StageMoment, _ film: FilmScenery,
        _ layout: FilmLayout, into sketch: inout Sketch
    ) {
        let whole = CGRect(origin: .zero, size: layout.size)
        sketch.fill(.rect(whole), theme.ink.faded(0.82))
        let air = layout.shape == .tall ? FilmLayout.controls : 0.1
        let area = whole.insetBy(
            dx: layout.size.width * air, dy: layout.size.height * 0.2)
        if let color = style.color {
            let (size, height) = (layout.size, 10 * layout.unit)
            let edge = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
            sketch.fill(.rect(edge), color)
        }
        var painter = CaptionPainter(runs: [(film, moment)], family: style.family)
        // The words of a disappearing card are all visible, as many as before.
        painter.past = moment.signs.cardTime ?? .infinity
        painter.draw(
            card[language], in: area,
            sizes: layout.shape == .wide ? [32, 26, 20, 16] : [30, 24, 18],
            into: &sketch)
    }
}

/// The style that identifies a film's author: the color, the font, and the logo of its titles,
/// captions, and cards.
public struct FilmStyle: Hashable, Sendable {
    /// The color; nil for none.
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
