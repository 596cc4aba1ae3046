import TouchTrace

/// The number by which one tracer knows an object; it means nothing to another tracer.
package nonisolated struct TraceMark {
    var tracer = 0
    var id = SubjectID.none
    /// Indicates whether the trace describes a window with all its views, rather than only
    /// mentioning it.
    var isDescribed = false
}

/// An object that records refer to by number.
protocol Traced: AnyObject {
    var traceMark: TraceMark { get set }
    var traceKind: TraceSubject.Kind { get }
    /// The name that the program gave it, if any.
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
