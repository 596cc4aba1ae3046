/// What the keyboard does to controls.
nonisolated enum FocusKey: Equatable {
    case next, previous
    /// Does what a tap would do.
    case press
    case increase, decrease
    /// Away from all controls.
    case leave

    /// Whether a key that stays down does it again and again.
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
