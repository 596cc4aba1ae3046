import TouchPicture
import TouchScript

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
            return CameraTravel.eased(past / duration)
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
    }

    /// The place of the beat that is told at `seconds` of film; nil if there is none at all.
    public func beat(at seconds: Double) -> Int? {
        beats.isEmpty ? nil : max(starts.countAtOrBefore(seconds) - 1, 0)
    }

    /// The last beat before one from which pictures go over to it: time that passes within less than a frame is not seen.
    func lastSeen(before index: Int) -> Int {
        beats[..<index].lastIndex { $0.kind != .passage || $0.duration >= 1.0 / 60 }
            ?? max(index - 1, 0)
    }

    /// The first second of film that shows event time `time`.
    func seconds(atTime time: Double) -> Double {
        guard let beat = beats[beats.sortedIndex { $0.to >= time }...].first else {
            return duration
        }
        guard beat.to > beat.from else { return beat.start }
        let part = min(max((time - beat.from) / (beat.to - beat.from), 0), 1)
        return beat.start + beat.duration * part
    }

    /// What changes between beats, with the seconds of film at which it does.
    func changes<Value: Equatable>(_ value: (Beat) -> Value) -> [(start: Double, value: Value)] {
        var result: [(start: Double, value: Value)] = []
        for beat in beats where beat.duration > 0 {
            let next = value(beat)
            if result.last?.value != next { result.append((beat.start, next)) }
        }
        return result
    }
}

extension [Double] {
    /// How many of these rising numbers are at most `limit`.
    func countAtOrBefore(_ limit: Double) -> Int { sortedIndex { $0 > limit } }
}
