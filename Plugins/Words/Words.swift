import Foundation
import PackagePlugin

/// A plugin that writes the sentences of `Assets/Words` into the module that uses them, and stops
/// the build if a table has a fault.
@main struct Words: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let package = context.package.directoryURL
        let tables = try FileManager.default.contentsOfDirectory(
            at: package.appending(path: "Assets/Words"), includingPropertiesForKeys: nil
        )
        .filter { $0.pathExtension == "words" }.sorted { $0.path < $1.path }
        let sources = package.appending(path: "Sources")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        // A sentence that is no longer used is found when the source that used it changes.
        let swift = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        let folder = context.pluginWorkDirectoryURL
        return [
            .buildCommand(
                displayName: "Writing the sentences of \(tables.count) languages",
                executable: try context.tool(named: "write-words").url,
                arguments: [folder.path, sources.path] + tables.map(\.path),
                inputFiles: tables + swift,
                outputFiles: ["Wording+Sentences.swift", "BuiltInTables.swift"]
                    .map { folder.appending(path: $0) })
        ]
    }
}
