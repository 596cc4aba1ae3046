import Foundation

/// The progress of one who learns, kept in `progress.json` among the user's configuration; that of visitors is not kept.
nonisolated struct ProgressBook {
    private(set) var progress = LessonProgress()
    /// Where it is kept; nil for nowhere.
    private var folder: UserFolder?
    /// Whether what was kept could not be read, and lies beside it under another name.
    private(set) var wasDamaged = false

    private static let name = "/progress.json"

    /// Of nobody in particular: it is not kept.
    init() {}

    /// Reads what was kept. What cannot be read is moved out of the way, and progress begins afresh.
    /// - Parameter folder: nil without a home.
    init(in folder: UserFolder?) {
        guard let folder else { return }
        self.folder = folder
        let file = folder.path + Self.name
        guard FileManager.default.fileExists(atPath: file) else { return }
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: file))
            progress = try JSONDecoder().decode(LessonProgress.self, from: data)
        } catch {
            wasDamaged = true
            // What cannot be moved stays, and nothing is written over it.
            if !Self.setAside(file) { self.folder = nil }
        }
    }

    /// Changes it, and keeps it at once. A place that cannot be written is no reason to stop.
    mutating func change(_ change: (inout LessonProgress) -> Void) {
        let before = progress
        change(&progress)
        if progress != before { save() }
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

    private func save() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let folder, folder.make(), let data = try? encoder.encode(progress) else { return }
        try? OutputFile.write(data, to: folder.path + Self.name)
    }

    /// - Returns: whether it lies under another name now.
    private static func setAside(_ file: String) -> Bool {
        var number = 1
        func place() -> String { file.replacing(".json", with: "-\(number).json") }
        while FileManager.default.fileExists(atPath: place()) { number += 1 }
        return (try? FileManager.default.moveItem(atPath: file, toPath: place())) != nil
    }
}
