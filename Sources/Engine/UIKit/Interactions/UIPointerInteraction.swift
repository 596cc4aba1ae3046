import TouchKit

/// An interaction that asks for regions in which a pointer looks different, as it moves over the
/// view (PP4–PP6). The pointer that the host draws may follow `style`.
open class UIPointerInteraction: UIInteraction {
    /// The delegate, which divides the view into regions.
    open weak var delegate: UIPointerInteractionDelegate?
    /// The view over which the pointer is watched.
    public private(set) weak var view: UIView?
    /// Indicates whether the interaction is enabled.
    open var isEnabled = true { didSet { if !isEnabled { leave() } } }
    /// The style of the region in which the pointer is; nil outside of regions.
    public private(set) var style: UIPointerStyle?

    private let hover = UIHoverGestureRecognizer()
    private var region: UIPointerRegion?
    private var isInside = false

    /// Creates an interaction with a delegate.
    public init(delegate: UIPointerInteractionDelegate? = nil) {
        self.delegate = delegate
        hover.addTarget(self, action: UIPointerInteraction.hovered, name: "pointer")
    }

    open func willMove(to view: UIView?) {
        leave()
        self.view?.removeGestureRecognizer(hover)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    /// Asks for the region anew, as the view has changed below the pointer.
    open func invalidate() {
        leave()
        if isInside { update() }
    }

    // MARK: On the way

    private func hovered(_ hover: UIHoverGestureRecognizer) {
        isInside = hover.state == .began || hover.state == .changed
        if isInside { update() } else { leave() }
    }

    /// Asks for the region at the pointer's place. Deeper views are asked before, and keep the
    /// pointer if they have a region there (PP6).
    private func update() {
        guard isEnabled, let view, let application = view.window?.application else { return }
        let owner = application.pointerOwner
        if let owner, owner !== self, owner.isDeeper(than: view) { return leave() }
        let whole = UIPointerRegion(rect: view.bounds)
        let request = UIPointerRegionRequest(
            location: hover.location(in: view), modifiers: hover.modifierFlags)
        let new =
            delegate.map {
                $0.pointerInteraction(self, regionFor: request, defaultRegion: whole)
            } ?? whole
        guard let new else { return leave() }
        if let region, new.isSame(as: region) { return }
        (owner ?? self).leave()
        leave()
        application.pointerOwner = self
        region = new
        style = delegate?.pointerInteraction(self, styleFor: new)
        animate { delegate?.pointerInteraction(self, willEnter: new, animator: $0) }
    }

    private func leave() {
        guard let old = region else { return }
        (region, style) = (nil, nil)
        if let application = view?.window?.application, application.pointerOwner === self {
            application.pointerOwner = nil
        }
        animate { delegate?.pointerInteraction(self, willExit: old, animator: $0) }
    }

    private func isDeeper(than other: UIView) -> Bool {
        view !== other && view?.isDescendant(of: other) == true
    }

    /// The duration of the changes beside the pointer's own, in seconds: a guess.
    private static let duration = 0.2

    private func animate(_ tell: (UIPointerInteractionAnimating) -> Void) {
        let animator = PointerAnimator()
        tell(animator)
        animator.run(for: Self.duration)
    }
}

extension UIApplication {
    /// The interaction in whose region the pointer is.
    fileprivate var pointerOwner: UIPointerInteraction? {
        get { kept["pointerOwner"] }
        set { kept["pointerOwner"] = newValue }
    }
}

/// Changes beside those of the pointer.
private final class PointerAnimator: UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run(for duration: Double) {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(withDuration: duration) {
            for animation in animations { animation() }
        } completion: { finished in
            for completion in completions { completion(finished) }
        }
    }
}

/// An object to which changes beside the pointer's own are given.
@MainActor public protocol UIPointerInteractionAnimating: AnyObject {
    /// Adds changes to be animated.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a call at the end, with true.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A delegate that divides a view into regions for the pointer.
@MainActor public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region at the pointer's place; nil for none. Called whenever the pointer moves
    /// over the view (PP4).
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the style of a new region; nil for the usual one (PP5).
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    /// Called before the pointer takes on the style of a region (PP5).
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: UIPointerInteractionAnimating)
    /// Called before the pointer gives up the style of a region (PP5).
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Returns the default region, which is the whole view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Returns nil.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: UIPointerInteractionAnimating
    ) {}
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: UIPointerInteractionAnimating
    ) {}
}
