import TouchKit

// The recognizers that text fields and text views bring, by the names under which public logs show
// them (RT5, RT6). There is no selection here: beyond the single tap, they only take touches from
// recognizers around.

/// A tap of a text's own: it places the cursor, or selects.
package final class UITextTapRecognizer: UITapGestureRecognizer {
    init(taps: Int) {
        super.init(target: nil, action: nil)
        numberOfTapsRequired = taps
        delaysTouchesEnded = false
    }

    package override func shouldReceive(_ event: UIEvent) -> Bool {
        (view as? any TextHolding)?.takesTaps == true && super.shouldReceive(event)
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
    init() {
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
    }

    package override func shouldReceive(_ event: UIEvent) -> Bool {
        (view as? any TextHolding)?.takesTaps == true && super.shouldReceive(event)
    }
}

extension UIGestureRecognizer {
    /// Returns whether `other` is a tap of the same text, beside which this one goes on.
    fileprivate func isOfSameText(_ other: UIGestureRecognizer) -> Bool {
        other is UITextTapRecognizer && other.view === view
    }
}

/// A view with text of its own.
protocol TextHolding: UIView {
    /// Indicates whether the text takes taps: to be edited, or to be selected.
    var takesTaps: Bool { get }
    /// Places the cursor, and with it begins to edit, if it can be edited.
    func placeCursor()
}

extension TextHolding {
    /// Adds the text's own recognizers.
    func addTextRecognizers() {
        for taps in [3, 2, 1] {
            let tap = UITextTapRecognizer(taps: taps)
            if taps == 1 { tap.addTarget(self, action: Self.tapped, name: "oneFingerTap") }
            addGestureRecognizer(tap)
        }
        let loupe = UIVariableDelayLoupeGesture()
        loupe.addTarget(self, action: Self.looked, name: "loupeGesture")
        addGestureRecognizer(loupe)
    }

    private func tapped() { placeCursor() }

    private func looked(_ loupe: UIVariableDelayLoupeGesture) {
        if loupe.state == .ended { placeCursor() }
    }
}
