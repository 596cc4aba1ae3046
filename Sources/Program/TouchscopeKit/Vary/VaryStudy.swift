import TouchHost
import TouchScript
import TouchSession
import TouchStage
import TouchStudy
import TouchVideo
import TouchWords

/// The variations of a tape's gestures: their outcomes, and the points where these change.
struct VaryStudy {
    let staged: StagedTape
    private let job: VaryJob
    private let crew: VaryCrew
    private let gestures: FrozenGestures

    /// Creates a study.
    /// - Parameters:
    ///   - word: the tape's name, for the message if no finger comes down in it.
    ///   - base: the gesture that variations start from: unchanged, or at a sampling rate.
    init(
        _ staged: StagedTape, named word: String, base: Variation, language: String, crew: VaryCrew
    ) throws {
        self.staged = staged
        self.crew = crew
        let played = try FilmedTape(staged, language: language).whole()
        let frozen = played.session.recordedTape
        gestures = FrozenGestures(frozen)
        guard !gestures.ways.isEmpty else { throw Failure(.tell.noFinger(word)) }
        job = VaryJob(
            scene: staged.scene.text, file: staged.scene.file, tape: frozen.text,
            language: language, base: base)
    }

    /// Returns, for each decision, axis and direction, the nearest variation that changes it.
    private func turning(_ rows: [VaryRow]) -> [VaryTask] {
        guard let original = rows.first else { return [] }
        return original.outcomes.map(\.key).flatMap { key in
            Variation.Axis.allCases.flatMap { axis in
                [true, false].compactMap { isLess -> VaryTask? in
                    let changing = rows.map(\.variation).filter { variation in
                        variation.axis(from: job.base) == axis
                            && (variation[axis] < job.base[axis]) == isLess
                    }
                    let base = job.base[axis]
                    return changing.sorted { abs($0[axis] - base) < abs($1[axis] - base) }
                        .first { variation in
                            rows.first { $0.variation == variation }?.fates(of: key)
                                != original.fates(of: key)
                        }.map { .turn(key, $0) }
                }
            }
        }
    }

    /// Returns all usual variations and, for those that change something, the turning points.
    func table() throws -> (table: VaryTable, rows: [VaryRow]) {
        let tasks = ([job.base] + Variation.usual(job.base)).map(VaryTask.vary)
        let rows = try crew.answers(to: job.asking(tasks)).compactMap { answer in
            if case .row(let row) = answer { row } else { nil }
        }
        let turns = try crew.answers(to: job.asking(turning(rows))).compactMap { answer in
            if case .turn(let turn) = answer { turn } else { nil }
        }
        var starts: [Double] = []
        for (way, gesture) in zip(gestures.ways, gestures.gestures) where gesture == starts.count {
            starts.append(way.start)
        }
        return (VaryTable(staged.scene.title, job.base, rows, turns: turns, starts: starts), rows)
    }

    /// Returns the turning points of an outcome along each axis that can be more or less.
    func thresholds(of wish: String, by deadline: Double?) throws -> ThresholdReport {
        var job = job.asking([.size, .rest, .speed].map(VaryTask.threshold))
        (job.wish, job.deadline) = (wish, deadline)
        // Errors of the wish are reported here, not by a worker.
        let trial = try VaryTrial(job)
        let found = try crew.answers(to: job).compactMap { answer in
            if case .threshold(let threshold) = answer { threshold } else { nil }
        }
        return ThresholdReport(wish, found, of: trial)
    }
}
