import TouchPicture

/// The job for workers: the scene, the actions on it, and the tasks.
package nonisolated struct VaryJob: Codable, Sendable {
    /// The scene's text and its file.
    package let scene: String
    package let file: String
    /// The frozen tape's text.
    package let tape: String
    package let language: String
    /// The variation that all others are made from.
    package let base: Variation
    /// The outcome whose threshold is wanted, and its deadline; nil if there is none.
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

    /// Returns the job with other tasks.
    package func asking(_ tasks: [VaryTask]) -> VaryJob {
        var job = self
        job.tasks = tasks
        return job
    }
}
