import Foundation
import Testing

@testable import conformance

@Suite struct ConformanceTests {
    @Test("A rule is a list item with a bold identifier; its brackets say how sure it is")
    func rules() {
        let page = """
            # Rules
            - **HT1** Hidden views are
              passed over. [documented; exactly 0.01: ours]
            - **AR10** Cycles fail. [ours] Together. [told]

            ## Next
            - **bold** is no rule.
            """
        #expect(
            RuleStatement.all(in: page) == [
                RuleStatement(id: "HT1", confidence: "documented; exactly 0.01: ours"),
                RuleStatement(id: "AR10", confidence: "ours; told"),
            ])
    }

    @Test("A test's title names the rules before the colon")
    func titles() {
        let source = """
            @Test("AR9, AR12: single, then double") func a() {}
            @Test("DL4(g): views in order",
                arguments: [1, 2]) func b() {}
            @Test("No rule: here") func c() {}
            @Test func d() {}
            """
        #expect(
            TestTitle.all(in: source) == [
                TestTitle(rules: ["AR9", "AR12"], statement: "single, then double"),
                TestTitle(rules: ["DL4(g)"], statement: "views in order"),
            ])
    }

    @Test("The page tells pinned rules from open ones")
    func page() {
        let table = ConformanceTable(
            rules: [
                RuleStatement(id: "DL4", confidence: "documented"),
                RuleStatement(id: "HT1", confidence: "ours"),
            ],
            titles: [TestTitle(rules: ["DL4(g)"], statement: "a | b")])
        #expect(table.open.map(\.id) == ["HT1"])
        #expect(table.markdown.contains("| DL4 | documented | pinned by 1 | a \\| b |"))
        #expect(table.markdown.contains("| HT1 | ours | open |  |"))
    }
}

@Suite struct SurfaceTests {
    private let surface = Surface([
        """
        /// A view. It has more to say.
        open class UIView: UIResponder {
            /// Where it is.
            open var frame: CGRect { .zero }
            /// Its tint; inert.
            public var tintColor: UIColor?
            func own() {}
        }

        /// Moves the hand; inert.
        public final class UIFeedback {
            public init() {}
        }

        class UIHidden {
            public var seen = 0
        }
        """,
        """
        extension UIView {
            /// More.
            public func layoutIfNeeded() {}
        }
        """,
    ])

    @Test("Public types and their public members are read, wherever they stand")
    func entries() {
        #expect(surface.entries.keys.sorted() == ["UIFeedback", "UIView"])
        #expect(surface.entries["UIView"]?.members == ["frame", "tintColor", "layoutIfNeeded"])
        #expect(surface.entries["UIView"]?.summary == "A view.")
    }

    @Test(
        "What its description calls inert is listed as such, and what is wanted and not there as missing"
    )
    func page() {
        let page = surface.markdown(wanted: ["UIView", "UITableView"])
        #expect(page.contains("| `UIFeedback` | 1 | Moves the hand; inert. |"))
        #expect(page.contains("Members: `UIView.tintColor`."))
        #expect(page.contains("these are not here:\n`UITableView`."))
    }
}

@Suite struct SymbolGraphTests {
    @Test("A public symbol without a comment is named; overrides and other modules' need none")
    func undocumented() throws {
        func symbol(_ name: String, file: String, comment: Bool = false) -> String {
            """
            {"identifier": {"precise": "\(name)"}, "pathComponents": ["UIView", "\(name)"],
             \(comment ? #""docComment": {"lines": []},"# : "")
             "location": {"uri": "file:///there/\(file)", "position": {"line": 11}}}
            """
        }
        let graph = """
            {"symbols": [
                \(symbol("frame", file: "Sources/UIView.swift")),
                \(symbol("bounds", file: "Sources/UIView.swift", comment: true)),
                \(symbol("touchesBegan", file: "Sources/UIView.swift")),
                \(symbol("==(_:_:)", file: "Sources/UIView.swift")),
                \(symbol("printf", file: "usr/include/stdio.h"))],
             "relationships": [{"kind": "overrides", "source": "touchesBegan"}]}
            """
        #expect(
            try SymbolGraph(Data(graph.utf8)).undocumented
                == ["Sources/UIView.swift:12: UIView.frame"])
    }
}
