@_spi(Hosts) import TouchKit
import TouchPicture

/// A part of the window that wears the shared looks.
package protocol Styled: UIView {
    var style: ChromeStyle { get set }
}

extension UIView {
    /// Gives the looks to every part of this branch.
    func wear(_ style: ChromeStyle) {
        (self as? any Styled)?.style = style
        for part in subviews { part.wear(style) }
    }

    func add(_ marks: [Mark]) {
        for mark in marks { UIGraphicsGetCurrentContext()?.add(mark) }
    }
}

/// A part of the window that only paints.
package class ChromeView: UIView, Styled {
    package var style: ChromeStyle { didSet { setNeedsDisplay() } }

    init(style: ChromeStyle) {
        self.style = style
        super.init(frame: .zero)
    }

    package required init?(coder: NSCoder) { nil }

    /// What it looks like, back to front, in its own coordinates.
    func marks() -> [Mark] { [] }

    package final override func draw(_ rect: CGRect) { add(marks()) }
}
