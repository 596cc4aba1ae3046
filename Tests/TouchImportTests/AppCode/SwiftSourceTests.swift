import Testing
import TouchScript
import TouchWords

@testable import TouchImport

@Suite("Swift, taken apart") struct SwiftSourceTests {
    private func words(_ text: String) throws -> [String] {
        try SwiftSource(text, file: "a.swift").tokens.map(\.text)
    }

    @Test(
        "comments, strings, numbers and names are told apart",
        arguments: [
            ("a /* b /* c */ d */ e // f\ng", ["a", "e", "g"]),
            (
                #""a \(b("c") + "}") d" e"#,
                ["\"a \\(", "b", "(", "\"c\"", ")", "+", "\"}\"", ") d\"", "e"]
            ),
            (##"#"a \("# #"\#(b)"#"##, [##"#"a \("#"##, ##"#"\#("##, "b", ##")"#"##]),
            ("\"\"\"\n\"a\" \\\"\"\" {\n\"\"\" b", ["\"\"\"\n\"a\" \\\"\"\" {\n\"\"\"", "b"]),
            (
                "0x1F 1_0.5e-3 1...2 a.0.b",
                ["0x1F", "1_0.5e-3", "1", ".", ".", ".", "2", "a", ".", "0", ".", "b"]
            ),
            ("`class`->#selector $0 #/a\\/b/#", ["`class`", "->", "#selector", "$0", "#/a\\/b/#"]),
            ("#!/usr/bin/swift\nü", ["ü"]), ("Set<[A]>?", ["Set", "<", "[", "A", "]", ">", "?"]),
        ])
    func tokens(text: String, expected: [String]) throws {
        #expect(try words(text) == expected)
    }

    @Test(
        "what is no Swift is told with its place",
        arguments: [
            ("a\n  \"b\n\"", "a.swift:2:3: found an unterminated string, expected '\"'"),
            ("/* a /* */", "a.swift:1:1: found an unterminated comment, expected '*/'"),
            ("f(\n[1)", "a.swift:2:3: found ')', expected its opening bracket first"),
            ("class A {", "a.swift:1:9: found a '{' that is never closed, expected '}'"),
            ("}", "a.swift:1:1: found '}', expected its opening bracket first"),
            ("\"\\(a", "a.swift:1:3: found an unterminated interpolation, expected ')'"),
            ("\"a\\", "a.swift:1:1: found an unterminated string, expected '\"'"),
            ("#/a", "a.swift:1:1: found an unterminated regular expression, expected '/#'"),
        ])
    func faults(text: String, told: String) {
        #expect { try SwiftSource(text, file: "a.swift") } throws: { "\($0)" == told }
    }

    @Test("declarations are found, with their parts")
    func declarations() throws {
        let source = try SwiftSource(
            """
            @objc public final class A<T: B>: UIView, C where T: D {
                private(set) lazy var a: [Int: () -> Void] = { [:] }()
                class func b(_ c: Set<Int> = [], d e: @escaping (Int, Int) -> Void) async throws -> Int { 1 }
                required init?(coder: NSCoder) { nil }
                struct E {}
                #if DEBUG
                deinit { a() }
                #endif
            }
            extension A.E: F {}
            """, file: "a.swift")
        let type = source.declarations[0]
        #expect(type.name == "A" && type.inherited == ["UIView", "C"] && type.isGeneric)
        #expect(type.members.map(\.name) == ["a", "b", "init", "E", "deinit"])
        let function = type.members[1]
        #expect(
            function.isStatic && function.reference == "b(_:d:)"
                && function.objectiveCName == "b:d:")
        #expect(function.parameters.map(\.hasDefault) == [true, false])
        #expect(source.text(tokens: type.members[0].type) == "[Int: () -> Void]")
        #expect(source.declarations[1].name == "A.E" && type.members[3].path == "A.E")
    }
}
