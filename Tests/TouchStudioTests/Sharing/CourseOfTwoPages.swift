import Foundation

@testable import TouchHost
@testable import TouchStudio
@testable import TouchVideo
@testable import TouchWords

/// A course of one lesson and an overview, which is ready when a test says so.
nonisolated final class CourseOfTwoPages: Sendable {
    /// Whether making it fails.
    let fails: Bool
    private let news = DispatchSemaphore(value: 0)
    private let mayGoOn = DispatchSemaphore(value: 0)

    init(fails: Bool = false) { self.fails = fails }

    var sharing: CourseSharing {
        let make: CourseSharing.Making = { [self] watch in
            watch(1, 4)
            mayGoOn.wait()
            if fails { throw Failure(.verbatim("no room")) }
            return try KeptCourse(once: { folder in
                try FileManager.default.createDirectory(
                    atPath: folder + "/lessons", withIntermediateDirectories: true)
                for page in ["index.html", "index.zh.html", "lessons/swipe-or-pan.html"] {
                    try page.write(toFile: "\(folder)/\(page)", atomically: true, encoding: .utf8)
                }
            })
        }
        return CourseSharing(wake: { [news] in news.signal() }, make)
    }

    /// Returns when there is news.
    func waitForNews() -> Bool { news.wait(timeout: .now() + 20) == .success }

    func goOn() { mayGoOn.signal() }
}
