import TouchKit
import TouchScript

/// A control of a scene that decides for itself which recognizers may begin on it.
protocol PermittingControl: UIControl, SelfDeclaringResponder {
    var permits: RelationOverrides.Answer? { get set }
}

extension ViewKind {
    /// Returns a control of this kind with that answer; nil for views that are not controls, and
    /// for buttons, which have more overrides.
    func makeControl(permitting answer: @escaping RelationOverrides.Answer) -> UIView? {
        switch self {
        case .view, .label, .scroll, .button: nil
        case .row: control(SceneRow(), answer)
        case .control: control(SceneControl(), answer)
        case .slider: control(SceneSlider(), answer)
        case .toggle: control(SceneSwitch(), answer)
        case .stepper: control(SceneStepper(), answer)
        case .segments: control(SceneSegmentedControl(frame: Self.segmentsFrame), answer)
        case .pages: control(ScenePageControl(), answer)
        case .field: UITextField.framed(control(SceneTextField(), answer))
        }
    }

    private func control<Control: PermittingControl>(
        _ control: Control, _ answer: @escaping RelationOverrides.Answer
    ) -> Control {
        control.permits = answer
        return control
    }
}

final class SceneRow: ListRow, PermittingControl {
    var permits: RelationOverrides.Answer?

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        permits?(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

final class SceneControl: UIControl, PermittingControl {
    var permits: RelationOverrides.Answer?

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        permits?(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

final class SceneSlider: UISlider, PermittingControl {
    var permits: RelationOverrides.Answer?

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        permits?(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

final class SceneSwitch: UISwitch, PermittingControl {
    var permits: RelationOverrides.Answer?

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        permits?(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

final class SceneStepper: UIStepper, PermittingControl {
    var permits: RelationOverrides.Answer?

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        permits?(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

final class SceneTextField: UITextField, PermittingControl {
    var permits: RelationOverrides.Answer?

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        permits?(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

final class SceneSegmentedControl: UISegmentedControl, PermittingControl {
    var permits: RelationOverrides.Answer?

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        permits?(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

final class ScenePageControl: UIPageControl, PermittingControl {
    var permits: RelationOverrides.Answer?

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        permits?(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
