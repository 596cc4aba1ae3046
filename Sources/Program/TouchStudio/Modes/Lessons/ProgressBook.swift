import TouchHost

/// The progress of one who learns, kept in `progress.json` among the user's configuration; that of
/// visitors is not kept.
package nonisolated struct ProgressBook {
    private(set) var progress = LessonProgress()
    /// Where it is kept; nil for nowhere.
    private var file: KeptFile<LessonProgress>?
    /// Whether what was kept could not be read, and lies beside it under another name.
    private(set) var wasDamaged = false

    /// Whether it stands in the file as it was at the last change.
    private var isKept = false

    /// Of nobody in particular: it is not kept.
    package init() {}

    /// Reads what was kept. What cannot be read is moved out of the way, and progress begins
    /// afresh.
    /// - Parameter folder: nil without a home.
    package init(in folder: UserFolder?) {
        guard let folder else { return }
        let file = KeptFile<LessonProgress>("progress.json", in: folder)
        self.file = file
        do {
            guard let kept = try file.read() else { return }
            (progress, isKept) = (kept, true)
        } catch {
            wasDamaged = true
            // What cannot be moved stays, and nothing is written over it.
            if !file.setAside() { self.file = nil }
        }
    }

    /// Changes it, and keeps it at once, with what other programs have kept meanwhile.
    mutating func change(_ change: (inout LessonProgress) -> Void) {
        let before = progress
        change(&progress)
        guard progress != before, let file else { return }
        // Where it was kept and is no more, somebody else began afresh.
        var all = isKept ? LessonProgress() : before
        isKept = file.change { kept in
            all = kept ?? all
            change(&all)
            return all
        }
        if isKept { progress = all }
    }

    /// Begins afresh; what was kept lies beside it under another name.
    mutating func reset() {
        if file?.setAside() == false { return }
        progress = LessonProgress()
    }
}
