extension UIView {
    /// Visits this view and those around it, innermost first, as long as `goesOn` returns true.
    ///
    /// It retains none of them meanwhile, because retaining would take most of the time; so
    /// `goesOn` must not run foreign code. It is isolated to no actor, so that it need not check
    /// the actor at each view.
    @inline(__always)
    final nonisolated func climb(_ goesOn: (UIView) -> Bool) {
        var here: Unmanaged<UIView>? = .passUnretained(self)
        while let reference = here {
            here = reference._withUnsafeGuaranteedRef { goesOn($0) ? $0.parentReference : nil }
        }
    }

    /// The number of views around this one.
    var depth: Int {
        var depth = -1
        climb { _ in
            depth += 1
            return true
        }
        return depth
    }

    /// The innermost scroll view among this view and those around it.
    var innermostScrollView: UIScrollView? {
        var found: UIScrollView?
        climb {
            found = $0.asScrollView
            return found == nil
        }
        return found
    }

    /// The innermost scroll view around this view.
    var enclosingScrollView: UIScrollView? { parent?.innermostScrollView }
}
