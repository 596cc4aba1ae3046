import TouchKit

/// A row of a list that reacts to touches as the cell of a table does: it lights up when it gets a
/// touch, late in a scroll view, gives the touch up to scrolling, and is selected on the lift.
class ListRow: UIControl {
    override var isHighlighted: Bool {
        didSet { setNeedsDisplay() }
    }

    override var isSelected: Bool {
        didSet { setNeedsDisplay() }
    }

    /// Selects this row, and deselects its siblings.
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
