import TouchKit

/// An interaction for double taps and squeezes of a pencil, which the host sends (PP7, PP8).
open class UIPencilInteraction: UIInteraction {
    /// The phase of a squeeze.
    public nonisolated enum Phase: UInt, Sendable, CaseIterable {
        /// The person starts to squeeze.
        case began
        /// The squeeze goes on with another force.
        case changed
        /// The person lets go.
        case ended
        /// The system takes the squeeze away.
        case cancelled
    }

    /// A double tap.
    public struct Tap {
        /// The event time, in seconds.
        public let timestamp: TimeInterval
        /// The way in which the pencil hovers over the interaction's view; nil if it does not.
        public let hoverPose: UIPencilHoverPose?
    }

    /// A squeeze, at one moment of it.
    public struct Squeeze {
        /// The event time, in seconds.
        public let timestamp: TimeInterval
        /// The phase of the squeeze; its action belongs to `ended`.
        public let phase: Phase
        /// The way in which the pencil hovers over the interaction's view; nil if it does not.
        public let hoverPose: UIPencilHoverPose?
    }

    /// The person's preferred action for a double tap; see `UIApplication.preferredTapAction`.
    public static var preferredTapAction: UIPencilPreferredAction {
        UIApplication.shared.preferredTapAction
    }
    /// The person's preferred action for a squeeze; see `UIApplication.preferredSqueezeAction`.
    public static var preferredSqueezeAction: UIPencilPreferredAction {
        UIApplication.shared.preferredSqueezeAction
    }
    /// Indicates whether fingers are not to draw: false, as nobody has asked for that here.
    public static var prefersPencilOnlyDrawing: Bool { false }

    /// The delegate, which is told of taps and squeezes.
    open weak var delegate: UIPencilInteractionDelegate?
    /// The view that it is attached to.
    open var view: UIView? { pencil.view }
    /// Indicates whether the interaction is enabled.
    open var isEnabled: Bool {
        get { pencil.isEnabled }
        set { pencil.isEnabled = newValue }
    }

    /// The part that hears of the pencil.
    private let pencil = PencilGestures()

    /// Creates an interaction that is on no view yet.
    public init() {
        pencil.happened = { [weak self] in self?.tell($0, $1) }
    }

    /// Creates an interaction with a delegate.
    public convenience init(delegate: UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) { pencil.willMove(to: view) }
    open func didMove(to view: UIView?) { pencil.didMove(to: view) }

    private func tell(_ event: SystemEvent, _ hover: PointerSample?) {
        guard let delegate, let view, let now = view.window?.application?.now else { return }
        let pose = hover.flatMap { sample in
            sample.pose.map { UIPencilHoverPose(sample, $0, in: view) }
        }
        if let phase = Phase(event) {
            delegate.pencilInteraction(
                self,
                didReceiveSqueeze: Squeeze(timestamp: now, phase: phase, hoverPose: pose))
        } else {
            delegate.pencilInteraction(
                self, didReceiveTap: Tap(timestamp: now, hoverPose: pose))
        }
    }
}

extension UIPencilInteraction.Phase {
    /// The phase of a squeeze; nil for another event.
    fileprivate nonisolated init?(_ event: SystemEvent) {
        guard let phase = Self.allCases.first(where: { $0.event == event }) else { return nil }
        self = phase
    }

    /// The event that a host sends.
    nonisolated var event: SystemEvent {
        switch self {
        case .began: .pencilSqueezeBegan
        case .changed: .pencilSqueezeChanged
        case .ended: .pencilSqueezeEnded
        case .cancelled: .pencilSqueezeCancelled
        }
    }
}

/// The actions that a person can prefer for a double tap or a squeeze.
public nonisolated enum UIPencilPreferredAction: Int, Sendable {
    /// Does nothing.
    case ignore
    /// Changes between the tool in use and the eraser.
    case switchEraser
    /// Changes to the tool that was used before.
    case switchPrevious
    /// Shows the colors to choose from.
    case showColorPalette
    /// Shows the settings of the ink, such as its width.
    case showInkAttributes
    /// Shows the tools that suit the moment, next to the tip.
    case showContextualPalette
    /// Runs a shortcut of the system, which leaves the app nothing to do.
    case runSystemShortcut
}

/// The way in which a pencil hovers over a view.
public struct UIPencilHoverPose {
    /// The point of the view below the tip, in the view's coordinates.
    public let location: CGPoint
    private let pose: PencilPose
    private let view: UIView

    init(_ sample: PointerSample, _ pose: PencilPose, in view: UIView) {
        let corner = view.window?.frame.origin ?? .zero
        location = view.convert(
            CGPoint(x: sample.location.x - corner.x, y: sample.location.y - corner.y), from: nil)
        (self.pose, self.view) = (pose, view)
    }

    /// The distance from the screen: 1 where hovering is first felt, 0 at the screen.
    public var zOffset: CGFloat { pose.zOffset }
    /// The angle to the screen, in radians.
    public var altitudeAngle: CGFloat { pose.altitudeAngle }
    /// The direction in which the pencil leans, in radians of the view's coordinates.
    public var azimuthAngle: CGFloat { pose.azimuthAngle(in: view) }
    /// The same direction as a vector of length 1.
    public var azimuthUnitVector: CGVector { pose.direction(in: view) }
    /// The angle about the pencil's own axis, in radians.
    public var rollAngle: CGFloat { pose.rollAngle }
}

/// A delegate for double taps and squeezes of a pencil.
@MainActor public protocol UIPencilInteractionDelegate: AnyObject {
    /// Called when the pencil was tapped twice. Calls `pencilInteractionDidTap(_:)` unless
    /// implemented (PP7).
    func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    /// Called at each phase of a squeeze (PP8).
    func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
    /// Called when the pencil was tapped twice; the earlier form.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    /// Calls `pencilInteractionDidTap(_:)`.
    public func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
    ) { pencilInteractionDidTap(interaction) }
    /// Does nothing.
    public func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {}
    /// Does nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
