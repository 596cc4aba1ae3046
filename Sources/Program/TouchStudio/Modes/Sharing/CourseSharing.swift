import Foundation
import Synchronization
import TouchHost
import TouchShare
import TouchVideo
import TouchWords

/// The sharing of the course with every device in the network, for as long as this object lives.
/// The course is made by a separate process, for which a separate thread waits; the window goes on.
package nonisolated final class CourseSharing: Sendable {
    enum State {
        /// The course is being made; a number of lessons out of a total are ready.
        case making(done: Int, total: Int)
        case giving(Gift)
        case failed(Wording)
    }

    /// The pages, and the server that gives them.
    struct Gift {
        let folder: KeptCourse
        let server: SiteServer
        let port: Int

        /// Returns the path of a lesson on this machine, in a language; that of the course if the
        /// lesson has no page.
        func path(toLesson name: String?, language: String) -> String {
            let page = "lessons/\(name ?? "").html"
            let files = FileManager.default
            if name != nil, files.fileExists(atPath: "\(folder.path)/\(page)") {
                return language == "en" ? page : "\(page)?\(language)"
            }
            let own = "index.\(language).html"
            return files.fileExists(atPath: "\(folder.path)/\(own)") ? own : ""
        }
    }

    private let kept = Mutex((state: State.making(done: 0, total: 0), isNew: true))

    /// A closure that makes the course, or has it made, and reports how many lessons of how many
    /// are ready.
    typealias Making =
        @Sendable (_ watch: (_ done: Int, _ total: Int) -> Void) throws ->
        KeptCourse

    private let wake: @Sendable () -> Void

    /// Creates the sharing of a course, which is made first.
    /// - Parameters:
    ///   - wake: a closure that is called, on another thread, whenever there is news.
    ///   - make: the closure that makes the course.
    init(
        wake: @escaping @Sendable () -> Void = { MainThread.wake() }, _ make: @escaping Making
    ) {
        self.wake = wake
        Thread.detachNewThread { [weak self] in
            do {
                let folder = try make { self?.become(.making(done: $0, total: $1)) }
                // Nobody shares any more.
                guard let self else { return }
                let listener = try Listener(to: .network, nil)
                let server = try SiteServer(try Site(folder.path), at: listener)
                become(.giving(Gift(folder: folder, server: server, port: listener.port)))
            } catch {
                self?.become(.failed(Wording(saying: error)))
            }
        }
    }

    var state: State { kept.withLock { $0.state } }

    /// Returns whether the state has changed since the last call.
    func takeNews() -> Bool {
        kept.withLock { kept in
            defer { kept.isNew = false }
            return kept.isNew
        }
    }

    private func become(_ state: State) {
        kept.withLock { $0 = (state, true) }
        wake()
    }

    /// The sharing of the program's own course, which another process of the program makes.
    package static var ofProgram: CourseSharing {
        CourseSharing { watch in
            try KeptCourse(making: { try make($0, watch: watch) })
        }
    }

    private static func make(_ folder: String, watch: (Int, Int) -> Void) throws {
        let worker = try Child(["/proc/self/exe", CourseWorker.word, folder], .weRead)
        _ = worker.readAllBytes { piece in
            // The worker reports each step in a line; the last whole line is the news.
            let line = piece.split(separator: UInt8(ascii: "\n")).last ?? []
            let counts = String(decoding: line, as: UTF8.self).split(separator: " ")
                .compactMap { Int($0) }
            if counts.count == 2 { watch(counts[0], counts[1]) }
        }
        let outcome = worker.finish()
        guard outcome.status == 0 else { throw Failure(.share.notMade(outcome.complaint)) }
    }
}
