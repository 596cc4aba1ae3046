import TouchPicture

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

extension UIScrollView {
    /// The speed of a finger downwards, in points per second, at which the keyboard goes: a guess.
    private static let keyboardFlick = 300.0

    /// Makes the first responder that has the keyboard resign, if this scroll view's mode and its
    /// drag say so (RT8, RT9).
    func dismissKeyboard(with pan: UIPanGestureRecognizer) {
        guard keyboardDismissMode != .none, let writer = root?.firstResponder, writer.takesText
        else { return }
        switch keyboardDismissMode {
        case .none: break
        case .onDrag, .onDragWithAccessory:
            if pan.state == .began { writer.resignFirstResponder() }
        case .interactive, .interactiveWithAccessory: pullKeyboard(of: writer, with: pan)
        }
    }

    /// Lets the keyboard follow the finger from where it crosses the upper edge. If the finger
    /// lifts with the keyboard half gone, or on its fast way down, it goes (RT9).
    private func pullKeyboard(of writer: UIResponder, with pan: UIPanGestureRecognizer) {
        guard let root, let application, let frame = application.keyboardFrame else { return }
        let depth = root.pointToParent(pan.location(in: nil)).y - frame.minY
        let isOver = pan.state == .ended || pan.state == .cancelled
        application.keyboard?.pull(by: isOver ? 0 : depth)
        guard pan.state == .ended, depth > 0 else { return }
        let speed = hasRested ? 0 : pan.velocity(in: nil).y
        if depth > frame.height / 2 || speed > UIScrollView.keyboardFlick {
            writer.resignFirstResponder()
        }
    }
}
