import Synchronization
import TouchSession

/// The program as somebody's own: it shows one scene, which is code.
enum CodeProgram {
    /// What it shows; nil in the program that shows lessons.
    private(set) static var scene: CodeScene?

    /// Commands that are about lessons, or about scenes that are files.
    private static let leftOut: Set = [
        "lessons", "whatif", "vary", "course", "code", "new", "lsp",
    ]

    /// Makes this process the program of a scene.
    static func begin(_ scene: CodeScene) {
        self.scene = scene
        ProgramName.set(CommandLine.arguments.first)
    }

    /// The commands that there are.
    static var commands: [Command] {
        scene == nil ? Command.all : Command.all.filter { !leftOut.contains($0.name) }
    }
}

/// What the program is called where it speaks of itself.
nonisolated enum ProgramName {
    private static let given = Mutex("touchscope")

    static var word: String { given.withLock { $0 } }

    /// - Parameter path: of the program's file.
    static func set(_ path: String?) {
        guard let word = path?.split(separator: "/").last else { return }
        given.withLock { $0 = String(word) }
    }
}
