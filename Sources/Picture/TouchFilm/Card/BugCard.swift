import Foundation
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// A recording to share: scene, tape, explanations, and pictures in one page that plays without the
/// program and without a network.
public struct BugCard: Sendable {
    public let scene: Scene
    public let tape: Tape
    /// The exhibits beside the recording.
    public var exhibits: [BugCardExhibit] = []
    /// The words that the page explains.
    public var glossary = Glossary()
    /// The most pictures to keep; moves are left out first.
    public var frameLimit = 160
    /// The approximate limit for pictures, in bytes; beyond it, the page shows fewer and fewer
    /// moments.
    public var pictureLimit = 12 << 20
    /// The limit for the scene's text and for the tape's, in bytes each.
    public var textLimit = 2 << 20
    /// The limits of what a reader can ask a page: names of the scene, sequences of touches,
    /// sentences.
    private let askLimit = (names: 40, sequences: 24, sentences: 600)
    /// The limit for a page, in bytes.
    static let sizeLimit = 16 << 20

    let why: Why

    public init(trace: Trace, scene: Scene, tape: Tape) {
        self.scene = scene
        self.tape = tape
        why = Why(trace, scene: scene)
    }

    /// The serials of the records at which the player stops: the end of each event, and within it
    /// each state change, action, and loss.
    public var stops: [Int] {
        var events: [Int] = []
        while let next = why.index.next(.event, after: events.last ?? 0) { events.append(next) }
        let all = why.trace.records.lazy.filter(\.entry.isGrave).map(\.number)
        let grave = Self.thinned(Array(all), to: frameLimit)
        let room = max(frameLimit - grave.count, 1)
        return Set(grave + Self.thinned(events, to: room)).sorted()
    }

    /// Returns `count` of the serials, evenly spaced, including the last.
    private static func thinned(_ serials: [Int], to count: Int) -> [Int] {
        guard serials.count > count else { return serials }
        return (1...count).map { serials[$0 * serials.count / count - 1] }
    }

    /// A page, and a note if something did not fit.
    public struct Page: Sendable {
        public let html: String
        /// The description of what did not fit; nil if nothing is missing.
        public let shortfall: Wording?
    }

    /// Returns the page.
    ///
    /// - Parameters:
    ///   - painter: the painter of the stage; the page opens in its language.
    ///   - size: the size of the stage's pictures, in points.
    ///   - hash: the SHA-256 of a text, by which the page identifies its own script.
    ///   - svg: a closure that writes a picture as an SVG document.
    public func page(
        _ painter: StagePainter, size: CGSize = CGSize(width: 880, height: 560),
        hash: @escaping @Sendable (String) -> [UInt8], svg: (Picture) -> String
    ) -> Page {
        var card = self
        let wanted = stops.count
        while true {
            let (page, shown) = card.attempt(painter, size, hash, svg)
            let html = page?.html ?? ""
            guard let page, html.utf8.count <= Self.sizeLimit || card.frameLimit == 1 else {
                card.frameLimit = max(min(shown * 3 / 4, card.frameLimit - 1), 1)
                continue
            }
            let moments: Wording? = shown < wanted ? .card.moments(shown, wanted: wanted) : nil
            let missing = [moments, page.beginnings].compactMap(\.self)
            return Page(html: html, shortfall: missing.isEmpty ? nil : .card.holdsOnly(missing))
        }
    }

    /// Returns the page with as many moments as `frameLimit` allows, and their number; the page is
    /// nil if its pictures are too large.
    private func attempt(
        _ painter: StagePainter, _ size: CGSize, _ hash: @escaping @Sendable (String) -> [UInt8],
        _ svg: (Picture) -> String
    ) -> (page: BugCardPage?, moments: Int) {
        let language = painter.language
        var painter = painter
        let stops = stops
        var lines = LineTable()
        func drawn(
            _ prefix: String, _ picture: (_ language: String) -> Picture
        ) -> BugCardPicture {
            ByLanguage { lines.places(of: Self.inline(svg(picture($0)), prefix: prefix)) }
        }
        let timeline = Timeline(why.trace)
        let window = TimelineWindow.all(to: timeline.end)
        let lanes = Double(min(timeline.lanes.count, 16)) * TimelineLayout.pitch + 72
        let layout = TimelineLayout(
            size: CGSize(width: size.width, height: lanes), window: window)
        let lanePicture = drawn("lanes-") { language in
            TimelinePainter(theme: painter.theme, language: language, measurer: painter.measurer)
                .picture(
                    of: timeline, in: why.trace, window: window, playhead: nil, size: layout.size)
        }
        var frames: [BugCardFrame] = []
        var told: Set<Wording> = []
        for serial in stops {
            let state = why.history.state(at: serial)
            let picture = drawn("stage-") { language in
                painter.language = language
                return painter.picture(of: StageMoment(state), in: why.trace, size: size)
            }
            frames.append(frame(serial, state.time, picture, layout, &told))
            if lines.bytes > pictureLimit, frameLimit > 1 { return (nil, frames.count) }
        }
        let pictures = exhibits.enumerated().map { number, exhibit in
            exhibit.figures.enumerated().map { place, figure in
                drawn("exhibit-\(number)-\(place)-", figure.paint)
            }
        }
        let page = BugCardPage(
            title: scene.title, language: WordLanguage.of(language).identifier, frames: frames,
            exhibits: Array(zip(exhibits, pictures)), glossary: glossary,
            answers: answers(frames), timeline: lanePicture,
            lines: lines.lines, scene: scene.text, tape: tape.text, textLimit: textLimit,
            files: (scene.file, tape.file), hash: hash)
        return (page, frames.count)
    }

    private func frame(
        _ serial: Int, _ time: Double, _ picture: BugCardPicture, _ layout: TimelineLayout,
        _ toldBefore: inout Set<Wording>
    ) -> BugCardFrame {
        let own = why.sentence(forRecord: headline(at: serial))
        let about = Inspector(why, at: serial).answers.prefix(4)
        var told = [own ?? about.first].compactMap(\.self)
        // A sentence from an earlier step, or about one of many actions, would hide the new ones.
        for sentence in about where !told.contains(where: { $0.words == sentence.words }) {
            let isNew = toldBefore.insert(sentence.words).inserted
            if isNew, !why.isRoutine(sentence) { told.append(sentence) }
        }
        return BugCardFrame(
            record: serial, time: time, left: layout.x(of: time) / layout.size.width,
            told: ByLanguage { language in told.map { BugCardPage.excerpt($0[language]) } },
            stage: picture)
    }

    /// Returns the answers to questions that the page can be asked: about every name in the scene,
    /// in the first sequences of touches.
    private func answers(_ frames: [BugCardFrame]) -> [BugCardAnswer] {
        let names = scene.names.entries.prefix(askLimit.names).map(\.name)
        var answers: [(record: Int, answer: BugCardAnswer)] = []
        var told: Set<Wording> = []
        for sentence in why.sentences(about: names, sequences: askLimit.sequences)
        where told.insert(sentence.words).inserted {
            let record = sentence.records.first ?? 0
            let frame = frames.firstIndex { $0.record >= record } ?? max(frames.count - 1, 0)
            let answer = BugCardAnswer(
                frame: frame, told: ByLanguage { BugCardPage.excerpt(sentence[$0]) })
            answers.append((record, answer))
        }
        return answers.prefix(askLimit.sentences).sorted { $0.record < $1.record }.map(\.answer)
    }

    /// Returns the record that supplies the headline: a decision supplies its own; for the end of
    /// an event it is the sample that led to it.
    private func headline(at serial: Int) -> Int {
        guard why.record(serial)?.entry.isGrave == false,
            let event = why.index.event(around: serial)
        else { return serial }
        return event.first { here in
            if case .sample = why.record(here)?.entry { true } else { false }
        } ?? event.lowerBound
    }

    /// Returns an SVG document as part of a page: without a header, and with names that clash with
    /// no others.
    static func inline(_ document: String, prefix: String) -> String {
        let start = document.range(of: "<svg")?.lowerBound ?? document.startIndex
        return String(document[start...])
            .replacing("id=\"clip", with: "id=\"\(prefix)clip")
            .replacing("=\"url(#clip", with: "=\"url(#\(prefix)clip")
    }
}

extension TraceEntry {
    /// Indicates whether the entry is one that no reader should miss.
    fileprivate var isGrave: Bool {
        switch self {
        case .transition(_, let from, let to, _, _):
            !(from == .changed && to == .changed) && !(from == .began && to == .changed)
        case .withheld, .dropped, .cancellation, .swallowed, .refused, .hit, .repaired: true
        default: false
        }
    }
}
