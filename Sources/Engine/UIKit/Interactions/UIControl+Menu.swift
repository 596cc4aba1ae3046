import TouchKit

extension UIControl {
    /// The interaction that opens the control's menu; nil unless it is enabled.
    public var contextMenuInteraction: UIContextMenuInteraction? {
        isContextMenuInteractionEnabled ? controlMenu.interaction : nil
    }
    /// Indicates whether the control has an interaction that opens its menu. A button has one while
    /// it has a menu.
    public var isContextMenuInteractionEnabled: Bool {
        get { controlMenu.isEnabled }
        set { controlMenu.isEnabled = newValue }
    }
    /// Indicates whether the menu opens as soon as a finger comes down, and takes the touch from
    /// the control, rather than after a press (IN2).
    public var showsMenuAsPrimaryAction: Bool {
        get { controlMenu.isPrimary }
        set { controlMenu.isPrimary = newValue }
    }

    fileprivate var controlMenu: ControlMenu {
        if let made: ControlMenu = kept["controlMenu"] { return made }
        let made = ControlMenu(self)
        kept["controlMenu"] = made
        return made
    }
}

extension UIButton {
    /// The menu of the button; with one, `isContextMenuInteractionEnabled` is true.
    public var menu: UIMenu? {
        get { controlMenu.menu }
        set { controlMenu.menu = newValue }
    }
}

/// The menu of a control.
private final class ControlMenu: UIContextMenuInteractionDelegate {
    private unowned let control: UIControl
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    var menu: UIMenu? { didSet { isEnabled = menu != nil } }
    var isPrimary = false {
        // Otherwise it is the default of all long presses.
        didSet { interaction.menu.press.minimumPressDuration = isPrimary ? 0 : 0.5 }
    }
    var isEnabled: Bool {
        get { interaction.view != nil }
        set {
            guard newValue != isEnabled else { return }
            if newValue {
                control.addInteraction(interaction)
            } else {
                control.removeInteraction(interaction)
            }
        }
    }

    init(_ control: UIControl) { self.control = control }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard control.isEnabled, let menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        control.sendActions(for: .menuActionTriggered)
    }
}
