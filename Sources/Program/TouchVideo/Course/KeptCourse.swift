import Assets
import Foundation
import TouchHost
import TouchWords

/// The whole course as a folder of pages, made once: it stays in the user's cache folder until the
/// program or a lesson changes. If nothing can be cached, it disappears with its object.
package nonisolated final class KeptCourse: Sendable {
    package let path: String
    private let scratch: ScratchFolder?

    private init(_ path: String, _ scratch: ScratchFolder?) {
        (self.path, self.scratch) = (path, scratch)
    }

    /// Creates a course that disappears with this object.
    package convenience init(once write: (_ folder: String) throws -> Void) throws {
        let scratch = try ScratchFolder(orThrow: .cannot(.course.make))
        self.init(scratch.path + "/course", scratch)
        try write(path)
    }

    /// Creates a course in the cache, unless it is there.
    /// - Parameter write: a closure that makes the course in a folder that does not exist yet.
    package convenience init(making write: (_ folder: String) throws -> Void) throws {
        guard let home = UserFolder("XDG_CACHE_HOME", else: ".cache"), home.fault == nil else {
            try self.init(once: write)
            return
        }
        self.init(home.path + "/" + Self.prefix + Self.key, nil)
        let isThere = { [path] in FileManager.default.isFolder(path) }
        if isThere() { return }
        Scratch.sweep(home.path)
        let made = try ScratchFolder(in: home.path, orThrow: .cannotWrite(home.path))
        try write(made.path + "/course")
        // Another program may have been faster.
        guard rename(made.path + "/course", path) == 0 || isThere() else {
            throw Failure.cannotWrite(path)
        }
        Self.clear(home.path, but: path)
    }

    private static let prefix = "course-"

    /// The checksum of everything that it is made of.
    private static var key: String {
        let files = Assets.folder.flatMap { folder in
            FileManager.default.enumerator(atPath: folder.path)?.compactMap { file in
                (file as? String).map { folder.path + "/" + $0 }
            }.sorted()
        }
        let stamps = ((files ?? []) + [AddedLanguage.path].compactMap(\.self)).map { file in
            file + " " + (FileStamp(file)?.text ?? "")
        }
        return Checksum.of([ProgramVersion.build] + stamps)
    }

    /// Removes courses made of something else, except for one that another program is still
    /// serving.
    private static func clear(_ home: String, but path: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
        where name.hasPrefix(prefix) && home + "/" + name != path {
            let old = home + "/" + name
            let descriptor = open(old, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if Scratch.lock(descriptor) { try? FileManager.default.removeItem(atPath: old) }
            close(descriptor)
        }
    }
}

/// Makes the course in a process of its own, for a window that keeps running meanwhile.
package enum CourseWorker {
    /// The argument with which the program starts itself as a worker; not a command for people.
    package nonisolated static let word = "course-worker"

    /// Makes the course in the given folder, and writes the number of lessons done and of all
    /// lessons, one line each time.
    package static func run(_ words: [String]) throws {
        guard words.count == 1 else { throw Failure.wrongCall(.course.workerAlone(word)) }
        let lessons = try Library.catalog()
        try CourseSite(lessons: lessons, folder: words[0], films: nil).write { done, total in
            // Nobody waits for the pages any more.
            do { try Console.send("\(done) \(total)\n") } catch { exit(1) }
        }
    }
}
