import TouchKit

// Recognizers with overrides of their own, one class for each kind: what the scene does not state is left
// to the base class.

final class RelatedTap: UITapGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        overrides.canPrevent?(other) ?? super.canPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        overrides.canBePrevented?(other) ?? super.canBePrevented(by: other)
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        overrides.requiresFailure?(other) ?? super.shouldRequireFailure(of: other)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        overrides.requiredToFail?(other) ?? super.shouldBeRequiredToFail(by: other)
    }
}

final class RelatedLongPress: UILongPressGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        overrides.canPrevent?(other) ?? super.canPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        overrides.canBePrevented?(other) ?? super.canBePrevented(by: other)
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        overrides.requiresFailure?(other) ?? super.shouldRequireFailure(of: other)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        overrides.requiredToFail?(other) ?? super.shouldBeRequiredToFail(by: other)
    }
}

final class RelatedPan: UIPanGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        overrides.canPrevent?(other) ?? super.canPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        overrides.canBePrevented?(other) ?? super.canBePrevented(by: other)
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        overrides.requiresFailure?(other) ?? super.shouldRequireFailure(of: other)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        overrides.requiredToFail?(other) ?? super.shouldBeRequiredToFail(by: other)
    }
}

final class RelatedSwipe: UISwipeGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        overrides.canPrevent?(other) ?? super.canPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        overrides.canBePrevented?(other) ?? super.canBePrevented(by: other)
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        overrides.requiresFailure?(other) ?? super.shouldRequireFailure(of: other)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        overrides.requiredToFail?(other) ?? super.shouldBeRequiredToFail(by: other)
    }
}

final class RelatedPinch: UIPinchGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        overrides.canPrevent?(other) ?? super.canPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        overrides.canBePrevented?(other) ?? super.canBePrevented(by: other)
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        overrides.requiresFailure?(other) ?? super.shouldRequireFailure(of: other)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        overrides.requiredToFail?(other) ?? super.shouldBeRequiredToFail(by: other)
    }
}

final class RelatedRotation: UIRotationGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        overrides.canPrevent?(other) ?? super.canPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        overrides.canBePrevented?(other) ?? super.canBePrevented(by: other)
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        overrides.requiresFailure?(other) ?? super.shouldRequireFailure(of: other)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        overrides.requiredToFail?(other) ?? super.shouldBeRequiredToFail(by: other)
    }
}

final class RelatedEdgePan: UIScreenEdgePanGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        overrides.canPrevent?(other) ?? super.canPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        overrides.canBePrevented?(other) ?? super.canBePrevented(by: other)
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        overrides.requiresFailure?(other) ?? super.shouldRequireFailure(of: other)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        overrides.requiredToFail?(other) ?? super.shouldBeRequiredToFail(by: other)
    }
}

final class RelatedHover: UIHoverGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        overrides.canPrevent?(other) ?? super.canPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        overrides.canBePrevented?(other) ?? super.canBePrevented(by: other)
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        overrides.requiresFailure?(other) ?? super.shouldRequireFailure(of: other)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        overrides.requiredToFail?(other) ?? super.shouldBeRequiredToFail(by: other)
    }
}

final class RelatedCheckMark: CheckMarkRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        overrides.canPrevent?(other) ?? super.canPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        overrides.canBePrevented?(other) ?? super.canBePrevented(by: other)
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        overrides.requiresFailure?(other) ?? super.shouldRequireFailure(of: other)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        overrides.requiredToFail?(other) ?? super.shouldBeRequiredToFail(by: other)
    }
}

final class RelatedFingerDown: FingerDownRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        overrides.canPrevent?(other) ?? super.canPrevent(other)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        overrides.canBePrevented?(other) ?? super.canBePrevented(by: other)
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        overrides.requiresFailure?(other) ?? super.shouldRequireFailure(of: other)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        overrides.requiredToFail?(other) ?? super.shouldBeRequiredToFail(by: other)
    }
}
