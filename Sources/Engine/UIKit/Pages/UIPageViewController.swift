import TouchKit

/// A controller that shows one of a row of pages, and turns to the next as fingers scroll or code
/// asks for it (PC11 to PC13).
open class UIPageViewController: UIViewController {
    /// The style in which pages turn; both scroll here.
    public let transitionStyle: TransitionStyle
    /// The axis along which the pages lie.
    public let navigationOrientation: NavigationOrientation
    /// The position of the spine of a book; always none.
    open var spineLocation: SpineLocation { .none }
    /// Indicates whether pages have a back; stored only.
    open var isDoubleSided = false
    /// The recognizers that turn pages of a book; none, as that of the scroll view turns them.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// The delegate, which learns of pages that fingers turn.
    open weak var delegate: UIPageViewControllerDelegate?
    /// The data source of further pages. Without one, fingers turn no pages (PC11).
    open weak var dataSource: UIPageViewControllerDataSource? {
        didSet {
            forgetNeighbors()
            arrange()
        }
    }

    /// The page that is shown, in an array; nil if there is none.
    open var viewControllers: [UIViewController]? { current.map { [$0] } }

    // MARK: State

    /// A page beside the current one.
    private enum Neighbor {
        case unknown, none
        case page(UIViewController)

        init(_ page: UIViewController?) { self = page.map(Neighbor.page) ?? .none }

        var page: UIViewController? {
            if case .page(let page) = self { page } else { nil }
        }
        var isUnknown: Bool { if case .unknown = self { true } else { false } }
        var isNone: Bool { if case .none = self { true } else { false } }
    }

    /// A turn that code has asked for.
    private struct Turn {
        let page: UIViewController
        let way: CGFloat
        let completion: ((Bool) -> Void)?
    }

    private let scrollView: UIQueuingScrollView
    private var current: UIViewController?
    private var (before, after) = (Neighbor.unknown, Neighbor.unknown)
    /// The page that the finger brings in, of which the delegate knows.
    private var pending: UIViewController?
    private var turn: Turn?
    private var isArranging = false

    /// Creates a pager; its pages are set with `setViewControllers(_:direction:animated:)`.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        let space = options?[.interPageSpacing]
        let spacing = space as? CGFloat ?? (space as? Int).map { CGFloat($0) } ?? 0
        scrollView = UIQueuingScrollView(
            isVertical: navigationOrientation == .vertical, spacing: max(spacing, 0))
        super.init(nibName: nil, bundle: nil)
        scrollView.pager = self
        scrollView.follower = self
    }

    /// Creates a horizontal pager without options.
    public convenience override init(nibName: String?, bundle: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
        scrollView = UIQueuingScrollView(isVertical: false, spacing: 0)
        super.init(coder: coder)
        scrollView.pager = self
        scrollView.follower = self
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let space = scrollView.spacing / 2
        scrollView.frame =
            scrollView.isVertical
            ? view.bounds.insetBy(dx: 0, dy: -space) : view.bounds.insetBy(dx: -space, dy: 0)
        view.addSubview(scrollView)
        arrange()
    }

    // MARK: By code

    /// Shows another page, which comes in from the side that `direction` says. The delegate is not
    /// told; `completion` is called at the end (PC12).
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        finishTurn(isComplete: false)
        stopDrag()
        guard let page = viewControllers?.first, page !== current, animated, current != nil,
            isViewLoaded, view.window != nil
        else {
            replaceCurrent(with: viewControllers?.first)
            completion?(true)
            return
        }
        forgetNeighbors()
        (before, after) = direction == .forward ? (.none, .page(page)) : (.page(page), .none)
        let turn = Turn(page: page, way: direction == .forward ? 1 : -1, completion: completion)
        self.turn = turn
        arrange()
        page.viewWillAppear(true)
        current?.viewWillDisappear(true)
        scrollView.go(to: turn.way, animated: true)
    }

    private func replaceCurrent(with page: UIViewController?) {
        let old = current
        if old === page { return }
        forgetNeighbors()
        let isVisible = viewIfLoaded?.window != nil
        if isVisible {
            old?.viewWillDisappear(false)
            page?.viewWillAppear(false)
        }
        current = page
        drop(old)
        arrange()
        if isVisible {
            old?.viewDidDisappear(false)
            page?.viewDidAppear(false)
        }
    }

    private func finishTurn(isComplete: Bool) {
        guard let turn else { return }
        self.turn = nil
        let old = current
        (current, before, after) = (turn.page, .unknown, .unknown)
        drop(old)
        arrange()
        old?.viewDidDisappear(true)
        turn.page.viewDidAppear(true)
        turn.completion?(isComplete)
    }

    /// Cancels the drag of a page that is about to be replaced, without telling the delegate.
    private func stopDrag() {
        isArranging = true
        scrollView.isScrollEnabled = false
        isArranging = false
        if let pending {
            self.pending = nil
            pending.viewWillDisappear(false)
            pending.viewDidDisappear(false)
        }
        arrange()
    }

    // MARK: Pages in the scroll view

    private func forgetNeighbors() {
        let pages = [before.page, after.page]
        (before, after) = (.unknown, .unknown)
        for page in pages { drop(page) }
    }

    /// Takes a page out, unless it is shown or lies beside the one that is.
    private func drop(_ page: UIViewController?) {
        guard let page, page !== current, page !== before.page, page !== after.page else { return }
        page.viewIfLoaded?.removeFromSuperview()
        if page.parent === self {
            page.willMove(toParent: nil)
            page.removeFromParent()
        }
    }

    /// Places the pages, with the current one in the middle and shown.
    func arrange() {
        guard isViewLoaded, !isArranging else { return }
        isArranging = true
        scrollView.isScrollEnabled = dataSource != nil && turn == nil
        scrollView.makeRoom(before: !before.isNone, after: !after.isNone)
        for (place, page) in [before.page, current, after.page].enumerated() {
            guard let page else { continue }
            if page.parent !== self {
                addChild(page)
                page.didMove(toParent: self)
            }
            page.view.frame = scrollView.frame(ofPlace: place)
            if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
        }
        if !scrollView.isDragging { scrollView.go(to: 0, animated: false) }
        isArranging = false
    }

    // MARK: By hand

    /// Tells the delegate which page comes in, when the finger has moved the content that way.
    func scrolled() {
        guard !isArranging, turn == nil, scrollView.isDragging, scrollView.way != 0 else { return }
        guard let page = scrollView.way > 0 ? after.page : before.page, page !== pending else {
            return
        }
        if let pending {
            pending.viewWillDisappear(true)
            pending.viewDidDisappear(true)
        } else {
            current?.viewWillDisappear(true)
        }
        pending = page
        delegate?.pageViewController(self, willTransitionTo: [page])
        page.viewWillAppear(true)
    }

    /// Shows the page that the finger has turned to.
    private func commit(_ page: UIViewController, forward: Bool, isAtRest: Bool) {
        let (old, brought, rest) = (current, pending, scrollView.way - (forward ? 1 : -1))
        let far = forward ? before.page : after.page
        (before, after) =
            forward ? (Neighbor(old), .unknown) : (.unknown, Neighbor(old))
        current = page
        pending = nil
        drop(far)
        arrange()
        if !isAtRest { moveQuietly(to: rest) }
        if brought === page {
            old?.viewDidDisappear(true)
            page.viewDidAppear(true)
        }
        delegate?.pageViewController(
            self, didFinishAnimating: isAtRest, previousViewControllers: [old].compactMap { $0 },
            transitionCompleted: true)
        learn()
    }

    private func moveQuietly(to way: CGFloat) {
        isArranging = true
        scrollView.go(to: way, animated: false)
        isArranging = false
    }

    /// Asks the data source for the neighbors that it has not named yet: the page after first
    /// (PC11).
    private func learn() {
        guard let dataSource, let current, before.isUnknown || after.isUnknown else { return }
        if after.isUnknown {
            after = Neighbor(
                dataSource.pageViewController(self, viewControllerAfter: current))
        }
        if before.isUnknown {
            before = Neighbor(
                dataSource.pageViewController(self, viewControllerBefore: current))
        }
        let way = scrollView.way
        arrange()
        moveQuietly(to: way)
    }
}

extension UIPageViewController: ScrollFollower {
    package func scrollViewWillTry(_ scrollView: UIScrollView) {
        if turn == nil { learn() }
    }

    package func scrollViewRests(_ scrollView: UIScrollView) {
        guard turn == nil else { return finishTurn(isComplete: true) }
        guard !isArranging else { return }
        let way = self.scrollView.way
        let isAtRest = abs(way - way.rounded()) * self.scrollView.extent < 0.5
        if way.rounded() > 0, let page = after.page {
            commit(page, forward: true, isAtRest: isAtRest)
        } else if way.rounded() < 0, let page = before.page {
            commit(page, forward: false, isAtRest: isAtRest)
        } else if isAtRest, let old = pending {
            pending = nil
            old.viewWillDisappear(true)
            old.viewDidDisappear(true)
            current?.viewWillAppear(true)
            current?.viewDidAppear(true)
            delegate?.pageViewController(
                self, didFinishAnimating: true,
                previousViewControllers: [current].compactMap { $0 }, transitionCompleted: false)
        }
    }
}
