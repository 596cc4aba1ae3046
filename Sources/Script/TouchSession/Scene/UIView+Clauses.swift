import TouchKit
import TouchPicture
import TouchScript

extension UIView {
    /// Applies the looks and settings of `clauses`; behaviors are left to the classes of scenes.
    ///
    /// `at` and `size` refer to the view before its transform.
    func apply(_ clauses: [ViewClause], language: String) {
        var corner = CGPoint(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
        var turn: CGFloat?
        var stretch: (x: CGFloat, y: CGFloat)?
        for clause in clauses {
            switch clause {
            case .at(let point): corner = point
            case .size(let size): bounds.size = size
            case .boundsAt(let point): bounds.origin = point
            case .color(let color):
                backgroundColor = color == .named(.clear) ? nil : UIColor(color: color.color)
            case .rotate(let angle): turn = angle.radians
            case .scale(let x, let y): stretch = (CGFloat(x), CGFloat(y))
            case .alpha(let alpha): self.alpha = alpha
            case .corner(let radius): layer.cornerRadius = radius
            case .tag(let tag): self.tag = tag
            case .text, .titles, .count, .value, .disabled, .content, .paging, .bounces,
                .delaysContent, .cancelsContent, .contentInset, .insetAdjustment, .scrollsToTop,
                .directionalLock, .deceleration, .reorders, .zoom, .bouncesZoom, .keyboardDismiss,
                .refreshes, .menu,
                .leadingActions, .trailingActions, .drags, .drops, .pointerRegions, .pencilTap,
                .pencilSqueeze, .detents, .scrollingExpands:
                break
            case .hidden(let on): isHidden = on
            case .interaction(let on): isUserInteractionEnabled = on
            case .clips(let on): clipsToBounds = on
            case .multitouch(let on): isMultipleTouchEnabled = on
            case .exclusive(let on): isExclusiveTouch = on
            case .level(let level):
                (self as? UIWindow)?.windowLevel = UIWindow.Level(rawValue: level)
            case .hitTest, .pointInside, .shouldBegin, .touches, .motion, .remote, .moves,
                .tracksSubviews,
                .logs,
                .firstResponder, .presented, .sendEvent, .defersSystemGestures,
                .touchesShouldBegin, .touchesShouldCancel, .on, .after, .every:
                break
            case .safeArea(let insets): (self as? UIWindow)?.systemInsets = insets
            case .systemEdges(let edges):
                (self as? UIWindow)?.systemGestureEdges = UIRectEdge(edges)
            }
        }
        applyContent(clauses, language: language)
        center = CGPoint(x: corner.x + bounds.width / 2, y: corner.y + bounds.height / 2)
        if turn != nil || stretch != nil { turnAndStretch(turn, stretch) }
    }

    /// Sets the rotation, the scale or both, and leaves the other as it is.
    private func turnAndStretch(_ turn: CGFloat?, _ stretch: (x: CGFloat, y: CGFloat)?) {
        let t = transform
        let angle = turn ?? CGFloat(Mathematics.arcTangent(y: t.b, x: t.a))
        let x = stretch?.x ?? CGFloat(Mathematics.hypotenuse(t.a, t.b))
        let y =
            stretch?.y ?? (x == 0 ? CGFloat(Mathematics.hypotenuse(t.c, t.d)) : t.determinant / x)
        transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: x, y: y)
    }
}
