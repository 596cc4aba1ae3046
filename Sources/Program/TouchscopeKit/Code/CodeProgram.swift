import TouchHost
import TouchSession

/// The program as somebody's own: it shows one scene, which is code.
package enum CodeProgram {
    /// What it shows; nil in the program that shows lessons.
    package private(set) static var scene: CodeScene?

    /// Commands that are about lessons, or about scenes that are files.
    private static let leftOut: Set = [
        "lessons", "whatif", "vary", "course", "code", "new", "lsp",
    ]

    /// Makes this process the program of a scene.
    static func begin(_ scene: CodeScene) {
        self.scene = scene
        Library.codeScenes = { CodeScene.registered.map(\.outline) }
        ProgramName.set(CommandLine.arguments.first)
    }

    /// The commands that there are.
    static var commands: [Command] {
        scene == nil ? Command.all : Command.all.filter { !leftOut.contains($0.name) }
    }
}
