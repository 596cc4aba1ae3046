import TouchReading
import TouchScript
import TouchSession
import TouchTrace

/// Tries everything that hands can do everywhere on a scene, each time on the scene in its initial
/// state.
///
/// It proceeds run by run, so that the caller can show its progress and stop it.
package struct Audit {
    let scene: Scene
    /// The tape of the scene, for its exercises and expectations; nil if there is none.
    let tape: Tape?
    let cast: SceneCast
    /// The stage at the start.
    package let grid: AuditGrid
    package let places: [AuditPlace]
    let plan: AuditPlan
    private(set) var runs: [AuditRun] = []
    let language: String
    /// The state of the scene before anybody has touched it.
    let start: StageHistory
    /// The exercises of the tape that no run has fulfilled yet, and the names that have not acted
    /// yet.
    private var open: (tasks: [Int], names: [String])

    package init(_ scene: Scene, tape: Tape? = nil, language: String = "en") {
        (self.scene, self.tape, self.language) = (scene, tape, language)
        cast = SceneCast(scene)
        let session = Session(scene: scene, language: language)
        start = StageHistory(session.trace)
        grid = AuditGrid(session, cast)
        let first = grid.places()
        places = first + Self.scrolledPlaces(of: scene, cast, besides: first)
        plan = AuditPlan(places: places.count, exercises: AuditExercise.all(for: cast))
        open = (Array((tape?.exercises ?? []).indices), cast.actors)
    }

    // MARK: Running

    /// The number of all runs, as far as it is known now: gestures are combined one after another
    /// only while something is open.
    package var total: Int { plan.singles + plan.meanwhiles + (isOpen ? plan.sequences : 0) }

    package var done: Int { runs.count }

    /// Indicates whether every exercise has been tried at every place.
    var isJudged: Bool { done >= plan.singles }

    private var isOpen: Bool { !open.tasks.isEmpty || !open.names.isEmpty }

    /// Performs runs.
    /// - Parameters:
    ///   - limit: The number of seconds after the first run in which further runs may begin.
    ///   - now: A closure that returns the seconds of some clock.
    ///   - watch: A closure that is called before each run with the number of runs done, and the
    ///     number of all runs.
    package mutating func run(
        for limit: Double, now: () -> Double,
        watch: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) {
        let end = now() + limit
        while runs.count < total, now() < end {
            watch(runs.count, total)
            step()
        }
    }

    private mutating func step() {
        let deed = plan[runs.count]
        let trace = session(deed).trace
        var run = AuditRun(deed, trace)
        run.fulfilled = fulfilled(trace)
        open.tasks.removeAll { run.fulfilled.contains($0) }
        open.names.removeAll { run.acted.contains($0) }
        runs.append(run)
    }

    /// Returns a session on a new scene in which the deed has been played.
    func session(_ deed: AuditDeed) -> Session {
        let session = Session(scene: scene, tape: tape(of: deed), language: language)
        session.runTape()
        return session
    }

    /// Returns the indices of the tape's open exercises that a trace fulfils.
    private func fulfilled(_ trace: Trace) -> [Int] {
        if open.tasks.isEmpty { return [] }
        let wanted = tape?.exercises ?? []
        var watch = ExerciseWatch(open.tasks.map { wanted[$0] }, from: start.latest)
        watch.update(from: trace)
        return zip(open.tasks, watch.isDone).filter { $0.1 }.map { $0.0 }
    }

    /// The runs of one exercise at one place, which show what acts together.
    var singles: [AuditRun] { runs.filter { $0.deed.second == nil } }
}
