import TouchPicture
import TouchScript
import TouchStage

/// When a film shows what: beats one after the other, and where its camera goes.
///
/// Frames, captions, chapters and subtitles are all read off it; frame n is a function of the score and n.
public struct Score: Sendable {
    /// In order; each begins where the last ends.
    public let beats: [Beat]
    /// Where the camera goes, in order.
    let moves: [CameraMove]
    /// For each beat, the serial of the decision told last.
    let told: [Int?]
    private let starts: [Double]
    /// For each beat, the serial of the record at which a question was asked last; nil before the first.
    let asked: [Int?]
    /// The lines of ink that are drawn, in order.
    let drawings: [Drawing]
    /// When the camera is on its way, in seconds of film.
    let travels: [Range<Double>]

    /// In seconds of film.
    public var duration: Double { beats.last?.end ?? 0 }

    /// A camera on its way to a part of the scene.
    package struct CameraMove: Hashable, Sendable {
        /// In seconds of film.
        var start: Double
        var duration = CameraTravel.duration
        let target: Target

        enum Target: Hashable, Sendable {
            case whole
            /// In points of the screen.
            case frame(CGRect)
            /// A view.
            case following(Telling.Camera)
            case watching(WatchedFinger)
        }

        /// How far it has come at `seconds` of film: slow at both ends.
        func progress(at seconds: Double) -> Double {
            let past = FilmTime.span(from: start, to: seconds)
            return Motion.eased(past / duration)
        }
    }

    /// The camera moves on which it depends where the camera is at `seconds` of film: the last begun, and those before it
    /// that had not come to their ends when the next began.
    func moves(until seconds: Double) -> Range<Int> {
        let end = moves.sortedIndex { $0.start > seconds }
        let start = moves[..<end].indices.last { progress(ofMove: $0, at: seconds) >= 1 } ?? 0
        return start..<end
    }

    /// How far a camera move has come at `seconds` of film, or had when the next began.
    func progress(ofMove index: Int, at seconds: Double) -> Double {
        let next = index + 1 < moves.count ? moves[index + 1].start : .infinity
        return moves[index].progress(at: min(seconds, next))
    }

    init(beats: [Beat], moves: [CameraMove], drawings: [Drawing] = []) {
        self.beats = beats
        self.moves = moves
        self.drawings = drawings
        starts = beats.map { $0.start }
        travels = Self.travels(of: moves, end: beats.last?.end ?? 0)
        var last: Int?
        told = beats.map { beat in
            last = beat.told ?? last
            return last
        }
        var question: Int?
        asked = beats.map { beat in
            if beat.staging.question?.isOpen == true { question = beat.record }
            return question
        }
    }

    /// The place of the beat that is told at `seconds` of film; nil if there is none at all.
    public func beat(at seconds: Double) -> Int? {
        beats.isEmpty ? nil : max(starts.countAtOrBefore(seconds) - 1, 0)
    }

    /// The last beat before one from which pictures go over to it: time that passes within less than a frame is not seen, nor
    /// is a line of ink that is complete when what follows begins.
    func lastSeen(before index: Int) -> Int {
        beats[..<index].lastIndex { beat in
            switch beat.kind {
            case .passage: beat.duration >= 1.0 / 60
            case .show: beat.duration > 0
            default: true
            }
        }
            ?? max(index - 1, 0)
    }

    /// The first second of film that shows event time `time`.
    func seconds(atTime time: Double) -> Double {
        guard let beat = beats[beats.sortedIndex { $0.to >= time }...].first else {
            return duration
        }
        return beat.seconds(atTime: time)
    }

    /// What beats have, as long as it stays the same, with when that is, in seconds of film.
    func spans<Value: Equatable>(_ value: (Beat) -> Value?) -> [(span: Range<Double>, value: Value)]
    {
        var changes: [(start: Double, value: Value?)] = []
        for beat in beats where beat.duration > 0 {
            let next = value(beat)
            if changes.isEmpty || changes[changes.count - 1].value != next {
                changes.append((beat.start, next))
            }
        }
        return changes.enumerated().compactMap { index, change in
            guard let value = change.value else { return nil }
            let end = index + 1 < changes.count ? changes[index + 1].start : duration
            return (change.start..<end, value)
        }
    }
}

extension [Double] {
    /// How many of these rising numbers are at most `limit`.
    func countAtOrBefore(_ limit: Double) -> Int { sortedIndex { $0 > limit } }
}
