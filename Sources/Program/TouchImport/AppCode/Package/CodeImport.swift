import Foundation
import TouchHost
import TouchScript
import TouchWords

/// Imports an app's Swift code into a package that shows it.
enum CodeImport {
    /// Returns whether a call's operands are code: folders, or files with the extensions of source
    /// code.
    static func concerns(_ names: [String]) -> Bool {
        names.contains {
            FileManager.default.isFolder($0)
                || ["swift", "m", "mm", "h", "storyboard", "xib"].contains(ending(of: $0))
        }
    }

    /// Writes the package that a call asks for.
    static func run(_ call: Call) throws {
        let output = try call.output("DIR")
        for option in ["scene", "device", "replace"] where call.has(option) {
            throw call.wrong(.call.forRecordings(option))
        }
        var (files, interfaces): ([String], [String]) = ([], [])
        var passedOver: [CodeFolder.PassedOver] = []
        for name in call.operands {
            if InterfaceFile.isOne(name) {
                interfaces.append(name)
                continue
            }
            let found = try self.files(of: name)
            files += found.files
            interfaces += found.interfaces
            passedOver += found.passedOver
        }
        guard !files.isEmpty else {
            throw ScriptErrors(.app.noSwift, in: call.operands.first ?? "")
        }
        let package = try CodePackage(at: output, call)
        var progress = LongWork(Wording.work.files)
        let sources = try files.enumerated().map { number, file in
            progress.update(number, of: files.count)
            return try SwiftSource(
                try ScriptText.read(
                    URL(fileURLWithPath: file), expecting: .verbatim("Swift"),
                    limit: (limit, .app.lessSwift)),
                file: file)
        }
        let (left, used) = (sources.filter(\.isSwiftUI), sources.filter { !$0.isSwiftUI })
        guard !used.isEmpty else {
            throw ScriptErrors(
                .fault.found(.app.swiftUIAlone, expected: .app.uikitCode), in: files[0])
        }
        passedOver += left.map { CodeFolder.PassedOver(what: .app.passedSwiftUI, path: $0.file) }
        let read = InterfaceFiles(interfaces) { file throws(ScriptErrors) in
            try ScriptText.read(
                URL(fileURLWithPath: file), expecting: .verbatim("Interface Builder"),
                limit: (limit, .app.lessSwift))
        }
        let imported = ImportedCode(
            used, interfaces: read, name: package.name,
            kit: KitNames(ofPackageAt: package.touchscope),
            passedOver: passedOver, language: Console.language
        ) { progress.update($0, of: files.count) }
        let check =
            try call.has("no-compile")
            ? .unknown(.app.notAsked)
            : CodeCheck(imported.code, module: package.name, libraryAt: package.touchscope)
        try package.write(imported.files + [("IMPORTED.md", imported.list(check))])
        tell(imported.faults(check))
        Console.tell(.app.codeImported(output, summary: imported.summary(check)))
        switch check {
        case .builds: Console.tell(.app.codeBuilds(output, name: package.name))
        case .fails: Console.tell(.app.codeFails(output))
        case .unknown(let why): Console.tell(.app.codeUnknown(why, folder: output))
        }
    }

    /// The largest number of faults that are told one by one.
    private static let most = 20

    /// Tells each fault at its first place.
    private static func tell(_ faults: [ImportedCode.Fault]) {
        var told: Set<Wording> = []
        let first = faults.filter { told.insert($0.what).inserted }
        for fault in first.prefix(most) {
            Console.tell(.list.of(fault.place, said: fault.what))
        }
        if first.count > most { Console.tell(.tell.andMore(first.count - most)) }
    }

    // MARK: Which files

    /// The largest size of a file, in bytes; nobody writes more by hand.
    private static let limit = 8 << 20

    private static func ending(of name: String) -> String {
        URL(fileURLWithPath: name).pathExtension.lowercased()
    }

    /// Returns the file itself; for a folder, the Swift files in it that belong to the app.
    private static func files(
        of name: String
    ) throws -> (files: [String], interfaces: [String], passedOver: [CodeFolder.PassedOver]) {
        guard FileManager.default.isFolder(name) else {
            guard ending(of: name) == "swift" else {
                throw ScriptErrors(
                    .fault.found(.app.otherKind, expected: .app.swiftCode), in: name)
            }
            return ([name], [], [])
        }
        let folder = CodeFolder(name)
        guard !folder.files.isEmpty else { throw ScriptErrors(.app.noSwift, in: name) }
        return (folder.files, folder.interfaces, folder.passedOver)
    }
}
