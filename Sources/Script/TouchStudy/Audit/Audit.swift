import TouchReading
import TouchScript
import TouchSession
import TouchTrace

/// A whole scene at once: everything that hands do, everywhere on it, each time on the scene as it is at the start.
///
/// It goes run by run, so that whoever waits for it can see how far it is, and stop it.
package struct Audit {
    let scene: Scene
    /// The tape of the scene, for what it has people try and what it expects; nil if there is none.
    let tape: Tape?
    let cast: SceneCast
    /// The stage from the start.
    package let grid: AuditGrid
    package let places: [AuditPlace]
    let plan: AuditPlan
    private(set) var runs: [AuditRun] = []
    let language: String
    /// How the scene comes about, before anybody has touched it.
    let start: StageHistory
    /// What the tape has people try and nothing has fulfilled yet, and who has not acted yet.
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

    /// How many runs there are in all, as far as that can be said now: gestures are done one after another only while
    /// something is open.
    package var total: Int { plan.singles + plan.meanwhiles + (isOpen ? plan.sequences : 0) }

    package var done: Int { runs.count }

    /// Whether every exercise was done at every place.
    var isJudged: Bool { done >= plan.singles }

    private var isOpen: Bool { !open.tasks.isEmpty || !open.names.isEmpty }

    /// - Parameters:
    ///   - limit: no run begins later than so many seconds after the first.
    ///   - now: seconds of some clock.
    ///   - watch: hears before each run how many are done of how many.
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

    /// What is done, played on a new scene.
    func session(_ deed: AuditDeed) -> Session {
        let session = Session(scene: scene, tape: tape(of: deed), language: language)
        session.runTape()
        return session
    }

    /// Which of what the tape has people try is done by that.
    private func fulfilled(_ trace: Trace) -> [Int] {
        if open.tasks.isEmpty { return [] }
        let wanted = tape?.exercises ?? []
        var watch = ExerciseWatch(open.tasks.map { wanted[$0] }, from: start.latest)
        watch.update(from: trace)
        return zip(open.tasks, watch.isDone).filter { $0.1 }.map { $0.0 }
    }

    /// Runs of one exercise at one place, which tell who acts with whom.
    var singles: [AuditRun] { runs.filter { $0.deed.second == nil } }
}
