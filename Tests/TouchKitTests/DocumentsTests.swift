import Foundation
import Testing

@testable import TouchKit

/// The published lists, beside the sources they speak of.
@Suite struct DocumentsTests {
    private func lines(of document: String) throws -> [String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appending(path: "Sources/TouchKit/TouchKit.docc/\(document).md")
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
}
