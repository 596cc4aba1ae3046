/// A keyboard command to controls.
nonisolated enum FocusKey: Equatable {
    case next, previous
    /// The same as a tap.
    case press
    case increase, decrease
    /// Takes the focus away from all controls.
    case leave

    /// Indicates whether a key that is held down repeats the command.
    var repeats: Bool { self != .press && self != .leave }

    init?(_ press: KeyPress) {
        guard !press.modifiers.contains(.control) else { return nil }
        switch press.key {
        case .tab:
            self = press.modifiers.contains(.shift) ? .previous : .next
        case " ", .enter:
            self = .press
        case .right: self = .increase
        case .left: self = .decrease
        case .escape: self = .leave
        default: return nil
        }
    }
}
