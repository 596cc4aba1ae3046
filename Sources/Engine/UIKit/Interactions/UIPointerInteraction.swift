import TouchKit

/// An interaction that asks for regions in which a pointer looks different, as it moves over the
/// view (PP4–PP6). The pointer that the host draws may follow `style`.
open class UIPointerInteraction: UIInteraction {
    /// The delegate, which divides the view into regions.
    open weak var delegate: UIPointerInteractionDelegate?
    /// The view over which the pointer is watched.
    open var view: UIView? { regions.view }
    /// Indicates whether the interaction is enabled.
    open var isEnabled: Bool {
        get { regions.isEnabled }
        set { regions.isEnabled = newValue }
    }
    /// The style of the region in which the pointer is; nil outside of regions.
    public private(set) var style: UIPointerStyle?

    /// The part that follows the pointer.
    private let regions = PointerRegions { _ in nil }
    /// The region that the delegate answered last, and its number.
    private var answered: UIPointerRegion?
    private var number = 0
    /// The region in which the pointer is.
    private var region: UIPointerRegion?

    /// Creates an interaction with a delegate.
    public init(delegate: UIPointerInteractionDelegate? = nil) {
        self.delegate = delegate
        regions.region = { [weak self] in self?.region(at: $0) }
        regions.willEnter = { [weak self] _ in self?.enter() }
        regions.willExit = { [weak self] _ in self?.leave() }
    }

    open func willMove(to view: UIView?) { regions.willMove(to: view) }
    open func didMove(to view: UIView?) { regions.didMove(to: view) }

    /// Asks for the region anew, as the view has changed below the pointer.
    open func invalidate() { regions.invalidate() }

    // MARK: On the way

    /// Asks the delegate for the region at a point of the view.
    /// - Returns: its number, which is a new one for a region unlike the one before.
    private func region(at location: CGPoint) -> Int? {
        guard let view else { return nil }
        let whole = UIPointerRegion(rect: view.bounds)
        let request = UIPointerRegionRequest(
            location: location, modifiers: regions.hover.modifierFlags)
        let new =
            delegate.map {
                $0.pointerInteraction(self, regionFor: request, defaultRegion: whole)
            } ?? whole
        guard let new else { return nil }
        if answered?.isSame(as: new) != true { (answered, number) = (new, number + 1) }
        return number
    }

    private func enter() {
        guard let answered else { return }
        region = answered
        style = delegate?.pointerInteraction(self, styleFor: answered)
        animate { delegate?.pointerInteraction(self, willEnter: answered, animator: $0) }
    }

    private func leave() {
        guard let old = region else { return }
        (region, style) = (nil, nil)
        animate { delegate?.pointerInteraction(self, willExit: old, animator: $0) }
    }

    /// The duration of the changes beside the pointer's own, in seconds: a guess.
    private static let duration = 0.2

    private func animate(_ tell: (UIPointerInteractionAnimating) -> Void) {
        let animator = PointerAnimator()
        tell(animator)
        animator.run(for: Self.duration)
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
