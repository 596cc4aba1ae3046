import TouchPicture
import TouchTrace

/// A view or window as the trace describes it. Geometry is in points, as in UIKit (HT6).
public struct ViewState: Hashable, Sendable {
    public let id: SubjectID
    /// The parent; none for a window, and for a view that left its window.
    public var parent = SubjectID.none
    /// The subviews, back to front.
    public var children: [SubjectID] = []
    /// Indicates whether the view is in a window.
    public var isAttached = true
    public var bounds = CGRect.zero
    /// The center, in the parent's coordinates; a window's is in those of the screen.
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
    /// The view's painting: an index into the trace's drawings.
    public var drawing: Int?
    /// The controller whose root view it is.
    public var controller = SubjectID.none
    /// A window's level.
    public var level = 0.0
    public var recognizers: [SubjectID] = []
    /// Indicates whether an animation makes touches ignore it.
    public var isAnimating = false
    /// The animations towards the view's values; finished ones may still be here.
    public var animations: [PropertyAnimation] = []
    /// The property whose next change is animated.
    var announced: AnimatedProperty?

    public init(id: SubjectID) {
        self.id = id
    }

    /// The transform from the view's coordinates to its parent's.
    public var toParent: CGAffineTransform {
        CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}
