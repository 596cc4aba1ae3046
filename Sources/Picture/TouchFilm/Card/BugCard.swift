import Foundation
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// A recording to be sent around: scene, tape, explanations and pictures in one page that plays without the program
/// and without a network.
public struct BugCard: Sendable {
    public let scene: Scene
    public let tape: Tape
    /// What is shown beside the recording.
    public var exhibits: [BugCardExhibit] = []
    /// The words that the page explains.
    public var glossary = Glossary()
    /// At most so many pictures are kept; moves are left out first.
    public var frameLimit = 160
    /// At most about so many bytes of pictures; beyond that ever fewer moments are shown.
    public var pictureLimit = 12 << 20
    /// At most so many bytes of the scene's text, and of the tape's.
    public var textLimit = 2 << 20
    /// Of no more can a page be asked: names of the scene, sequences of touches, sentences.
    private let askLimit = (names: 40, sequences: 24, sentences: 600)
    /// At most so many bytes of a page.
    static let sizeLimit = 16 << 20

    let why: Why

    public init(trace: Trace, scene: Scene, tape: Tape) {
        self.scene = scene
        self.tape = tape
        why = Why(trace, scene: scene)
    }

    /// The serials of the records the player stops at: the end of each event, and within it each change of state,
    /// action and loss.
    public var stops: [Int] {
        var events: [Int] = []
        while let next = why.index.next(.event, after: events.last ?? 0) { events.append(next) }
        let all = why.trace.records.lazy.filter(\.entry.isGrave).map(\.number)
        let grave = Self.thinned(Array(all), to: frameLimit)
        let room = max(frameLimit - grave.count, 1)
        return Set(grave + Self.thinned(events, to: room)).sorted()
    }

    /// So many of them, evenly, the last among them.
    private static func thinned(_ serials: [Int], to count: Int) -> [Int] {
        guard serials.count > count else { return serials }
        return (1...count).map { serials[$0 * serials.count / count - 1] }
    }

    /// A page, and whether everything found room in it.
    public struct Page: Sendable {
        public let html: String
        /// What did not find room, in words; nil if nothing is missing.
        public let shortfall: Wording?
    }

    /// The page.
    ///
    /// - Parameters:
    ///   - painter: paints the stage; its language is the one the page opens in.
    ///   - size: of the stage's pictures, in points.
    ///   - hash: the SHA-256 of a text, by which the page says which script is its own.
    ///   - svg: writes a picture as an SVG document.
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

    /// The page with the moments that `frameLimit` leaves, and how many those are; nil where their pictures are too much.
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
        // What was told at an earlier step, and each of many actions, would hide what is new.
        for sentence in about where !told.contains(where: { $0.words == sentence.words }) {
            let isNew = toldBefore.insert(sentence.words).inserted
            if isNew, !why.isRoutine(sentence) { told.append(sentence) }
        }
        return BugCardFrame(
            record: serial, time: time, left: layout.x(of: time) / layout.size.width,
            told: ByLanguage { language in told.map { BugCardPage.excerpt($0[language]) } },
            stage: picture)
    }

    /// What the page can be asked for: everybody whom the scene names, in the first sequences of touches.
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

    /// A decision speaks for itself; the end of an event is told by the sample that brought it.
    private func headline(at serial: Int) -> Int {
        guard why.record(serial)?.entry.isGrave == false,
            let event = why.index.event(around: serial)
        else { return serial }
        return event.first { here in
            if case .sample = why.record(here)?.entry { true } else { false }
        } ?? event.lowerBound
    }

    /// An SVG document as part of a page: no header, names that collide with nobody's.
    static func inline(_ document: String, prefix: String) -> String {
        let start = document.range(of: "<svg")?.lowerBound ?? document.startIndex
        return String(document[start...])
            .replacing("id=\"clip", with: "id=\"\(prefix)clip")
            .replacing("=\"url(#clip", with: "=\"url(#\(prefix)clip")
    }
}

extension TraceEntry {
    /// What nobody should miss.
    fileprivate var isGrave: Bool {
        switch self {
        case .transition(_, let from, let to, _, _):
            !(from == .changed && to == .changed) && !(from == .began && to == .changed)
        case .withheld, .dropped, .cancellation, .swallowed, .refused, .hit, .repaired: true
        default: false
        }
    }
}
