import Foundation

/// All that workers need to know: the scene, what was done on it, and what is asked.
nonisolated struct VaryJob: Codable, Sendable {
    /// The scene's text and the file it came from.
    let scene: String
    let file: String
    /// The frozen tape's text.
    let tape: String
    let language: String
    /// What variations are made from.
    let base: Variation
    /// What a threshold is looked for, and by when; nil where none is.
    var wish: String?
    var deadline: Double?
    var tasks: [VaryTask] = []

    /// The same with other tasks.
    func asking(_ tasks: [VaryTask]) -> VaryJob {
        var job = self
        job.tasks = tasks
        return job
    }
}
