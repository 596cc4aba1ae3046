import Foundation
import TouchHost
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
        var (files, passedOver): ([String], [CodeFolder.PassedOver]) = ([], [])
        for name in call.operands {
            let found = try self.files(of: name)
            files += found.files
            passedOver += found.passedOver
        }
        let package = try CodePackage(at: output, call)
        var progress = LongWork("file")
        let sources = try files.enumerated().map { number, file in
            progress.update(number, of: files.count)
            return try SwiftSource(
                try ScriptText.read(
                    URL(fileURLWithPath: file), expecting: "Swift",
                    limit: (limit, "less Swift in one file: divide it, or leave it out")),
                file: file)
        }
        let imported = ImportedCode(
            sources, name: package.name, kit: KitNames(ofPackageAt: package.touchscope),
            passedOver: passedOver
        ) { progress.update($0, of: files.count) }
        try package.write(imported.files)
        for lack in imported.lacks { Console.tell(lack) }
        Console.tell(
            "\(output): \(imported.summary), see \(output)/IMPORTED.md; cd \(output) && swift run opens it"
        )
    }

    // MARK: Which files

    /// Bytes of one file: nobody writes so much by hand.
    private static let limit = 8 << 20

    private static func ending(of name: String) -> String {
        URL(fileURLWithPath: name).pathExtension.lowercased()
    }

    /// A file itself; of a folder all of Swift in it that is the app's own.
    private static func files(
        of name: String
    ) throws -> (files: [String], passedOver: [CodeFolder.PassedOver]) {
        guard FileManager.default.isFolder(name) else {
            guard ending(of: name) == "swift" else {
                throw ScriptErrors("found another kind of file, expected Swift code", in: name)
            }
            return ([name], [])
        }
        let folder = CodeFolder(name)
        guard !folder.files.isEmpty else {
            throw ScriptErrors("found a folder without Swift code, expected some", in: name)
        }
        return (folder.files, folder.passedOver)
    }
}
