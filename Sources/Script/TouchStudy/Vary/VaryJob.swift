import TouchPicture

/// All that workers need to know: the scene, what was done on it, and what is asked.
package nonisolated struct VaryJob: Codable, Sendable {
    /// The scene's text and the file it came from.
    package let scene: String
    package let file: String
    /// The frozen tape's text.
    package let tape: String
    package let language: String
    /// What variations are made from.
    package let base: Variation
    /// What a threshold is looked for, and by when; nil where none is.
    package var wish: String?
    package var deadline: Double?
    package var tasks: [VaryTask] = []

    package init(
        scene: String, file: String, tape: String, language: String, base: Variation
    ) {
        self.scene = scene
        self.file = file
        self.tape = tape
        self.language = language
        self.base = base
    }

    /// The same with other tasks.
    package func asking(_ tasks: [VaryTask]) -> VaryJob {
        var job = self
        job.tasks = tasks
        return job
    }
}
