import Foundation
import TestSupport
import Testing
import TouchScript

@testable import TouchImport

/// What is four times as long may take four times as long, and not sixteen times.
@Suite("Large apps' code", .serialized) struct LargeCodeTests {
    /// Code of `count` like parts.
    nonisolated struct Pattern: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: @Sendable (_ count: Int) -> String

        init(
            _ name: String, around: (String, String) = ("", ""),
            _ part: @escaping @Sendable (Int) -> String
        ) {
            testDescription = name
            text = { around.0 + (0..<$0).map(part).joined() + around.1 }
        }
    }

    private nonisolated static let patterns = [
        Pattern("classes in a class", around: ("class A {\n", "}\n")) {
            "    @objc class C\($0): UIView { @objc func f() {} }\n"
        },
        Pattern("classes one in the other") {
            let depth = 100
            return (0..<depth).map { "class C\($0) {\n" }.joined() + "// \($0)\n"
                + String(repeating: "}\n", count: depth)
        },
        Pattern("selectors of methods", around: ("class A {\nlet p: A\n", "}\n")) {
            "    @objc func f\($0)() { s = #selector(f\($0)); t = #selector(p.f\($0)); u = Selector((\"f\($0)\")) }\n"
        },
        Pattern("attributes of nothing") { _ in "@objc " },
        Pattern("classes without bodies") { "class C\($0)\n" },
        Pattern("functions without parameters") { "func f\($0)\n" },
        Pattern("signs") { _ in "#" },
        Pattern("names that are not here", around: ("class A { func f() {\n", "}}\n")) {
            "    UINothing\($0)(CGRectMake(0, 0, 1, 1))\n"
        },
        Pattern("overrides in extensions", around: ("class A: UIView {}\n", "")) {
            "class B\($0): A { override func f\($0)() {} }\nextension A { @objc func f\($0)() {} }\n"
        },
        Pattern("optional requirements", around: ("@objc protocol P {\n", "}\n")) {
            "    @objc optional func f\($0)() -> Bool\n"
        },
        Pattern("outlets", around: ("class A: UIView {\n", "}\n")) {
            "    @IBOutlet weak var a\($0): A!\n    @IBAction func f\($0)() {}\n"
        },
        Pattern("extensions", around: ("class A: UIView {}\n", "")) {
            "extension A { @objc func f\($0)() { g = #selector(f\($0)) } }\n"
        },
        Pattern("classes that descend from each other") {
            "class C\($0): C\($0 + 1) { override func f() {} }\n"
        },
        Pattern("one long line", around: ("class A { ", "}\n")) { "@objc func f\($0)() {}; " },
    ]

    @Test("the time grows with the length", arguments: patterns)
    func linear(pattern: Pattern) throws {
        // So long that what takes as long for each is nothing beside it.
        var count = 25
        while try seconds(pattern.text(count)) < 0.02, count < 20_000 { count *= 2 }
        let short = try seconds(pattern.text(count))
        let long = try seconds(pattern.text(4 * count))
        #expect(long < 9 * short, "\(count): \(short) s, four times as much: \(long) s")
    }

    /// Of the processor, the least of several.
    private func seconds(_ text: String) throws -> Double {
        let runs = try (0..<3).map { _ in
            try timed {
                ImportedCode([try SwiftSource(text, file: "a.swift")], name: "App", kit: Self.kit)
            }
        }
        return runs.map(\.seconds).min() ?? 0
    }

    /// In which nothing is.
    private static let kit = KitNames(ofPackageAt: "/nowhere")

    @Test(
        "what is nested deeper than Swift's compiler goes is told with its place",
        arguments: [
            (
                String(repeating: "(", count: 10_000),
                "a.swift:1:257: found brackets nested 257 deep, expected at most 256"
            ),
            (
                String(repeating: "\"\\(", count: 10_000),
                "a.swift:1:771: found interpolations nested 257 deep, expected at most 256"
            ),
        ])
    func nested(text: String, told: String) {
        #expect { try SwiftSource(text, file: "a.swift") } throws: { "\($0)" == told }
    }

    @Test("places on long lines are counted in letters")
    func places() {
        let text = String(repeating: "aü😀", count: 700)
        let places = SourcePlaces(of: Array("\n\(text)\n\(text)".utf8))
        for (letter, index) in text.indices.enumerated() where letter % 97 == 0 {
            let place = text.utf8.distance(from: text.startIndex, to: index)
            let (first, second) = (1 + place, 2 + text.utf8.count + place)
            #expect(places.position(of: first) == .init(line: 2, column: letter + 1))
            #expect(places.position(of: second) == .init(line: 3, column: letter + 1))
        }
    }
}
