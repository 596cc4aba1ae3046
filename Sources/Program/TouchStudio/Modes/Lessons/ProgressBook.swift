import TouchHost

/// The progress of a learner, kept in `progress.json` among the user's configuration; that of
/// visitors is not kept.
package nonisolated struct ProgressBook {
    private(set) var progress = LessonProgress()
    /// The file of the progress; nil if it is not kept.
    private var file: KeptFile<LessonProgress>?
    /// Indicates whether the file could not be read, and was moved beside itself under another
    /// name.
    private(set) var wasDamaged = false

    /// Indicates whether the file contained the progress at the last change.
    private var isKept = false

    /// Creates the progress of nobody in particular, which is not kept.
    package init() {}

    /// Creates the progress from its file. A file that cannot be read is moved out of the way, and
    /// the progress begins afresh.
    /// - Parameter folder: the folder of the file; nil if the user has no home.
    package init(in folder: UserFolder?) {
        guard let folder else { return }
        let file = KeptFile<LessonProgress>("progress.json", in: folder)
        self.file = file
        do {
            guard let kept = try file.read() else { return }
            (progress, isKept) = (kept, true)
        } catch {
            wasDamaged = true
            // A file that cannot be moved stays, and is not overwritten.
            if !file.setAside() { self.file = nil }
        }
    }

    /// Changes the progress and keeps it at once, together with what other programs have kept
    /// meanwhile.
    mutating func change(_ change: (inout LessonProgress) -> Void) {
        let before = progress
        change(&progress)
        guard progress != before, let file else { return }
        // A file that was there and is gone means that somebody else has begun afresh.
        var all = isKept ? LessonProgress() : before
        isKept = file.change { kept in
            all = kept ?? all
            change(&all)
            return all
        }
        if isKept { progress = all }
    }

    /// Begins afresh; the old file is moved beside itself under another name.
    mutating func reset() {
        if file?.setAside() == false { return }
        progress = LessonProgress()
    }
}
