// The recognizers that text fields and text views bring, by the names under which public logs show
// them (RT5, RT6). There is no selection here: beyond the single tap, they only take touches from
// recognizers around.

/// A view with text of its own.
@MainActor package protocol TextHolding: AnyObject {
    /// Indicates whether the text takes taps: to be edited, or to be selected.
    var takesTaps: Bool { get }
    /// Places the cursor, and with it begins to edit, if it can be edited.
    func placeCursor()
}

/// A tap of a text's own: it places the cursor, or selects.
package final class UITextTapRecognizer: UITapGestureRecognizer {
    @Weak fileprivate var text: TextHolding?

    package override var name: String? {
        get {
            super.name ?? ownName(["tap", "double-tap", "triple-tap"][numberOfTapsRequired - 1])
        }
        set { super.name = newValue }
    }

    init(taps: Int) {
        super.init(target: nil, action: nil)
        numberOfTapsRequired = taps
        delaysTouchesEnded = false
    }

    package override func shouldReceive(_ event: UIEvent) -> Bool {
        text?.takesTaps == true && super.shouldReceive(event)
    }

    package override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        !isOfSameText(other) && super.canPrevent(other)
    }

    /// Returns false for the same tap of somebody else's on the text: it is added later, and loses
    /// all the same (RT10).
    package override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        let tap = other as? UITapGestureRecognizer
        let isSameTap =
            other.view === view && tap?.numberOfTapsRequired == numberOfTapsRequired
            && tap?.numberOfTouchesRequired == numberOfTouchesRequired
        return !isSameTap && super.canBePrevented(by: other)
    }
}

/// A long press of a text's own, which shows the place of the cursor.
package final class UIVariableDelayLoupeGesture: UILongPressGestureRecognizer {
    @Weak fileprivate var text: TextHolding?

    package override var name: String? {
        get { super.name ?? ownName("loupe") }
        set { super.name = newValue }
    }

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
    }

    package override func shouldReceive(_ event: UIEvent) -> Bool {
        text?.takesTaps == true && super.shouldReceive(event)
    }
}

extension UIGestureRecognizer {
    /// Returns whether `other` is a tap of the same text, beside which this one goes on.
    fileprivate func isOfSameText(_ other: UIGestureRecognizer) -> Bool {
        other is UITextTapRecognizer && other.view === view
    }

    /// Returns the name of a part of a named view, as in `search.tap`.
    fileprivate func ownName(_ part: String) -> String? {
        view?.accessibilityIdentifier.map { "\($0).\(part)" }
    }
}

extension UIView {
    /// Adds the recognizers of a text to the view that holds it.
    package func addTextRecognizers(for text: TextHolding) {
        for taps in [3, 2, 1] {
            let tap = UITextTapRecognizer(taps: taps)
            tap.text = text
            if taps == 1 {
                tap.addTarget(
                    self,
                    action: Selector("oneFingerTap") { (_: UIView) in
                        { (recognizer: UIGestureRecognizer) in
                            (recognizer as? UITextTapRecognizer)?.text?.placeCursor()
                        }
                    })
            }
            addGestureRecognizer(tap)
        }
        let loupe = UIVariableDelayLoupeGesture()
        loupe.text = text
        loupe.addTarget(
            self,
            action: Selector("loupeGesture") { (_: UIView) in
                { (recognizer: UIGestureRecognizer) in
                    guard recognizer.state == .ended else { return }
                    (recognizer as? UIVariableDelayLoupeGesture)?.text?.placeCursor()
                }
            })
        addGestureRecognizer(loupe)
    }
}
