import Foundation

/// What comes with the program, with few of its lessons: a course of them is soon made.
public final class FewLessons: Sendable {
    private let folder: TemporaryFolder

    public init(_ lessons: String...) throws {
        folder = try TemporaryFolder()
        let all = URL(filePath: RunningProgram.touchscope).deletingLastPathComponent()
            .appending(path: "touchscope_Assets.resources")
        try FileManager.default.copyItem(at: all, to: folder.url.appending(path: "assets"))
        let lines = ["lessons 1", "group \"All\""] + lessons.map { "  lesson \($0)" } + [""]
        try lines.joined(separator: "\n").write(
            to: url.appending(path: "Lessons/index.lessons"), atomically: true, encoding: .utf8)
    }

    public var url: URL { folder.url.appending(path: "assets") }

    /// Where the program keeps what it has made of them.
    public var cache: URL { folder.url.appending(path: "cache") }

    /// Has the program find them, and keep things apart from others.
    public var environment: [String: String] {
        ["TOUCHSCOPE_ASSETS": url.path, "XDG_CACHE_HOME": cache.path]
    }
}
