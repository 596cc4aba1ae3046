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

    package override var nameFromView: String? {
        view?.name(of: ["tap", "double-tap", "triple-tap"][numberOfTapsRequired - 1])
    }

    init(taps: Int) {
        super.init(target: nil, action: nil)
        numberOfTapsRequired = taps
        delaysTouchesEnded = false
    }

    package override func shouldReceive(_ event: UIEvent) -> Bool {
        text?.takesTaps == true && super.shouldReceive(event)
    }

    /// Returns false for the other taps of the same text, beside which this one goes on.
    package override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        !(other is UITextTapRecognizer && other.view === view) && super.canPrevent(other)
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

    package override var nameFromView: String? { view?.name(of: "loupe") }

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
    }

    package override func shouldReceive(_ event: UIEvent) -> Bool {
        text?.takesTaps == true && super.shouldReceive(event)
    }
}

extension UIView {
    /// Adds the recognizers of a text to the view that holds it.
    package func addTextRecognizers(for text: TextHolding) {
        for taps in [3, 2, 1] {
            let tap = UITextTapRecognizer(taps: taps)
            tap.text = text
            if taps == 1 { tap.addTarget(self, action: UIView.tapText, name: "oneFingerTap") }
            addGestureRecognizer(tap)
        }
        let loupe = UIVariableDelayLoupeGesture()
        loupe.text = text
        loupe.addTarget(self, action: UIView.look, name: "loupeGesture")
        addGestureRecognizer(loupe)
    }

    private func tapText(_ tap: UITextTapRecognizer) { tap.text?.placeCursor() }

    private func look(_ loupe: UIVariableDelayLoupeGesture) {
        if loupe.state == .ended { loupe.text?.placeCursor() }
    }
}
