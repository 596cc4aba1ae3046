import Foundation
import Testing
import TouchScript
import TouchStudy

@testable import TouchscopeKit

@MainActor @Suite("Audits for services that build") struct SarifLogTests {
    private func log(_ lines: String, file: String = "my scenes/s.scene") throws -> [String: Any] {
        let scene = try Scene.parse("scene 1 \"s\" 640 x 400\n\(lines)\n", file: file)
        var audit = Audit(scene)
        var clock = 0.0
        audit.run(for: Double(audit.total)) {
            defer { clock += 1 }
            return clock
        }
        let text = try SarifLog(AuditReport(audit, seconds: 1), language: "en").text()
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try #require(value as? [String: Any])
    }

    private func run(_ log: [String: Any]) throws -> [String: Any] {
        try #require((log["runs"] as? [[String: Any]])?.first)
    }

    @Test("A finding has the rule of its kind, its level, its words and the line of the scene")
    func result() throws {
        let log = try log(
            "view below at 40 40 size 200 200\n  tap poke\nview above at 40 40 size 200 200")
        #expect(log["version"] as? String == "2.1.0" && log["$schema"] is String)
        let run = try run(log)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "audit/never-reached")
        #expect(result["level"] as? String == "warning")
        let message = (result["message"] as? [String: Any])?["text"] as? String
        #expect(
            message?.hasPrefix("no finger can reach below, so poke can never act\na tap at ")
                == true)
        let location = (result["locations"] as? [[String: Any]])?.first
        let place = try #require(location?["physicalLocation"] as? [String: [String: Any]])
        #expect(place["artifactLocation"]?["uri"] as? String == "my%20scenes/s.scene")
        #expect(place["region"]?["startLine"] as? Int == 2)
    }

    @Test("All rules are listed, each result points to its own, and there may be no results")
    func rules() throws {
        let run = try run(try log("view far at 700 40 size 100 100", file: "/tmp/s.scene"))
        let driver = (run["tool"] as? [String: [String: Any]])?["driver"]
        let rules = try #require(driver?["rules"] as? [[String: Any]])
        #expect(rules.count == AuditFinding.Kind.allCases.count)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        #expect(result["level"] as? String == "note")
        let calm = try self.run(try log("view card at 40 40 size 200 200\n  tap poke"))
        #expect((calm["results"] as? [Any])?.isEmpty == true)
    }
}
