extension UIView {
    /// Goes through this view and those around it, innermost first, as long as `goesOn` says so. It keeps none of them
    /// alive meanwhile, which takes most of the time on such a way; so `goesOn` must not run foreign code. It belongs to
    /// no actor, so that it need not look at each view which one it is on.
    @inline(__always)
    final nonisolated func climb(_ goesOn: (UIView) -> Bool) {
        var here: Unmanaged<UIView>? = .passUnretained(self)
        while let reference = here {
            here = reference._withUnsafeGuaranteedRef { goesOn($0) ? $0.parentReference : nil }
        }
    }

    /// How many views are around this one.
    var depth: Int {
        var depth = -1
        climb { _ in
            depth += 1
            return true
        }
        return depth
    }

    /// This view or the innermost around it that is a scroll view.
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
