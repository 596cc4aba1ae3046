import TouchScript

/// A recognizer of scenes that UIKit does not have, as the session has it: a class that the code brings along.
enum FingerDownCode {
    static let className = "FingerDownRecognizer"

    static let source = """
        /// Recognises that a finger has come down, and goes on until it lifts.
        ///
        /// A user's own recognizer that is continuous: it begins at once, changes with each move, and ends.
        private class FingerDownRecognizer: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                if state == .possible { state = .began }
            }

            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .changed
            }

            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                if numberOfTouches <= touches.count { state = .ended }
            }

            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .cancelled
            }
        }
        """
}

extension CustomRecognizer {
    /// The class that the code brings along.
    var className: String {
        switch self {
        case .checkMark: CheckMarkCode.className
        case .fingerDown: FingerDownCode.className
        }
    }

    var source: String {
        switch self {
        case .checkMark: CheckMarkCode.source
        case .fingerDown: FingerDownCode.source
        }
    }
}
