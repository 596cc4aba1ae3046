import TouchPicture

#if canImport(Foundation)
    /// An object into which the keyboard writes while it is first responder. Views of the program's
    /// own conform to it as those of UIKit do.
    @MainActor public protocol UIKeyInput: AnyObject {
        /// Indicates whether there is any text.
        var hasText: Bool { get }
        /// Inserts text where the cursor is.
        func insertText(_ text: String)
        /// Deletes the letter before the cursor.
        func deleteBackward()
    }

    extension UIApplication {
        /// The frame of the keyboard, in the coordinates of the screen, as the host reports it; nil
        /// while there is none on the screen, as by default (RT9).
        public var keyboardFrame: CGRect? {
            get { kept["keyboardFrame"] }
            set { kept["keyboardFrame"] = newValue }
        }
    }

    extension UIScrollView {
        /// The speed of a finger downwards, in points per second, at which the keyboard goes: a
        /// guess.
        private static let keyboardFlick = 300.0

        /// Makes the first responder that has the keyboard resign, if this scroll view's mode and
        /// its drag say so (RT8, RT9).
        func dismissKeyboard(with pan: UIPanGestureRecognizer) {
            guard keyboardDismissMode != .none, let writer = root?.firstResponder,
                writer is UIKeyInput
            else { return }
            let goes =
                switch keyboardDismissMode {
                case .none: false
                case .onDrag, .onDragWithAccessory: pan.state == .began
                case .interactive, .interactiveWithAccessory:
                    pan.state == .ended && pullsKeyboardDown(pan)
                }
            if goes { writer.resignFirstResponder() }
        }

        /// Returns whether the finger lifts with the keyboard half gone, or on its fast way down:
        /// the keyboard follows it from where it crosses the upper edge (RT9).
        private func pullsKeyboardDown(_ pan: UIPanGestureRecognizer) -> Bool {
            guard let root, let frame = application?.keyboardFrame else { return false }
            let depth = root.pointToParent(pan.location(in: nil)).y - frame.minY
            guard depth > 0 else { return false }
            let speed = hasRested ? 0 : pan.velocity(in: nil).y
            return depth > frame.height / 2 || speed > Self.keyboardFlick
        }
    }
#else
    extension UIScrollView {
        /// Does nothing: a page has no keyboard on its screen.
        @inline(__always)
        func dismissKeyboard(with pan: UIPanGestureRecognizer) {}
    }
#endif
