import Foundation
import TouchHost
import TouchStudy
import TouchWords

/// The findings of an audit in the format that build services read: SARIF 2.1.0.
struct SarifLog: Encodable {
    struct Message: Encodable {
        let text: String
    }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Message
    }

    struct Driver: Encodable {
        var name = "touchscope"
        var version = ProgramVersion.number
        let rules: [Rule]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Artifact: Encodable {
        let uri: String
    }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: Artifact
        let region: Region
    }

    struct Location: Encodable {
        let physicalLocation: PhysicalLocation
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
    }

    struct Run: Encodable {
        let tool: Tool
        /// The unit of columns: a Unicode scalar.
        var columnKind = "unicodeCodePoints"
        let results: [Result]
    }

    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    init(_ report: AuditReport, language: String) {
        let kinds = AuditFinding.Kind.allCases
        let rules = kinds.map {
            Rule(id: $0.rule, shortDescription: Message(text: $0.words[language]))
        }
        let results = report.findings.map { finding in
            Result(
                ruleId: finding.kind.rule, ruleIndex: kinds.firstIndex(of: finding.kind) ?? 0,
                level: finding.isWarning ? "warning" : "note",
                message: Message(text: finding.message(in: language)),
                locations: [Location(physicalLocation: PhysicalLocation(finding))])
        }
        runs = [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]
    }

    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

extension SarifLog.PhysicalLocation {
    fileprivate init(_ finding: AuditFinding) {
        let url = URL(fileURLWithPath: finding.file)
        // A relative path stays relative, because a repository's paths are known wherever it is
        // checked out.
        let relative = finding.file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
        artifactLocation = SarifLog.Artifact(
            uri: finding.file.hasPrefix("/") ? url.absoluteString : relative ?? finding.file)
        region = SarifLog.Region(
            startLine: finding.position.line, startColumn: finding.position.column)
    }
}
