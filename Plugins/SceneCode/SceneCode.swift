import Foundation
import PackagePlugin

/// Writes the UIKit code of all scenes into the tests that compile and play it.
@main struct SceneCode: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folders = ["Assets/Lessons", "Tests/CodeTests/Scenes"]
            .map { context.package.directoryURL.appending(path: $0) }
        let scenes = try folders.flatMap {
            try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        .filter { $0.pathExtension == "scene" }.sorted { $0.path < $1.path }
        let folder = context.pluginWorkDirectoryURL
        // A file for each scene, as a developer has it, and the table of them all.
        let files = scenes.map { $0.deletingPathExtension().lastPathComponent } + ["Written"]
        return [
            .buildCommand(
                displayName: "Writing the code of \(scenes.count) scenes",
                executable: try context.tool(named: "generate").url,
                arguments: ["code", folder.path] + scenes.map(\.path), inputFiles: scenes,
                outputFiles: files.map { folder.appending(path: "\($0).swift") })
        ]
    }
}
