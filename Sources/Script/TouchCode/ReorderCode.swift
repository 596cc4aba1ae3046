import TouchScript

/// The presses that move the rows of scroll views, as code.
extension CodeWriter {
    var hasReordering: Bool { cast.responders.contains { $0.reordering != nil } }

    func writeReorderings() {
        for case let mover? in cast.responders.map({ $0.reordering }) {
            text.line("private let \(mover) = \(BroughtClass.rowMover.name)()")
        }
    }

    /// Writes the press that moves the rows of a scroll view.
    func writeReordering(of member: CodeMember) {
        guard let mover = member.reordering else { return }
        text.about(member.name, .clause("reorders")) {
            text.line("\(mover).name = \(quoted(OwnRecognizer.reorder.name(of: member.name)))")
            text.line("\(mover).moved = { [unowned self] row, source, place in")
            text.indented {
                text.line(#"let name = row.accessibilityIdentifier ?? """#)
                text.line(#"\#(member.identifier).tell("\(name) \(source) → \(place)")"#)
            }
            text.line("}")
            text.line("\(member.identifier).addGestureRecognizer(\(mover))")
        }
    }

    func writeReorderingClasses() {
        guard hasReordering else { return }
        for own in [BroughtClass.rowMover, .edgeScroll] {
            text.gap()
            text.line(own.source)
        }
    }
}
