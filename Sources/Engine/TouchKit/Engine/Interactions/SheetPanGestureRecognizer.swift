import TouchPicture

/// The pan that drags a sheet between its detents (PC1).
///
/// The pan of a list in the sheet waits until this one fails. This one fails as soon as the drag
/// belongs to the list, so that one of the two begins in the event in which a lone pan would. The
/// one that has begun goes on to the end of the drag, even where it then moves the other's view
/// (PC4).
package final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    @Weak final var sheet: DetentSheet?
    /// The innermost scroll view under the first finger, in the sheet, that scrolls vertically; nil
    /// if there is none.
    @Weak private(set) final var list: UIScrollView?

    /// The name after the controller's title or else the view's identifier; without either, the
    /// name by which apps find the recognizer and logs show it.
    package override var nameFromView: String? {
        view?.viewController?.title.map { "\($0).drag" } ?? view?.name(of: "drag")
            ?? "_UISheetInteractionBackgroundDismissRecognizer"
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard received.count == touches.count, let view,
            let first = touches.min(by: { $0.serial < $1.serial })
        else { return }
        var next = first.view?.innermostScrollView
        while let scrollView = next, scrollView.isDescendant(of: view) {
            if scrollView.isScrollEnabled, scrollView.canScroll(.vertical) {
                list = scrollView
                scrollView.drag.sheet = sheet
                return
            }
            next = scrollView.enclosingScrollView
        }
    }

    package override func reset() {
        super.reset()
        list = nil
    }

    /// Returns `.begin` for a drag that moves the sheet, and `.fail` for one that is horizontal or
    /// belongs to the list.
    package override func verdict(on travel: CGPoint) -> Verdict {
        guard super.verdict(on: travel) == .begin, let sheet else { return .wait }
        let way = convert(vector: travel, to: view?.superview)
        guard ScrollAxis(mainOf: way) == .vertical else { return .fail }
        return sheet.takes(way, from: list) ? .begin : .fail
    }

    /// Returns true for the pan of the list, unless that pan has caught its content and thereby
    /// begun.
    package override func shouldBeRequiredToFail(
        by otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let list, otherGestureRecognizer === list.panGestureRecognizer else {
            return super.shouldBeRequiredToFail(by: otherGestureRecognizer)
        }
        return !otherGestureRecognizer.hasBegun
    }
}
