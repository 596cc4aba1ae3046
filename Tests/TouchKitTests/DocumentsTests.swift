import Foundation
import Testing
import TouchTrace

@testable import TouchKit

/// The published lists, beside the sources they speak of.
@Suite struct DocumentsTests {
    private let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func lines(of document: String) throws -> [String] {
        let file = root.appending(path: "Sources/Engine/TouchKit/TouchKit.docc/\(document).md")
        // An item goes on in indented lines.
        return try String(contentsOf: file, encoding: .utf8)
            .replacing("\n  ", with: " ").components(separatedBy: "\n")
    }

    @Test("every rule that a trace can name is published, in order, with how sure it is")
    func rules() throws {
        let items = try lines(of: "Rules").filter { $0.hasPrefix("- **") }
        let published = items.map { $0.dropFirst(4).prefix { $0 != "*" } }.map(String.init)
        #expect(published == Rule.allCases.dropFirst().map(\.description))
        for item in items { #expect(item.contains("["), "\(item)") }
    }

    @Test("every rule that is ours, in whole or part, is a known difference")
    func differences() throws {
        let ours = try lines(of: "Rules").filter {
            $0.hasPrefix("- **") && $0.contains(#/\[[^\]]*ours/#)
        }
        let known = try lines(of: "KnownDifferences").filter { $0.hasPrefix("- **") }
            .joined(separator: "\n")
        for item in ours {
            let rule = item.dropFirst(4).prefix { $0 != "*" }
            let forms = ["**\(rule)**", "**\(rule), ", ", \(rule)**"]
            #expect(forms.contains { known.contains($0) }, "\(rule)")
        }
        #expect(ours.count > 20)
    }

    @Test(
        "every public declaration says what it means",
        arguments: [
            "Engine/TouchGeometry", "Engine/TouchTrace", "Engine/TouchKit", "Picture/TouchPicture",
        ])
    func declarations(module: String) throws {
        let folder = root.appending(path: "Sources/\(module)").path
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder)
        where file.hasSuffix(".swift") {
            let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            var isDocumented = false
            for line in text.components(separatedBy: "\n").map({ $0.drop { $0 == " " } }) {
                if line.hasPrefix("///") {
                    isDocumented = true
                } else if isPublic(line) {
                    #expect(isDocumented, "\(file): \(line)")
                    isDocumented = false
                } else if !line.hasPrefix("@") && !line.hasPrefix("// swift-format") {
                    isDocumented = false
                }
            }
        }
    }

    /// What is inherited, or asked for by a protocol of the library, has its meaning from there.
    private func isPublic(_ line: Substring) -> Bool {
        let words = line.split(separator: " ").drop {
            $0.hasPrefix("@") || $0.hasPrefix("nonisolated")
        }
        guard let first = words.first, ["public", "open"].contains(first) else { return false }
        let isInherited = ["override ", " == (", " hash(into", "_rawHashValue", " extension "]
            .contains { line.contains($0) }
        return !isInherited
    }
}
