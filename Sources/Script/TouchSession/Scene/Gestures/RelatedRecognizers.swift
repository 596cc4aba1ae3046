@_spi(Hosts) import TouchKit
import TouchTrace

// Recognizers with overrides, one subclass for each kind: what the scene does not state is left to
// the base class.

final class RelatedTap: UITapGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func answer(_ question: Question, about other: UIGestureRecognizer) -> Bool {
        overrides.answer(question, about: other) ?? super.answer(question, about: other)
    }
}

final class RelatedLongPress: UILongPressGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func answer(_ question: Question, about other: UIGestureRecognizer) -> Bool {
        overrides.answer(question, about: other) ?? super.answer(question, about: other)
    }
}

final class RelatedPan: UIPanGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func answer(_ question: Question, about other: UIGestureRecognizer) -> Bool {
        overrides.answer(question, about: other) ?? super.answer(question, about: other)
    }
}

final class RelatedSwipe: UISwipeGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func answer(_ question: Question, about other: UIGestureRecognizer) -> Bool {
        overrides.answer(question, about: other) ?? super.answer(question, about: other)
    }
}

final class RelatedPinch: UIPinchGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func answer(_ question: Question, about other: UIGestureRecognizer) -> Bool {
        overrides.answer(question, about: other) ?? super.answer(question, about: other)
    }
}

final class RelatedRotation: UIRotationGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func answer(_ question: Question, about other: UIGestureRecognizer) -> Bool {
        overrides.answer(question, about: other) ?? super.answer(question, about: other)
    }
}

final class RelatedEdgePan: UIScreenEdgePanGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func answer(_ question: Question, about other: UIGestureRecognizer) -> Bool {
        overrides.answer(question, about: other) ?? super.answer(question, about: other)
    }
}

final class RelatedHover: UIHoverGestureRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func answer(_ question: Question, about other: UIGestureRecognizer) -> Bool {
        overrides.answer(question, about: other) ?? super.answer(question, about: other)
    }
}

final class RelatedCheckMark: CheckMarkRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func answer(_ question: Question, about other: UIGestureRecognizer) -> Bool {
        overrides.answer(question, about: other) ?? super.answer(question, about: other)
    }
}

final class RelatedFingerDown: FingerDownRecognizer, RelatedRecognizer {
    var overrides = RelationOverrides()

    override func answer(_ question: Question, about other: UIGestureRecognizer) -> Bool {
        overrides.answer(question, about: other) ?? super.answer(question, about: other)
    }
}
