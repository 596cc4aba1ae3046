import Foundation
import TouchScript

/// The progress of one who learns, kept in `progress.json` among the user's configuration; that of visitors is not kept.
nonisolated struct ProgressBook {
    private(set) var progress = LessonProgress()
    /// Where it is kept; nil for nowhere.
    private var folder: UserFolder?
    /// Whether what was kept could not be read, and lies beside it under another name.
    private(set) var wasDamaged = false

    /// Whether it stands in the file as it was at the last change.
    private var isKept = false

    private static let name = "/progress.json"

    /// Of nobody in particular: it is not kept.
    init() {}

    /// Reads what was kept. What cannot be read is moved out of the way, and progress begins afresh.
    /// - Parameter folder: nil without a home.
    init(in folder: UserFolder?) {
        guard let folder else { return }
        self.folder = folder
        read(in: folder)
    }

    private mutating func read(in folder: UserFolder) {
        let file = folder.path + Self.name
        guard FileManager.default.fileExists(atPath: file) else {
            // Somebody else began afresh.
            if isKept { progress = LessonProgress() }
            return
        }
        do {
            progress = try JSONDecoder().decode(
                LessonProgress.self, from: InputFile.bytes(file) ?? Data())
            isKept = true
        } catch {
            wasDamaged = true
            // What cannot be moved stays, and nothing is written over it.
            if !Self.setAside(file) { self.folder = nil }
        }
    }

    /// Changes it, and keeps it at once, with what other programs have kept meanwhile. A place that cannot be written is no
    /// reason to stop.
    mutating func change(_ change: (inout LessonProgress) -> Void) {
        var changed = progress
        change(&changed)
        guard changed != progress else { return }
        guard let folder, folder.make() else {
            progress = changed
            return
        }
        folder.locked {
            read(in: folder)
            change(&progress)
            save()
        }
    }

    /// Begins afresh; what was kept lies beside it under another name.
    mutating func reset() {
        if let file = folder.map({ $0.path + Self.name }),
            FileManager.default.fileExists(atPath: file), !Self.setAside(file)
        {
            return
        }
        progress = LessonProgress()
    }

    private mutating func save() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let folder, let data = try? encoder.encode(progress) else { return }
        isKept = (try? OutputFile.write(data, to: folder.path + Self.name)) != nil
    }

    /// - Returns: whether it lies under another name now.
    private static func setAside(_ file: String) -> Bool {
        var number = 1
        func place() -> String { file.replacing(".json", with: "-\(number).json") }
        while FileManager.default.fileExists(atPath: place()) { number += 1 }
        return (try? FileManager.default.moveItem(atPath: file, toPath: place())) != nil
    }
}
