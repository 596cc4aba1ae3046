@_spi(Hosts) import TouchKit
import TouchPicture
import TouchWords

/// A part of the window in the shared style.
package protocol Styled: UIView {
    var style: ChromeStyle { get set }
}

extension UIView {
    /// Applies a style to every view of this branch.
    func wear(_ style: ChromeStyle) {
        (self as? any Styled)?.style = style
        for part in subviews { part.wear(style) }
    }

    func add(_ marks: [Mark]) {
        for mark in marks { UIGraphicsGetCurrentContext()?.add(mark) }
    }

    func add(_ marks: Mark...) { add(marks) }
}

/// A part of the window that only paints.
package class ChromeView: UIView, Styled {
    package var style: ChromeStyle { didSet { setNeedsDisplay() } }

    init(style: ChromeStyle) {
        self.style = style
        super.init(frame: .zero)
    }

    package required init?(coder: NSCoder) { nil }

    /// Returns what the view shows, back to front, in its own coordinates.
    func marks() -> [Mark] { [] }

    package final override func draw(_ rect: CGRect) { add(marks()) }
}

/// A part of the window that asks for acts; subclasses supply its content.
package class CommandView: ChromeView, Commanding {
    final let perform: Performer

    init(style: ChromeStyle, perform: Performer) {
        self.perform = perform
        super.init(style: style)
        for part in parts { addSubview(part) }
    }

    package required init?(coder: NSCoder) { nil }

    /// The views that are in it from the beginning, back to front.
    var parts: [UIView] { [] }
}

/// An object with buttons that ask for acts.
protocol Commanding {
    var style: ChromeStyle { get }
    var perform: Performer { get }
}

extension Commanding {
    /// Creates a button for an act, with the words of the table of acts.
    /// - Parameter words: the words to show instead; nil for those of the table.
    func button<Button: WordButton>(
        _ act: some Act, icon: Icon? = nil, words: Wording? = nil,
        as kind: Button.Type = PillButton.self
    ) -> Button {
        let words = words ?? ActTable.all.sentence(of: act)
        return Button(words, icon: icon, style: style) { [perform] in perform(act) }
    }
}
