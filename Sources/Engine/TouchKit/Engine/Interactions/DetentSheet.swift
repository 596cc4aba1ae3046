import TouchPicture

/// A delegate that learns where a sheet comes to rest, and decides whether it can be pulled away.
@MainActor package protocol DetentSheetDelegate: AnyObject {
    /// Returns whether the sheet follows the finger all the way below its smallest detent; if not,
    /// it stretches like a rubber band (PC6).
    func sheetFollowsBelow(_ sheet: DetentSheet) -> Bool
    /// Called when the finger lets the sheet go below its smallest detent. Returns true to remove
    /// the sheet; if not, it returns to that detent (PC6).
    func sheetGoesAway(_ sheet: DetentSheet) -> Bool
    /// Called when the finger has chosen another detent, as the sheet starts to move there (PC5).
    func sheetChangedDetent(_ sheet: DetentSheet)
}

/// A view that lies at the bottom of its superview at one of several heights, and that a finger
/// drags from one to another (PC1 to PC6).
///
/// Its owner keeps it alive; it does not keep the view alive.
package final class DetentSheet {
    /// The recognizer that drags the sheet, to which others can be related.
    package let pan: SheetPanGestureRecognizer
    /// The view that is the sheet.
    @Weak package private(set) var view: UIView?
    /// The delegate; without one the sheet cannot be pulled away.
    @Weak package var delegate: DetentSheetDelegate?

    /// The heights at which the sheet rests, in points from the bottom of its superview, smallest
    /// first.
    package var heights: [CGFloat] {
        didSet {
            heights = Self.sorted(heights)
            selected = min(selected, heights.count - 1)
        }
    }
    /// The index of the height at which the sheet rests, or to which it moves.
    package private(set) var selected = 0
    /// Indicates whether a drag on a list that is at its top expands the sheet before the list
    /// scrolls (PC2).
    package var scrollingExpands = true

    /// The height at which the present drag began, less what the translation counts.
    private var start: CGFloat = 0
    /// The list that the present drag scrolls beyond the largest height; nil while the sheet moves.
    @Weak private var scrolled: UIScrollView?

    /// The seconds for which a sheet that is let go is taken to move on at its speed: the distance
    /// that content glides from one point a second (CT7). A guess, as is the duration of the
    /// spring, in seconds.
    private static let glide = 0.499
    private static let springDuration = 0.5

    /// Creates a sheet of `view`, which rests at the smallest of `heights` once it is placed.
    package init(view: UIView, heights: [CGFloat]) {
        pan = SheetPanGestureRecognizer()
        self.heights = Self.sorted(heights)
        self.view = view
        pan.sheet = self
        pan.addTarget(self, action: DetentSheet.panned, name: "sheet")
        view.addGestureRecognizer(pan)
    }

    private static func sorted(_ heights: [CGFloat]) -> [CGFloat] {
        let usable = heights.filter { $0.isFinite && $0 > 0 }.sorted()
        return usable.isEmpty ? [1] : usable
    }

    /// The height of the sheet above the bottom of its superview, in points.
    package var height: CGFloat {
        guard let view, let room = view.superview?.bounds else { return 0 }
        return room.maxY - view.frame.minY
    }

    /// Rests the sheet at one of its heights, without telling the delegate.
    package func select(_ index: Int, animated: Bool) {
        guard heights.indices.contains(index) else { return }
        selected = index
        guard animated else { return place(at: heights[index]) }
        UIView.animate(
            withDuration: Self.springDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: .allowUserInteraction
        ) {
            place(at: heights[index])
            view?.layoutIfNeeded()
        }
    }

    /// Shows the sheet at `height`. Below its smallest height it is moved rather than resized.
    private func place(at height: CGFloat) {
        guard let view, let room = view.superview?.bounds, height.isFinite else { return }
        view.frame = CGRect(
            x: room.minX, y: room.maxY - height, width: room.width,
            height: max(height, heights[0]))
    }

    // MARK: Whose drag it is

    /// Returns whether a drag moves the sheet rather than the list on which it began (PC2, PC3).
    /// - Parameter way: the travel of the finger, in the coordinates of the sheet's superview.
    func takes(_ way: CGPoint, from list: UIScrollView?) -> Bool {
        guard let list else { return true }
        guard !list.canMove(along: CGPoint(x: 0, y: 1)) else { return false }
        return way.y > 0 || height < ceiling(for: list)
    }

    /// Returns the largest height to which a drag on `list` can take the sheet.
    private func ceiling(for list: UIScrollView?) -> CGFloat {
        heights[list == nil || scrollingExpands ? heights.count - 1 : selected]
    }

    // MARK: Dragging

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            start = height
            follow(pan)
        case .changed: follow(pan)
        case .ended: letGo(pan)
        case .cancelled:
            scrolled?.endDrag(with: pan)
            scrolled = nil
            select(selected, animated: true)
        default: break
        }
    }

    private func wanted(by pan: UIPanGestureRecognizer) -> CGFloat {
        start - pan.translation(in: view?.superview).y
    }

    /// Moves the sheet with the finger. Where the drag reaches the largest height it goes on as a
    /// drag of the list, and returns to the sheet where the list is back at its top (PC4).
    private func follow(_ pan: UIPanGestureRecognizer) {
        let ceiling = ceiling(for: self.pan.list)
        if scrolled == nil, let list = self.pan.list, wanted(by: pan) > ceiling {
            let excess = wanted(by: pan) - ceiling
            place(at: ceiling)
            start = ceiling
            pan.setTranslation(CGPoint(x: 0, y: -excess), in: view?.superview)
            scrolled = list
        }
        if let list = scrolled {
            if wanted(by: pan) >= ceiling { return list.drag(byForeign: pan) }
            list.endDrag(with: nil)
            scrolled = nil
        }
        place(at: banded(wanted(by: pan)))
    }

    /// Returns the height of a sheet that a finger pulls to `wanted`: beyond the largest height, or
    /// below the smallest one if it cannot be pulled away, it follows less and less.
    private func banded(_ wanted: CGFloat) -> CGFloat {
        let (low, high) = (heights[0], heights[heights.count - 1])
        let follows = wanted < low && delegate?.sheetFollowsBelow(self) == true
        let edge = follows ? wanted : min(max(wanted, low), high)
        let stretch = RubberBand.stretch(
            abs(wanted - edge), extent: Double(view?.superview?.bounds.height ?? 0),
            give: pan.tuning.rubberBandGive)
        return wanted > edge ? edge + stretch : edge - stretch
    }

    /// Lets the sheet go to the height nearest to where its speed would take it (PC5).
    private func letGo(_ pan: UIPanGestureRecognizer) {
        let old = selected
        if let list = scrolled {
            list.endDrag(with: pan)
            scrolled = nil
            select(nearest(to: height) ?? old, animated: false)
        } else {
            let speed = pan.velocity(in: view?.superview).y
            let target = nearest(to: wanted(by: pan) - speed * Self.glide)
            if target == nil, delegate?.sheetGoesAway(self) == true { return }
            select(target ?? 0, animated: true)
        }
        if selected != old { delegate?.sheetChangedDetent(self) }
    }

    /// Returns the index of the nearest height; nil if the bottom is nearer and the sheet has a
    /// delegate that may let it go.
    private func nearest(to height: CGFloat) -> Int? {
        if delegate != nil, height < heights[0] / 2 { return nil }
        return heights.indices.min { abs(heights[$0] - height) < abs(heights[$1] - height) }
    }
}
