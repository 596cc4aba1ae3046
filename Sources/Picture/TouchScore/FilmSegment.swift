import TouchScript
import TouchStage

/// A stretch of a film, a few seconds long, that can be stored separately and reused at another
/// position.
public struct FilmSegment: Hashable, Sendable {
    /// Its frames, by their numbers in the film.
    public let frames: Range<Int>
    /// Everything that determines its pictures besides the recording and the way it is painted: in
    /// two films of the same trace, painted alike, segments with the same content have the same
    /// frames. It does not include when in the film they are shown.
    public let content: String
}

extension Film {
    /// Returns the film in segments, at `rate` frames per second: a segment begins with each
    /// caption and card, so that a change to one does not shift the starts of later ones.
    public func segments(rate: Int) -> [FilmSegment] {
        let count = frameCount(rate: rate)
        var starts = [0]
        for cut in score.cuts {
            let frame = firstFrame(at: cut, rate: rate)
            if frame > starts[starts.count - 1], frame < count { starts.append(frame) }
        }
        let whole = wholeContent
        return zip(starts, starts.dropFirst() + [count]).map { start, end in
            let (from, to) = (
                seconds(ofFrame: start, rate: rate), seconds(ofFrame: end - 1, rate: rate)
            )
            return FilmSegment(
                frames: start..<end,
                content: whole + codeContent(from: from, to: to)
                    + gestureContent(from: from, to: to)
                    + score.content(from: from, to: to)
                    + sceneries.map { $0.signs.content(from: from, to: to) }.joined())
        }
    }

    /// Returns the highlighted lines of code, beat by beat.
    private func codeContent(from start: Double, to end: Double) -> String {
        guard let code = scenery.code else { return "" }
        return score.shown(from: start, to: end).map { index in
            let caption = score.beats[index].staging.caption
            return StableText.of(code.lines(at: score.told[index], saying: caption)) + "\n"
        }.joined()
    }

    /// Returns what the camera shows during gestures, including before and after the segment: chips
    /// avoid names and fingers in all of it.
    private func gestureContent(from: Double, to: Double) -> String {
        let records = score.shown(from: from, to: to).map { score.beats[$0].record }
        guard let first = records.first, let last = records.last else { return "" }
        return scenery.gestures.told(from: first, to: last)
            .map { StableText.of($0.frames) + "\n" }.joined()
    }

    /// The content on which every picture of the film depends.
    private var wholeContent: String {
        let parts: [Any] = [
            title as Any, scenery.hasWords, scenery.asides.map { $0.rawValue }.sorted(),
            scenery.code?.lines as Any,
        ]
        return parts.map { StableText.of($0) }.joined(separator: "\n") + "\n"
    }
}

extension Score {
    /// The shortest segment, unless something else begins one, in seconds of film.
    private static let least = 4.0

    /// The times at which segments begin, in seconds of film, the first at 0. Between two captions
    /// or cards they depend only on the time since the first of the two.
    var cuts: [Double] {
        var cuts: [Double] = []
        for beat in beats where beat.duration > 0 {
            guard let last = cuts.last, !beat.beginsSegment else {
                cuts.append(beat.start)
                continue
            }
            if FilmTime.span(from: last, to: beat.start) >= Self.least { cuts.append(beat.start) }
            // A long beat is divided, too.
            var next = FilmTime.exact(beat.start + 1.5 * Self.least)
            while FilmTime.span(from: next, to: beat.end) >= Self.least {
                cuts.append(next)
                next = FilmTime.exact(next + 1.5 * Self.least)
            }
        }
        return cuts
    }

    /// Returns the beats that pictures from `start` to `end`, in seconds of film, show; a picture
    /// changes from that of the beat before.
    func shown(from start: Double, to end: Double) -> Range<Int> {
        guard let first = beat(at: start), let last = beat(at: end) else { return 0..<0 }
        return lastSeen(before: first)..<last + 1
    }

    /// Returns everything from which the pictures from `start` to `end`, in seconds of film, are
    /// made, relative to `start`.
    func content(from start: Double, to end: Double) -> String {
        let first = beat(at: start) ?? 0
        func offset(_ seconds: Double) -> Int64 { FilmTime.whole(seconds) - FilmTime.whole(start) }
        // While the camera moves, names depend on the time before and after.
        let (past, future) = (start - CameraWay.reach, end + CameraWay.reach)
        let cameras = moves(until: past).lowerBound..<moves(until: future).upperBound
        let sees = moves[cameras].contains { $0.target.moves }
        let seen = sees ? shown(from: past, to: future) : shown(from: start, to: end)
        var lines = seen.map { index in
            var beat = beats[index]
            let place = offset(beat.start)
            beat.start = 0
            let told = told[index].map { "\($0)" } ?? "nothing"
            return "\(index < first ? "before" : "\(place)") \(told) \(StableText.of(beat))"
        }
        for drawing in drawings where drawing.span.overlaps(start..<max(start, end).nextUp) {
            let (from, to) = (offset(drawing.span.lowerBound), offset(drawing.span.upperBound))
            lines.append("drawn \(from) \(to) \(StableText.of(drawing.stroke))")
        }
        for travel in travels where travel.overlaps(past..<future) {
            let begin = offset(travel.lowerBound)
            let points = FilmTime.whole(CameraWay.span)
            let isRecent = travel.lowerBound >= past
            lines.append("on its way since \(isRecent ? begin : begin % points)")
        }
        for index in cameras {
            var own = moves[index]
            own.start = 0
            // Its origin no longer matters.
            let hasCome = moves[index].start <= past && progress(ofMove: index, at: past) >= 1
            lines.append(
                "camera \(hasCome ? "there" : "\(offset(moves[index].start))") "
                    + StableText.of(own))
        }
        return lines.joined(separator: "\n")
    }
}

extension Beat {
    /// Indicates whether the beat begins with a caption or card of the tape.
    fileprivate var beginsSegment: Bool {
        switch kind {
        case .caption: staging.caption != nil
        case .title, .end: true
        default: false
        }
    }
}
