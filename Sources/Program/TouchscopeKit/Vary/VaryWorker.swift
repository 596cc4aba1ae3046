import Foundation
import TouchHost
import TouchStudy

/// One of a crew: reads the job from the file it is handed, and answers every so many-th of its tasks, a line each.
enum VaryWorker {
    /// By what the program starts itself as one; no command for people.
    static let word = "vary-worker"

    static func run(_ words: [String]) throws {
        let numbers = words.compactMap(Int.init)
        guard words.count == 2, numbers.count == 2, numbers[0] >= 0, numbers[1] > 0 else {
            throw Failure.wrongCall("\(word) is started by touchscope vary alone")
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

    /// All of the file that it is handed; others read it, too, each from its beginning.
    private static func handedBytes() throws -> [UInt8] {
        var status = stat()
        guard fstat(Child.handed, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw Failure.wrongCall("\(word) is started by touchscope vary alone")
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var count = 0
        while count < bytes.count {
            let more = bytes.withUnsafeMutableBytes {
                pread(
                    Child.handed, $0.baseAddress?.advanced(by: count), $0.count - count,
                    off_t(count))
            }
            if more < 0 && errno == EINTR { continue }
            guard more > 0 else { throw Failure("cannot read the job") }
            count += more
        }
        return bytes
    }

    /// Whether whoever started it has gone.
    private static var isAlone: Bool {
        var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        return poll(&output, 1, 0) > 0 && output.revents & Int16(POLLERR) != 0
    }
}
