import Foundation

// What keys mean in one state of the window alone; nil for a key that means there what it always does.

nonisolated extension EditAct {
    /// While the scene is edited.
    init?(_ press: KeyPress) {
        let hasShift = press.modifiers.contains(.shift)
        let step = hasShift ? 8 : 1
        switch (press.key, press.modifiers.contains(.control)) {
        case ("z", true): self = hasShift ? .redo : .undo
        case ("y", true): self = .redo
        case ("n", true): self = .details
        case (_, true): return nil
        case (.left, _): self = .nudge(x: -step, y: 0)
        case (.right, _): self = .nudge(x: step, y: 0)
        case (.up, _): self = .nudge(x: 0, y: -step)
        case (.down, _): self = .nudge(x: 0, y: step)
        case (.delete, _), (.backspace, _): self = .remove
        default: return nil
        }
    }
}

nonisolated extension InkAct {
    /// While something is drawn.
    init?(_ press: KeyPress) {
        switch (press.key, press.modifiers.contains(.control)) {
        case ("l", true): self = .spotlight
        case ("z", true): self = .undo
        case (" ", false): self = .pause
        case (.delete, false): self = .clear
        case ("w", false): self = .width
        default: return nil
        }
    }
}

nonisolated extension KioskAct {
    /// While the code is asked for.
    init?(_ press: KeyPress) {
        switch press.key {
        case .character(let figure) where ("0"..."9").contains(figure):
            self = .figure(Int(figure.value - 0x30))
        case .backspace: self = .erase
        case .escape: self = .close
        default: return nil
        }
    }
}

nonisolated extension CourseAct {
    /// How far a key moves the page of all lessons, in pages.
    static func pages(_ press: KeyPress) -> CGFloat? {
        switch press.key {
        case .down: 0.25
        case .up: -0.25
        case .pageDown: 0.9
        case .pageUp: -0.9
        case .home: -1e6
        case .end: 1e6
        default: nil
        }
    }
}
