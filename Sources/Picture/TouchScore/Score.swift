import TouchPicture
import TouchScript
import TouchStage

/// The contents of a film over time: beats in sequence, and the movements of its camera.
///
/// Frames, captions, chapters, and subtitles all derive from it; frame n is a function of the score
/// and n.
public struct Score: Sendable {
    /// The beats in order; each begins where the previous one ends.
    public let beats: [Beat]
    /// The movements of the camera, in order.
    let moves: [CameraMove]
    /// The serial of the last decision, for each beat.
    let told: [Int?]
    private let starts: [Double]
    /// The serial of the record of the last question, for each beat; nil before the first.
    let asked: [Int?]
    /// The drawings of lines of ink, in order.
    let drawings: [Drawing]
    /// The times during which the camera moves, in seconds of film.
    let travels: [Range<Double>]

    /// The duration, in seconds of film.
    public var duration: Double { beats.last?.end ?? 0 }

    /// A camera's movement to a part of the scene.
    package struct CameraMove: Hashable, Sendable {
        /// The start, in seconds of film.
        var start: Double
        var duration = CameraTravel.duration
        let target: Target

        enum Target: Hashable, Sendable {
            case whole
            /// A rectangle, in points of the screen.
            case frame(CGRect)
            /// A view.
            case following(Telling.Camera)
            case watching(WatchedFinger)
        }

        /// Returns the progress at `seconds` of film, which is slow at both ends.
        func progress(at seconds: Double) -> Double {
            let past = FilmTime.span(from: start, to: seconds)
            return Motion.eased(past / duration)
        }
    }

    /// Returns the camera moves that determine the camera's position at `seconds` of film: the last
    /// one begun, and those before it that had not finished when the next began.
    func moves(until seconds: Double) -> Range<Int> {
        let end = moves.sortedIndex { $0.start > seconds }
        let start = moves[..<end].indices.last { progress(ofMove: $0, at: seconds) >= 1 } ?? 0
        return start..<end
    }

    /// Returns the progress of a camera move at `seconds` of film, or at the time when the next one
    /// began.
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

    /// Returns the index of the beat at `seconds` of film; nil if there are no beats.
    public func beat(at seconds: Double) -> Int? {
        beats.isEmpty ? nil : max(starts.countAtOrBefore(seconds) - 1, 0)
    }

    /// Returns the last beat from whose picture the beat at `index` changes: passages shorter than
    /// a frame are invisible, and so is a line of ink that is complete when the next beat begins.
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

    /// Returns the first second of film that shows event time `time`.
    func seconds(atTime time: Double) -> Double {
        guard let beat = beats[beats.sortedIndex { $0.to >= time }...].first else {
            return duration
        }
        return beat.seconds(atTime: time)
    }

    /// Returns the values of beats, each with the time for which it does not change, in seconds of
    /// film.
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
    /// Returns how many of these ascending numbers are at most `limit`.
    func countAtOrBefore(_ limit: Double) -> Int { sortedIndex { $0 > limit } }
}
