import TouchPicture

/// A row of dots, one for each page, that marks the current one (CT1, CT2). A tap right of the
/// middle turns to the next page, left of it to the previous one.
open class UIPageControl: UIControl {
    /// The number of dots; the current page stays among them.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            show(current)
        }
    }

    /// The current page, from 0; a value out of range moves to the nearer end.
    open var currentPage: Int {
        get { current }
        set { show(newValue) }
    }

    /// Indicates whether a single page has no dot.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }

    /// The color of the other dots; nil for the default.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the current page's dot; nil for the default.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

    private var current = 0

    /// The distance between the centers of the dots, in points.
    private static let spacing: CGFloat = 16

    private func show(_ page: Int) {
        let old = current
        current = max(0, min(page, numberOfPages - 1))
        setNeedsDisplay()
        if current != old { traceValue(Double(current)) }
    }

    private func turn(by step: Int, with event: UIEvent?) {
        let old = current
        show(current + step)
        if current != old { sendValueChanged(with: event) }
    }

    // MARK: Tracking

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard isFollowedInside, let touch else { return }
        turn(by: touch.location(in: self).x < bounds.midX ? -1 : 1, with: event)
    }

    /// Returns false for an ancestor's single tap of one finger (CT2).
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !keepsTap(from: gestureRecognizer)
    }

    // MARK: Keyboard

    /// Returns false: a tap could go either way, so the keyboard turns the pages step by step
    /// instead.
    open override func accessibilityActivate() -> Bool { false }
    open override func accessibilityIncrement() { if isEnabled { turn(by: 1, with: nil) } }
    open override func accessibilityDecrement() { if isEnabled { turn(by: -1, with: nil) } }

    // MARK: Drawing

    /// Returns the size of the dots for `pageCount` pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(1, pageCount)) * UIPageControl.spacing + 16, height: 26)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(forNumberOfPages: numberOfPages)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let isAlone = numberOfPages == 1 && hidesForSinglePage
        let first = bounds.midX - CGFloat(numberOfPages - 1) * UIPageControl.spacing / 2
        let pages = isAlone ? 0 : numberOfPages
        for page in 0..<pages {
            let isCurrent = page == current
            let color =
                isCurrent
                ? (currentPageIndicatorTintColor?.color ?? ControlPalette.text)
                : (pageIndicatorTintColor?.color ?? ControlPalette.secondText.faded(0.5))
            let middle = CGPoint(
                x: first + CGFloat(page) * UIPageControl.spacing, y: bounds.midY)
            context.fill(.circle(center: middle, radius: isCurrent ? 4.5 : 3.5), shade(color))
        }
        super.draw(rect)
    }
}
