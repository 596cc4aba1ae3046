import TouchKit

/// Random scenes, relations, and sequences, run against everything that must always hold.
public enum Fuzz {
    /// A fault that was found, with the shortest tape found that shows it.
    public struct Failure: CustomStringConvertible {
        public let seed: UInt64
        public let fault: String
        let scene: FuzzScene
        let tape: [FuzzStep]

        public var description: String {
            let steps = tape.map { "  \($0)" }.joined(separator: "\n")
            return "seed \(seed): \(fault)\n\(scene)\ntape, \(tape.count) steps:\n\(steps)"
        }
    }

    /// The number of samples in the tape of one scene.
    private static let tapeLength = 150

    /// Runs the scene and tape of `seed`.
    /// - Returns: the number of samples that were sent, and the failure if there was one.
    public static func run(seed: UInt64) -> (samples: Int, failure: Failure?) {
        var random = FuzzRandom(seed: seed)
        let hasSheet = seed % 5 == 1
        let isMixed = seed % 3 == 2
        let scene = FuzzScene(&random, isMixed: isMixed, hasSheet: hasSheet)
        let made = FuzzTape(
            random, samples: tapeLength, hasPointer: isMixed, hasSheet: hasSheet)
        let tape = made.steps
        // Tracing costs more than delivering: every fourth scene is traced, and some are run both
        // ways.
        let isTraced = seed % 4 == 0
        var fault = fault(scene, tape, isTraced, interval: 3)
        if fault == nil, seed % 32 == 0 { fault = difference(scene, tape) }
        guard let found = fault else { return (made.samples, nil) }
        let short = shortened(tape) { self.fault(scene, $0, isTraced, interval: 1) != nil }
        return (made.samples, Failure(seed: seed, fault: found, scene: scene, tape: short))
    }

    /// - Parameter interval: the number of steps from one check to the next.
    private static func fault(
        _ scene: FuzzScene, _ tape: [FuzzStep], _ isTraced: Bool, interval: Int
    ) -> String? {
        let (fault, witnesses) = play(scene, tape, isTraced, interval)
        if let fault { return fault }
        let left = witnesses.lazy.compactMap { $0.object }.first
        return left.map { "kept alive after everything is over: \(type(of: $0))" }
    }

    /// - Returns: the first fault, and the objects that must be gone by then.
    private static func play(
        _ scene: FuzzScene, _ tape: [FuzzStep], _ isTraced: Bool, _ interval: Int
    ) -> (fault: String?, witnesses: [Weak<AnyObject>]) {
        let stage = FuzzStage(scene, isTraced: isTraced)
        for (index, step) in tape.enumerated() {
            stage.perform(step)
            // The trace's history is long; a fault that shows in it once still shows at the end.
            if !isTraced, index % interval == 0 { stage.faults += stage.app._checkInvariants() }
            if let fault = stage.faults.first { return (fault, []) }
        }
        stage.finish()
        return (stage.faults.first, stage.witnesses())
    }

    /// Returns the first difference between a run with a trace and one without: a trace must only
    /// observe.
    private static func difference(_ scene: FuzzScene, _ tape: [FuzzStep]) -> String? {
        let logs = [false, true].map { isTraced in
            let stage = FuzzStage(scene, isTraced: isTraced)
            for step in tape { stage.perform(step) }
            return stage.log
        }
        guard logs[0] != logs[1] else { return nil }
        let place = zip(logs[0], logs[1]).prefix { $0 == $1 }.count
        let lines = logs.map { $0.dropFirst(place).first ?? "nothing" }
        return "callback \(place): untraced \(lines[0]), traced \(lines[1])"
    }

    /// Removes the steps that the fault does not need: first halves, then ever smaller parts.
    static func shortened(_ tape: [FuzzStep], fails: ([FuzzStep]) -> Bool) -> [FuzzStep] {
        var tape = tape
        guard fails(tape) else { return tape }
        var length = tape.count / 2
        while length >= 1 {
            var start = 0
            while start < tape.count {
                var trial = tape
                trial.removeSubrange(start..<min(start + length, tape.count))
                if fails(trial) { tape = trial } else { start += length }
            }
            length /= 2
        }
        return tape
    }
}
