@_spi(Hosts) import TouchKit
import TouchPicture

/// A part of the window that wears the shared looks.
protocol Styled: UIView {
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
class ChromeView: UIView, Styled {
    var style: ChromeStyle { didSet { setNeedsDisplay() } }

    init(style: ChromeStyle) {
        self.style = style
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// What it looks like, back to front, in its own coordinates.
    func marks() -> [Mark] { [] }

    final override func draw(_ rect: CGRect) { add(marks()) }
}
