import TouchPicture
import TouchScript

extension CodeWriter {
    /// Writes the methods that handlers call; on Linux, they report to Touchscope's trace.
    func writeHelpers() {
        let handles = behaviors.contains { $0.handles }
        let tells =
            behaviors.contains { $0.tells } || actionsTell || hasInteractions
            || hasReordering
        writeBrought()
        guard handles || tells else { return }
        text.paragraph("extension UIResponder") {
            if handles { writeHandle() }
            if tells { writeTell() }
        }
    }

    private var behaviors: [ResponderCode] {
        cast.responders.map { $0.responder } + [delegate, application]
    }

    private var actionsTell: Bool {
        cast.responders.flatMap { $0.viewClauses }.flatMap { $0.effects }.contains {
            if case .logs = $0 { true } else { false }
        }
            || cast.recognizers.flatMap { $0.recognizerClauses }.contains {
                if case .logs = $0 { true } else { false }
            }
    }

    /// Writes the method that finds recognizers to which UIKit gives no access.
    private func writeBrought() {
        guard text.lines.contains(where: { $0.contains(".brought(") }) else { return }
        text.paragraph("extension UIView") {
            text.line(
                "/// The recognizer that an interaction added; Apple's has another name."
            )
            text.block("fileprivate func brought(_ part: String) -> UIGestureRecognizer?") {
                text.line(
                    #"gestureRecognizers?.first { $0.name == "\(accessibilityIdentifier ?? "").\(part)" }"#
                )
            }
        }
    }

    private func writeHandle() {
        text.line("/// Stands in for an app's response to the call; Touchscope's trace shows it.")
        text.block("fileprivate func handle(_ method: String = #function)") {
            text.onLinux {
                text.line(#"let name = String(method.prefix { $0 != "(" })"#)
                text.block("if let method = ResponderMethod(rawValue: name)") {
                    text.line("UIApplication.shared.tracer?.handled(method, by: self)")
                }
            }
        }
    }

    private func writeTell() {
        text.gap()
        text.line("/// Reports what happens: in an app on the console, in Touchscope in the trace.")
        text.block("fileprivate func tell(_ text: String)") {
            text.onApple {
                text.line("print(text)")
            } elsewhere: {
                text.line("UIApplication.shared.tracer?.note(text, by: self)")
            }
        }
    }
}
