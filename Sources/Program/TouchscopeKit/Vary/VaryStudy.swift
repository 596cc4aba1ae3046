import TouchHost
import TouchScript
import TouchSession
import TouchStage
import TouchStudy
import TouchVideo
import TouchWords

/// A tape's gestures, varied: what becomes of them, and where it turns.
struct VaryStudy {
    let staged: StagedTape
    private let job: VaryJob
    private let crew: VaryCrew
    private let gestures: FrozenGestures

    /// - Parameters:
    ///   - word: what names the tape, for the message if no finger comes down in it.
    ///   - base: what variations are made from: the gesture as it is, or at a rate.
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

    /// For each decision, along each axis and either way, the nearest variation that changes it.
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

    /// All usual variations and, of those that change something, where it turns.
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

    /// Where what is wanted turns, along each axis that can be more or less.
    func thresholds(of wish: String, by deadline: Double?) throws -> ThresholdReport {
        var job = job.asking([.size, .rest, .speed].map(VaryTask.threshold))
        (job.wish, job.deadline) = (wish, deadline)
        // What is wrong with the wish is said here, and not by a worker.
        let trial = try VaryTrial(job)
        let found = try crew.answers(to: job).compactMap { answer in
            if case .threshold(let threshold) = answer { threshold } else { nil }
        }
        return ThresholdReport(wish, found, of: trial)
    }
}
