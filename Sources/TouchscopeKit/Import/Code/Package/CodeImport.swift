import Foundation
import TouchScript

/// Swift code of an app, brought into a package that shows it.
enum CodeImport {
    /// Whether a call's operands are code: folders, or files with a programmer's endings.
    static func concerns(_ names: [String]) -> Bool {
        names.contains {
            FileManager.default.isFolder($0)
                || ["swift", "m", "mm", "h"].contains(ending(of: $0))
        }
    }

    /// Writes the package that a call asks for.
    static func run(_ call: Call) throws {
        guard let output = call["output"], !output.isEmpty else {
            throw call.wrong("-o DIR is missing")
        }
        for option in ["scene", "device", "replace"] where call.has(option) {
            throw call.wrong("--\(option) is for recordings; code becomes a new folder")
        }
        let files = try call.operands.flatMap(files(of:))
        let package = try CodePackage(at: output, call)
        let sources = try files.map { file in
            try SwiftSource(
                try ScriptText.read(URL(fileURLWithPath: file), expecting: "Swift"), file: file)
        }
        let imported = ImportedCode(
            sources, name: package.name, kit: KitNames(ofPackageAt: package.touchscope))
        try package.write(imported.files)
        for lack in imported.lacks { Console.tell(lack) }
        Console.tell(
            "\(output): \(imported.summary), see \(output)/IMPORTED.md; cd \(output) && swift run opens it"
        )
    }

    // MARK: Which files

    private static func ending(of name: String) -> String {
        URL(fileURLWithPath: name).pathExtension.lowercased()
    }

    /// A file itself; of a folder all of Swift in it that is the app's own.
    private static func files(of name: String) throws -> [String] {
        guard FileManager.default.isFolder(name) else {
            guard ending(of: name) == "swift" else {
                throw fault(name, "found another kind of file, expected Swift code")
            }
            return [name]
        }
        let entries =
            FileManager.default.enumerator(atPath: name)?.compactMap { $0 as? String } ?? []
        let files = entries.filter(isOwn).sorted().map {
            name + (name.hasSuffix("/") ? "" : "/") + $0
        }
        guard !files.isEmpty else {
            throw fault(name, "found a folder without Swift code, expected some")
        }
        return files
    }

    private static func fault(_ file: String, _ message: String) -> ScriptErrors {
        ScriptErrors([ScriptError(file: file, position: nil, message: message)])
    }

    /// Neither a test, a manifest, nor somebody else's.
    private static func isOwn(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard path.hasSuffix(".swift"), parts.last != "Package.swift" else { return false }
        return !parts.contains { part in
            part.hasPrefix(".") || part.hasSuffix("Tests") || part == "Pods" || part == "Carthage"
        }
    }
}
