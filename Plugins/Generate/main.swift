// Writes generated files:
//
// generate code FOLDER SCENE…
//     the UIKit code of scenes, a Swift file for each, and Written.swift, a table of them all
// generate syntax FOLDER
//     the syntax files that color scenes and tapes in text editors

import Foundation
import TouchCode
import TouchScript

func write(_ text: String, to folder: URL, _ path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Written only if that changes it, so that nothing is recompiled needlessly.
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
}

/// Returns the name of the internal subclass of `base` that a scene's code declares.
func className(_ base: String, in listing: CodeListing) -> String? {
    let head = "final class "
    return listing.lines.first { $0.hasPrefix(head) && $0.hasSuffix(": \(base) {") }
        .map { String($0.dropFirst(head.count).prefix { $0 != ":" }) }
}

func writeCode(of scenes: [URL], to folder: URL) throws {
    var launches = ""
    var applications = ""
    for file in scenes {
        guard case .scene(let scene) = try ScriptFile.load(file) else { continue }
        let listing = scene.code()
        let name = file.deletingPathExtension().lastPathComponent
        try write(listing.text, to: folder, "\(name).swift")
        func row(_ base: String) -> String {
            className(base, in: listing).map { "        \"\(name)\": { \($0)() },\n" } ?? ""
        }
        launches += row("UIResponder")
        applications += row("UIApplication")
    }
    let table = """
        import UIKit

        /// The code of each scene, by the scene's name.
        @MainActor enum Written {
            static let launches: [String: () -> UIApplicationDelegate] = [
        \(launches)    ]

            /// The applications of scenes that say what they do.
            static let applications: [String: () -> UIApplication] = [
        \(applications)    ]
        }

        """
    try write(table, to: folder, "Written.swift")
}

let arguments = CommandLine.arguments.dropFirst()
let files = arguments.dropFirst().map { URL(filePath: $0) }
switch (arguments.first, files.first) {
case ("code", let folder?): try writeCode(of: Array(files.dropFirst()), to: folder)
case ("syntax", let folder?):
    for file in SyntaxFile.all { try write(file.text, to: folder, file.path) }
default:
    FileHandle.standardError.write(
        Data("usage: generate code FOLDER SCENE…, or generate syntax FOLDER\n".utf8))
    exit(2)
}
