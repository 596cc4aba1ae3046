import TouchTrace

/// Double taps and squeezes of a pencil, which a view is told of (PP7, PP8).
package final class PencilGestures: UIInteraction {
    @Weak package private(set) var view: UIView?
    /// Indicates whether it is told of them.
    package var isEnabled = true
    /// Called with a tap, or a phase of a squeeze, and the sample of a pencil that hovers; nil if
    /// none does.
    package var happened: (SystemEvent, PointerSample?) -> Void = { _, _ in }

    package init() {}

    package func willMove(to view: UIView?) {
        self.view?.ownLooks.pencils.removeAll { $0 === self }
    }

    package func didMove(to view: UIView?) {
        self.view = view
        view?.ownLooks.pencils.append(self)
    }
}

extension UIApplication {
    /// The sample of a pencil that hovers; nil if none does.
    package var hoveringPencil: PointerSample? { intake.hoveringPencil }

    /// Tells the enabled ones of all visible views of a tap or of a phase of a squeeze (PP7, PP8).
    package func deliver(_ event: SystemEvent, hover: PointerSample?) {
        var told: [PencilGestures] = []
        forEachVisibleView { view in
            for pencil in view.looks?.pencils ?? [] where pencil.isEnabled { told.append(pencil) }
        }
        let tell = { for pencil in told { pencil.happened(event, hover) } }
        guard let tracer else { return tell() }
        tracer.write(event == .pencilTap ? .pp7 : .pp8, .systemEvent(event), during: tell)
    }
}
