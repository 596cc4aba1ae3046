import Testing

/// Each shape of `#selector`, as the table of `Selector` has it.
@Suite("An app's selectors, rewritten") struct SelectorRewritingTests {
    private static let board = """
        class Board: UIView {
            func tapped() {}
            func tapped(_ a: Any) {}
            func moved(sender: Any) {}
            func pressed(_ a: Any, event: UIEvent) {}
            @objc(hit:) func struck(_ a: Any) {}
            static func begin() {}
            var score = 1
            func inherited() {}
        }
        @objc protocol CardDelegate { func chosen(_ a: Int) }
        """

    @Test(
        "within a class",
        arguments: [
            ("#selector(moved)", "Selector(\"movedWithSender:\", Board.moved(sender:))"),
            ("#selector(moved(sender:))", "Selector(\"movedWithSender:\", Board.moved(sender:))"),
            ("#selector(self.tapped(_:))", "Selector(\"tapped:\", Board.tapped(_:))"),
            ("#selector(Board.tapped(_:))", "Selector(\"tapped:\", Board.tapped(_:))"),
            (
                "#selector(tapped as () -> Void)",
                "Selector(\"tapped\", Board.tapped as (Board) -> ( ) -> Void)"
            ),
            ("#selector(tapped)", "Selector(\"tapped\", Board.tapped as (Board) -> () -> Void)"),
            (
                "#selector(pressed(_:event:))",
                "Selector(\"pressed:event:\", Board.pressed(_:event:))"
            ),
            ("#selector(struck(_:))", "Selector(\"hit:\", Board.struck(_:))"),
            ("Selector(\"hit:\")", "Selector(\"hit:\", Board.struck(_:))"),
            ("Selector((\"tapped:\"))", "Selector(\"tapped:\", Board.tapped(_:))"),
            ("NSSelectorFromString(\"tapped:\")", "Selector(\"tapped:\", Board.tapped(_:))"),
            ("Selector(\"unknown\")", "Selector(\"unknown\")"),
            (
                "#selector(Board.begin)",
                "Selector(\"begin\") { (_: AnyObject) in { Board.begin() } }"
            ),
            (
                "#selector(CardDelegate.chosen(_:))",
                "Selector(\"chosen:\") { (other: any CardDelegate) in { other.chosen($0) } }"
            ),
            (
                "#selector(UIView.removeFromSuperview)",
                "Selector(\"removeFromSuperview\", UIView.removeFromSuperview)"
            ),
            ("#selector(getter: object.score)", "Selector(\"score\")"),
            ("#selector(getter: score)", "Selector(\"score\") { (it: Board) in { it.score } }"),
            (
                "#selector(setter: Board.score)",
                "Selector(\"setScore:\") { (it: Board) in { it.score = $0 } }"
            ),
        ])
    func within(before: String, after: String) throws {
        let text = try Rewritten(
            Self.board, "extension Board { func a() { go(\(before)) } }"
        ).text(1)
        #expect(text == "extension Board { func a() { go(\(after)) } }")
    }

    @Test("of another class, of the class above, of a type in a type, and of a property's class")
    func elsewhere() throws {
        let text = try Rewritten(
            Self.board,
            """
            class Sub: Board {
                class Inner: UIView { func a() { go(#selector(b)) }; func b() {} }
                let board: Board
                lazy var c = go(#selector(inherited), #selector(board.moved), #selector(Inner.b))
            }
            """
        ).text(1)
        #expect(text.contains("go(Selector(\"b\", Sub.Inner.b))"))
        #expect(
            text.contains(
                "go(Selector(\"inherited\", Sub.inherited), "
                    + "Selector(\"movedWithSender:\", Board.moved(sender:)), "
                    + "Selector(\"b\", Sub.Inner.b))"), "\(text)")
    }
}
