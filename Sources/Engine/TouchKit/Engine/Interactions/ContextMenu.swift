import TouchPicture

/// The press that opens a view's menu (IN2). The name is that of the recognizer which menus bring
/// on devices, `com.apple.UIKit.longPressClickDriverPrimary`.
package final class LongPressClickDriverGestureRecognizer: UILongPressGestureRecognizer {
    /// The menu that it opens.
    @Weak final var menu: ContextMenu?

    package override var nameFromView: String? { view?.name(of: "menu") }
}

/// The menu of a view: a press opens it, in front of everything else in the window (IN2–IN5).
package final class ContextMenu: RecognizingInteraction, UIGestureRecognizerDelegate {
    /// The recognizer of the press.
    package let press = LongPressClickDriverGestureRecognizer()
    package override var recognizers: [UIGestureRecognizer] { [press] }

    /// A closure that returns the entries for a press at a point of the view; nil for no menu
    /// there, and none for a press that is recognized and opens nothing (IN3).
    package var items: (CGPoint) -> [MenuItem]?
    /// Called before the menu opens, and after it has closed.
    package var willOpen: () -> Void = {}
    package var didClose: () -> Void = {}
    /// A closure that returns the view that the menu is about; nil for the view of the menu.
    package var subject: (CGPoint) -> UIView? = { _ in nil }

    private var offered: [MenuItem] = []
    private var overlay: MenuOverlay?

    /// Indicates whether the menu is open.
    package var isOpen: Bool { overlay != nil }

    package init(items: @escaping (CGPoint) -> [MenuItem]?) {
        self.items = items
        super.init()
        press.delegate = self
        press.menu = self
        press.addTarget(self, action: ContextMenu.pressed, name: "menu")
    }

    /// Asks for the entries: without any answer there is no menu, and the press fails (IN3).
    package func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let items = items(press.location(in: view)) else { return false }
        offered = items
        return true
    }

    /// Allows the drag of the same view, which has lifted before the menu opens (IN11).
    package func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { other is UIDragLiftGestureRecognizer && other.view === view }

    private func pressed(_ press: LongPressClickDriverGestureRecognizer) {
        let place = press.location(in: nil)
        switch press.state {
        case .began: open(at: place)
        case .changed: overlay?.follow(place)
        case .ended: overlay?.lift()
        default: overlay?.forgetFinger()
        }
    }

    /// Opens the menu for a finger at a point of the window.
    private func open(at place: CGPoint) {
        guard let view, let window = view.root, !offered.isEmpty, overlay == nil else { return }
        let about = subject(press.location(in: view)) ?? view
        willOpen()
        let overlay = MenuOverlay(
            offered, in: window.bounds, beside: about.convert(about.bounds, to: nil))
        overlay.menu = self
        overlay.finger = place
        self.overlay = overlay
        window.addSubview(overlay)
    }

    /// Closes the menu, if it is open.
    package func close() {
        guard let overlay else { return }
        self.overlay = nil
        overlay.removeFromSuperview()
        didClose()
    }

    package override func willMove(to view: UIView?) {
        close()
        super.willMove(to: view)
    }
}
