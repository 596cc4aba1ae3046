@testable import TouchKit

extension Board {
    /// Puts `control` at `frame` on A, in front of B; every event of it goes to the log: "save touchDown".
    @discardableResult
    func put<Control: UIControl>(
        _ control: Control, _ name: String,
        at frame: CGRect = CGRect(x: 150, y: 150, width: 100, height: 44), in parent: UIView? = nil
    ) -> Control {
        control.accessibilityIdentifier = name
        control.frame = frame
        (parent ?? a).addSubview(control)
        listen(to: control)
        return control
    }

    func listen(to control: UIControl) {
        let events: [UIControl.Event] = [
            .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
            .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
            .primaryActionTriggered,
        ]
        for event in events {
            let action = UIAction { [log] action in
                let name = (action.sender as? UIControl)?.accessibilityIdentifier ?? "?"
                log.lines.append("\(name) \(event)")
            }
            control.addAction(action, for: event)
        }
    }
}
