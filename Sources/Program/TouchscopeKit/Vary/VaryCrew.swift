import Foundation
import TouchHost
import TouchScript
import TouchStudy
import TouchWords

/// Workers that answer the tasks of a job in parallel: the program itself, started again for each
/// core, because the engine lives on a single actor.
struct VaryCrew {
    /// The path of this program, wherever it was started from and even if its file is gone.
    static let itself = "/proc/self/exe"

    var program = VaryCrew.itself
    /// The number of workers; a single one means that this process does the work.
    let count: Int

    /// The number of cores.
    static var usual: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// Returns the answers in the order of the tasks, whichever worker gave them.
    /// - Throws: one line if a worker dies; the others are ended.
    func answers(to job: VaryJob) throws -> [VaryAnswer] {
        let count = min(count, job.tasks.count)
        var progress = LongWork(Wording.work.trials)
        guard count > 1 else {
            let trial = try VaryTrial(job)
            return job.tasks.enumerated().map { place, task in
                progress.update(place, of: job.tasks.count)
                return trial.answer(task)
            }
        }
        guard let file = Scratch.nameless() else { throw Failure.cannot(.tell.handWork) }
        defer { close(file) }
        try FileHandle(fileDescriptor: file).write(contentsOf: JSONEncoder().encode(job))
        let workers = try (0..<count).map { number in
            try Child(
                [program, VaryWorker.word, "\(number)", "\(count)"], .weRead, handing: [file])
        }
        var answers = [VaryAnswer?](repeating: nil, count: job.tasks.count)
        for (number, worker) in workers.enumerated() {
            let places = Array(stride(from: number, to: job.tasks.count, by: count))
            // The others are about as far as the first one.
            let given = try self.answers(of: worker, places.count) {
                if number == 0 {
                    progress.update(min($0 * count, job.tasks.count), of: job.tasks.count)
                }
            }
            for (place, answer) in zip(places, given) { answers[place] = answer }
        }
        return answers.compactMap(\.self)
    }

    /// Returns the answers of one worker.
    /// - Parameter watch: a closure that receives the number of answers so far.
    private func answers(
        of worker: Child, _ count: Int, watch: (Int) -> Void
    ) throws -> [VaryAnswer] {
        var given = 0
        let bytes = worker.readAllBytes { piece in
            given += piece.count { $0 == UInt8(ascii: "\n") }
            watch(given)
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let outcome = worker.finish()
        try Signals.shared.check(.tell.notAllPlayed)
        let answers = lines.compactMap {
            try? JSONDecoder().decode(VaryAnswer.self, from: Data($0))
        }
        guard outcome.status == 0, answers.count == count else {
            throw Failure(
                .tell.workerEnded(outcome.words, given: answers.count, answers: count))
        }
        return answers
    }
}

extension Child.Outcome {
    /// The way it ended, with its last complaint.
    fileprivate var words: Wording {
        let how: Wording =
            hung
            ? .tell.workerHung
            : status > 128
                ? .tell.workerKilled(Int(status - 128)) : .tell.workerStatus(Int(status))
        return complaint.isEmpty ? how : .list.beside(how, words: complaint)
    }
}

/// One worker of a crew: reads the job from the file handed to it, and answers every n-th of its
/// tasks, one line each.
enum VaryWorker {
    /// The argument with which the program starts itself as a worker; not a command for people.
    static let word = "vary-worker"

    static func run(_ words: [String]) throws {
        let numbers = words.compactMap(Int.init)
        guard words.count == 2, numbers.count == 2, numbers[0] >= 0, numbers[1] > 0 else {
            throw Failure.wrongCall(.call.workerAlone(word))
        }
        let job = try JSONDecoder().decode(VaryJob.self, from: Data(handedBytes()))
        let trial = try VaryTrial(job)
        let encoder = JSONEncoder()
        for place in stride(from: numbers[0], to: job.tasks.count, by: numbers[1]) {
            // Nobody waits for the answer any more.
            if isAlone { throw Failure.silent(status: 1) }
            let answer = try encoder.encode(trial.answer(job.tasks[place]))
            try Console.send(String(decoding: answer, as: UTF8.self) + "\n")
        }
    }

    /// Returns the contents of the file handed to it. Other workers read it, too, so it is opened
    /// again, to be read from its beginning.
    private static func handedBytes() throws -> [UInt8] {
        guard stat(open: Child.handed)?.kind == S_IFREG else {
            throw Failure.wrongCall(.call.workerAlone(word))
        }
        let path = "/proc/self/fd/\(Child.handed)"
        guard let bytes = try? InputFile.bytes(path, atMost: .max) else {
            throw Failure(.tell.noJob)
        }
        return bytes
    }

    /// Indicates whether the process that started it is gone.
    private static var isAlone: Bool {
        var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        return poll(&output, 1, 0) > 0 && output.revents & Int16(POLLERR) != 0
    }
}
