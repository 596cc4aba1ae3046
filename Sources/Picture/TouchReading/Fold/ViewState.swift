import TouchPicture
import TouchTrace

/// A view or window as the trace describes it. Geometry is in points, as UIKit has it (HT6).
public struct ViewState: Hashable, Sendable {
    public let id: SubjectID
    /// None for a window, and for a view that left its window.
    public var parent = SubjectID.none
    /// Back to front.
    public var children: [SubjectID] = []
    /// Whether the view hangs in a window.
    public var isAttached = true
    public var bounds = CGRect.zero
    /// In the parent's coordinates; a window's are those of the screen.
    public var center = CGPoint.zero
    public var transform = CGAffineTransform.identity
    public var alpha = 1.0
    public var isHidden = false
    public var isUserInteractionEnabled = true
    public var clipsToBounds = false
    public var isMultipleTouchEnabled = false
    public var isExclusiveTouch = false
    public var isEnabled = true
    public var isSelected = false
    public var isHighlighted = false
    public var background = Color.clear
    public var cornerRadius = 0.0
    /// A control's value; nil for other views.
    public var value: Double?
    /// A label's text or a button's title.
    public var text = NameID.none
    /// What it painted: an index into the trace's drawings.
    public var drawing: Int?
    /// The controller whose root view it is.
    public var controller = SubjectID.none
    /// A window's level.
    public var level = 0.0
    public var recognizers: [SubjectID] = []
    /// Whether touches pass it by for an animation.
    public var isAnimating = false
    /// What is drawn on its way to what the view has; those that are over may still be here.
    public var animations: [PropertyAnimation] = []
    /// The property whose next change is to be animated.
    var announced: AnimatedProperty?

    public init(id: SubjectID) {
        self.id = id
    }

    /// From the view's coordinates to its parent's.
    public var toParent: CGAffineTransform {
        CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}
