import Testing
import TouchKit
import TouchTrace

/// Tells every change of state and every delivery, and complains of those nobody asserted.
///
/// ```swift
/// let exam = Exam(board)
/// exam.step("a tap") { board.tap() }
/// exam.saw("C gets began of finger 1")
/// exam.finish()
/// ```
final class Exam {
    private let board: Board
    private let complain: (String) -> Void
    private var step = "the start"
    private var read = 0
    private var unasserted: [String] = []

    init(_ board: Board, complain: @escaping (String) -> Void = { Issue.record("\($0)") }) {
        self.board = board
        self.complain = complain
    }

    /// Does something. What came of the step before must have been asserted by now.
    func step(_ name: String, _ body: () -> Void) {
        finish()
        step = name
        body()
        let records = board.trace.records[read...]
        read = board.trace.records.count
        unasserted = records.filter { Exam.kinds.contains($0.entry.kind) }
            .map { board.trace.sentence($0.entry) }
    }

    /// The next facts, in order.
    func saw(_ facts: String...) {
        for fact in facts {
            guard let first = unasserted.first else {
                complain("after \(step): expected «\(fact)», and nothing more happened")
                continue
            }
            unasserted.removeFirst()
            if first != fact { complain("after \(step): expected «\(fact)», found «\(first)»") }
        }
    }

    /// Nothing else may have happened.
    func finish() {
        guard !unasserted.isEmpty else { return }
        let list = unasserted.map { "«\($0)»" }.joined(separator: ", ")
        complain("after \(step): nobody asserted \(list)")
        unasserted = []
    }

    private static let kinds = ["transition", "delivery", "cancellation"]
}

@Suite struct ExamTests {
    private func exam() -> (Board, Exam, () -> [String]) {
        let board = Board()
        board.add(UITapGestureRecognizer(), "tap", to: board.c)
        var complaints: [String] = []
        return (board, Exam(board) { complaints.append($0) }, { complaints })
    }

    @Test("An examination in which everything is asserted passes")
    func complete() {
        let board = Board()
        let swipe = board.add(UISwipeGestureRecognizer(), "flick", to: board.a)
        board.add(UIPanGestureRecognizer(), "drag", to: board.a).require(toFail: swipe)
        let exam = Exam(board)
        exam.step("a finger down") { board.down() }
        exam.saw("C gets began of finger 1")
        exam.step("a flick") { board.drag(by: 60, 0, steps: 2) }
        exam.saw(
            "C gets moved of finger 1", "flick: possible → ended, analysis",
            "drag: possible → failed, requirement broken, flick",
            "C loses finger 1: recognized, flick", "C gets cancelled of finger 1")
        exam.step("the lift") { board.up() }
        exam.finish()
    }

    @Test("What nobody asserted is told, with the step it came after")
    func unasserted() {
        let (board, exam, complaints) = exam()
        exam.step("a finger down") { board.down() }
        exam.step("the lift") { board.up() }
        exam.saw("tap: possible → ended, analysis")
        exam.finish()
        #expect(
            complaints() == [
                "after a finger down: nobody asserted «C gets began of finger 1»",
                "after the lift: nobody asserted «C loses finger 1: recognized, tap», "
                    + "«C gets cancelled of finger 1»",
            ])
    }

    @Test("What did not happen, or happened otherwise, is told")
    func wrong() {
        let (board, exam, complaints) = exam()
        exam.step("a finger down") { board.down() }
        exam.saw("C gets moved of finger 1", "tap: possible → ended, analysis")
        #expect(
            complaints() == [
                "after a finger down: expected «C gets moved of finger 1», "
                    + "found «C gets began of finger 1»",
                "after a finger down: expected «tap: possible → ended, analysis», "
                    + "and nothing more happened",
            ])
    }
}
