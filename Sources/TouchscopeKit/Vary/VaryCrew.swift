import Foundation

/// Workers that answer a job's tasks side by side: the program itself, started again for each core, for the engine lives on
/// one actor.
struct VaryCrew {
    /// Itself, wherever it was started from and even if its file is gone.
    static let itself = "/proc/self/exe"

    var program = VaryCrew.itself
    /// How many there are; one works here.
    let count: Int

    /// As many as there are cores.
    static var usual: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// The answers in the order of the tasks, whoever gave them.
    /// - Throws: one line if a worker dies; the others are ended.
    func answers(to job: VaryJob) throws -> [VaryAnswer] {
        let count = min(count, job.tasks.count)
        guard count > 1 else {
            let trial = try VaryTrial(job)
            return job.tasks.map(trial.answer)
        }
        guard let file = Scratch.nameless() else {
            throw Failure("cannot hand work to workers: \(String(cString: strerror(errno)))")
        }
        defer { close(file) }
        try FileHandle(fileDescriptor: file).write(contentsOf: JSONEncoder().encode(job))
        let workers = try (0..<count).map { number in
            try Child(
                [program, VaryWorker.word, "\(number)", "\(count)"], .weRead, handing: [file])
        }
        var answers = [VaryAnswer?](repeating: nil, count: job.tasks.count)
        for (number, worker) in workers.enumerated() {
            let places = Array(stride(from: number, to: job.tasks.count, by: count))
            for (place, answer) in zip(places, try self.answers(of: worker, places.count)) {
                answers[place] = answer
            }
        }
        return answers.compactMap(\.self)
    }

    private func answers(of worker: Child, _ count: Int) throws -> [VaryAnswer] {
        let lines = worker.readAllBytes().split(separator: UInt8(ascii: "\n"))
        let outcome = worker.finish()
        try Signals.shared.check("not all variants were played")
        let answers = lines.compactMap {
            try? JSONDecoder().decode(VaryAnswer.self, from: Data($0))
        }
        guard outcome.status == 0, answers.count == count else {
            let how =
                outcome.hung
                ? "did nothing any more"
                : outcome.status > 128
                    ? "was killed by signal \(outcome.status - 128)"
                    : "ended with status \(outcome.status)"
            let last = outcome.complaint.isEmpty ? "" : " (\(outcome.complaint))"
            throw Failure(
                "a worker \(how)\(last) after \(answers.count) of \(count) answers; "
                    + "try again, or with --jobs 1")
        }
        return answers
    }
}
