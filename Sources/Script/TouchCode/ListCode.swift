/// The rows of lists, which UIKit has in its tables alone: a class that the code brings along, as the session has it.
enum ListCode {
    static let rowName = "ListRow"

    static let source = """
        /// A row of a list, which answers to touches as the cell of a table does: it lights when it gets its touch, which in a
        /// scroll view is late, gives the touch up to scrolling, and is selected when the finger lifts.
        private class ListRow: UIControl {
            override var isHighlighted: Bool {
                didSet { setNeedsDisplay() }
            }

            override var isSelected: Bool {
                didSet { setNeedsDisplay() }
            }

            /// Of the rows beside one another one is selected.
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
                super.endTracking(touch, with: event)
                guard isTouchInside else { return }
                for case let row as ListRow in superview?.subviews ?? [] { row.isSelected = row === self }
            }

            override func draw(_ rect: CGRect) {
                super.draw(rect)
                guard isHighlighted || isSelected else { return }
                UIColor(white: 0, alpha: isHighlighted ? 0.25 : 0.12).setFill()
                UIBezierPath(rect: bounds).fill()
            }
        }
        """
}
