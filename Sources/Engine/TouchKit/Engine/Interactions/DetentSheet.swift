import TouchPicture

/// A delegate that learns where a sheet comes to rest, and decides whether it can be pulled away.
@MainActor package protocol DetentSheetDelegate: AnyObject {
    /// Returns whether the sheet can be pulled away; called once in a drag, when the sheet first
    /// goes below its smallest detent. If not, the sheet stretches there like a rubber band (PC6).
    func sheetMayLeave(_ sheet: DetentSheet) -> Bool
    /// Called when the finger has pulled the sheet away and lifts; the delegate removes it (PC6).
    func sheetLeaves(_ sheet: DetentSheet)
    /// Called when the finger lifts after `sheetMayLeave(_:)` and the sheet returns to a detent.
    /// - Parameter attempted: true if the sheet would have left, had it been allowed to (PC6).
    func sheetStays(_ sheet: DetentSheet, attempted: Bool)
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

    /// The height that the sheet has where the translation of the present drag is zero.
    private var start: CGFloat = 0
    /// The list that the present drag scrolls beyond the largest height; nil while the sheet moves.
    @Weak private var scrolled: UIScrollView?
    /// Indicates whether the pan of a list that has come to its top moves the sheet.
    private var isPulledByList = false
    /// The delegate's answer in the present drag; nil before it is asked.
    private var mayLeave: Bool?

    // Nobody has published these three numbers: they are guesses.
    /// The seconds for which a sheet that is let go is taken to move on at its speed.
    private static let glide = 0.2
    /// The speed, in points a second, from which a sheet below its smallest detent leaves.
    private static let leavingSpeed = 1000.0
    /// The duration of the movement to a detent, in seconds.
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
        return way.y > 0 ? !list.keepsPull : height < ceiling
    }

    /// The largest height to which the present drag can take the sheet.
    private var ceiling: CGFloat {
        heights[pan.list == nil || scrollingExpands ? heights.count - 1 : selected]
    }

    // MARK: Dragging

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            start = height
            follow(pan)
        case .changed: follow(pan)
        case .ended:
            if let list = scrolled {
                scrolled = nil
                list.endDrag(with: pan)
                settle(at: height, speed: 0)
            } else {
                settle(at: wanted(by: pan), speed: pan.velocity(in: view?.superview).y)
            }
        case .cancelled:
            scrolled?.endDrag(with: nil)
            scrolled = nil
            settle(at: heights[selected], speed: 0)
        default: break
        }
    }

    private func wanted(by pan: UIPanGestureRecognizer) -> CGFloat {
        start - pan.translation(in: view?.superview).y
    }

    /// Moves the sheet with the finger. Where the drag reaches the largest height it goes on as a
    /// drag of the list, and returns to the sheet where the list is back at its top (PC4).
    private func follow(_ pan: UIPanGestureRecognizer) {
        if scrolled == nil, let list = self.pan.list, wanted(by: pan) > ceiling {
            let excess = wanted(by: pan) - ceiling
            place(at: ceiling)
            start = ceiling
            pan.setTranslation(CGPoint(x: 0, y: -excess), in: view?.superview)
            scrolled = list
        }
        if let list = scrolled {
            if wanted(by: pan) >= ceiling { return list.drag(byForeign: pan) }
            list.returnToTop()
            scrolled = nil
        }
        move(to: wanted(by: pan))
    }

    /// Moves the sheet with the pan of a list that has come to its top in mid-drag (PC4).
    /// - Parameter excess: the distance, in points, by which the finger has pulled the list beyond
    ///   its top; not positive if the list scrolls.
    /// - Returns: true if the sheet takes it and the list stays at its top.
    func isPulled(by excess: CGFloat) -> Bool {
        guard excess > 0 || isPulledByList else { return false }
        if !isPulledByList { start = height }
        isPulledByList = excess > 0
        move(to: start - max(excess, 0))
        return isPulledByList
    }

    /// Lets go of a sheet that the pan of a list moves.
    /// - Parameters:
    ///   - excess: the distance pulled beyond the list's top, in points.
    ///   - speed: the downward speed of the finger, in points a second.
    /// - Returns: true if the list did move the sheet.
    func isLetGo(afterPullOf excess: CGFloat, speed: CGFloat) -> Bool {
        guard isPulledByList else { return false }
        isPulledByList = false
        settle(at: start - excess, speed: speed)
        return true
    }

    /// Shows the sheet where a finger pulls it: beyond the largest height, or below the smallest
    /// one if it cannot be pulled away, it follows less and less.
    private func move(to wanted: CGFloat) {
        let (low, high) = (heights[0], heights[heights.count - 1])
        if wanted < low, mayLeave == nil { mayLeave = delegate?.sheetMayLeave(self) }
        let edge = wanted < low && mayLeave == true ? wanted : min(max(wanted, low), high)
        let stretch = RubberBand.stretch(
            abs(wanted - edge), extent: Double(view?.superview?.bounds.height ?? 0),
            give: pan.tuning.rubberBandGive)
        place(at: wanted > edge ? edge + stretch : edge - stretch)
    }

    /// Lets the sheet go to the height nearest to where its speed would take it, or away (PC5,
    /// PC6).
    private func settle(at wanted: CGFloat, speed: CGFloat) {
        let (old, low, answer) = (selected, heights[0], mayLeave)
        mayLeave = nil
        let leaves = wanted < low && (wanted < low / 2 || speed > Self.leavingSpeed)
        if leaves, answer == true {
            delegate?.sheetLeaves(self)
            return
        }
        let place = wanted - speed * Self.glide
        select(
            heights.indices.min { abs(heights[$0] - place) < abs(heights[$1] - place) } ?? 0,
            animated: true)
        if answer != nil { delegate?.sheetStays(self, attempted: leaves) }
        if selected != old { delegate?.sheetChangedDetent(self) }
    }
}
