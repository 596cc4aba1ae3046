import TouchTrace

/// By what number one tracer knows an object; worth nothing to another tracer.
package nonisolated struct TraceMark {
    var tracer = 0
    var id = SubjectID.none
    /// Whether the trace holds a window with all that is in it, not only mentions it.
    var isDescribed = false
}

/// Objects that records name by number.
protocol Traced: AnyObject {
    var traceMark: TraceMark { get set }
    var traceKind: TraceSubject.Kind { get }
    /// The name the program gave it, if any.
    var traceName: String? { get }
}

extension UIResponder: Traced {
    var traceKind: TraceSubject.Kind {
        switch self {
        case is UIWindow: .window
        case is UIView: .view
        case is UIViewController: .viewController
        case is UIApplication: .application
        case _ where isApplicationDelegate: .applicationDelegate
        default: .responder
        }
    }

    var traceName: String? {
        switch self {
        case let view as UIView: view.accessibilityIdentifier ?? (view is UIWindow ? "window" : nil)
        case let controller as UIViewController: controller.title
        case is UIApplication: "application"
        case _ where isApplicationDelegate: "delegate"
        default: nil
        }
    }
}

extension UIGestureRecognizer: Traced {
    var traceKind: TraceSubject.Kind { .recognizer }
    var traceName: String? { name }
}

extension UITouch: Traced {
    var traceKind: TraceSubject.Kind { .touch }
    var traceName: String? { application?.fingerNames[finger] ?? "\(finger)" }
}
