import Foundation
import TouchKit
import TouchPicture
import TouchScript

/// A recording to be sent around: scene, tape, explanations and pictures in one page that plays without the program
/// and without a network.
nonisolated public struct BugCard: Sendable {
    public let scene: Scene
    public let tape: Tape
    /// At most so many pictures are kept; moves are left out first.
    public var frameLimit = 160

    let why: Why

    public init(trace: Trace, scene: Scene, tape: Tape) {
        self.scene = scene
        self.tape = tape
        why = Why(trace, scene: scene)
    }

    /// The serials of the records the player stops at: the end of each event, and within it each change of state,
    /// action and loss.
    public var stops: [Int] {
        let index = why.index
        var events: [Int] = []
        var here = 0
        while let next = index.next(.event, after: here) {
            events.append(next)
            here = next
        }
        var grave: [Int] = []
        for record in why.trace.records where record.entry.isGrave { grave.append(record.number) }
        if grave.count > frameLimit { grave = Self.thinned(grave, to: frameLimit) }
        let room = max(frameLimit - grave.count, 1)
        return Set(grave + Self.thinned(events, to: room)).sorted()
    }

    /// So many of them, evenly, the last among them.
    private static func thinned(_ serials: [Int], to count: Int) -> [Int] {
        guard serials.count > count else { return serials }
        return (1...count).map { serials[$0 * serials.count / count - 1] }
    }

    /// The page.
    ///
    /// - Parameters:
    ///   - painter: paints the stage; its language is the one the page opens in.
    ///   - size: of the stage's pictures, in points.
    ///   - svg: writes a picture as an SVG document.
    public func html(
        _ painter: StagePainter, size: CGSize = CGSize(width: 880, height: 560),
        svg: (Picture) -> String
    ) -> String {
        var painter = painter
        painter.hasFrame = false
        let timeline = Timeline(why.trace)
        let window = TimelineWindow.all(to: timeline.end)
        let lanes = Double(min(timeline.lanes.count, 16)) * TimelineLayout.pitch + 72
        let layout = TimelineLayout(
            size: CGSize(width: size.width, height: lanes), window: window)
        let timelinePainter = TimelinePainter(
            theme: painter.theme, language: painter.language, measurer: painter.measurer)
        let lanePicture = timelinePainter.picture(
            of: timeline, in: why.trace, window: window, playhead: 0, size: layout.size)
        let frames = stops.map { serial in
            let state = why.history.state(at: serial)
            let picture = painter.picture(
                of: StageMoment(state), in: why.trace, size: size)
            return frame(serial, state.time, svg(picture), layout)
        }
        return BugCardPage(
            title: scene.title, language: painter.language, frames: frames,
            timeline: Self.inline(svg(lanePicture), prefix: "lanes-"), scene: scene.text,
            tape: tape.text, files: (scene.file, tape.file)
        ).html
    }

    private func frame(
        _ serial: Int, _ time: Double, _ svg: String, _ layout: TimelineLayout
    ) -> BugCardFrame {
        let own = [why.sentence(forRecord: headline(at: serial))].compactMap(\.self)
        let about = Inspector(why, at: serial).answers.prefix(4)
        var told: [WhySentence] = []
        for sentence in own + about where !told.contains(where: { $0.english == sentence.english })
        {
            told.append(sentence)
        }
        return BugCardFrame(
            record: serial, time: time, left: layout.x(of: time) / layout.size.width,
            en: told.map { $0["en"] }, zh: told.map { $0["zh"] },
            svg: Self.inline(svg, prefix: "stage-"))
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
            .replacing("url(#clip", with: "url(#\(prefix)clip")
    }
}

/// One picture of a card's player.
nonisolated struct BugCardFrame: Encodable, Sendable {
    let record: Int
    let time: Double
    /// Where its moment is on the timeline, from 0 to 1.
    let left: Double
    let en: [String]
    let zh: [String]
    let svg: String
}

nonisolated extension TraceEntry {
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
