import TouchWords

/// The modes of a window: all of them, and the open ones, one above the other.
final class ModeStack {
    /// All modes, in the order of the list; those that are always open come first.
    private(set) var all: [any Mode] = []
    /// The open modes, from the lowest.
    private(set) var open: [any Mode] = []

    /// Creates every mode of a window.
    func fill(for workspace: Workspace) {
        open = Modes.base.map { $0.init(workspace) }
        all = open + Modes.others.map { $0.init(workspace) }
    }

    /// The open modes, from the top.
    var fromTop: [any Mode] { open.reversed() }

    /// The open modes, from the top down to the first that claims the whole window.
    var reached: [any Mode] {
        let open = fromTop
        let last = open.firstIndex { $0.claims.contains(.window) } ?? open.count - 1
        return Array(open[...last])
    }

    /// Returns the mode of a type; each window has one.
    func find<Kind: Mode>(_ kind: Kind.Type = Kind.self) -> Kind {
        for case let mode as Kind in all { return mode }
        preconditionFailure("\(kind) is missing from the list of modes")
    }

    func isOpen(_ mode: any Mode) -> Bool { open.contains { $0 === mode } }

    /// Opens a mode above the others; those that claim the same parts give way.
    /// - Returns: the reason why it cannot be opened now; nil if it is open.
    func open(_ mode: any Mode) -> Wording? {
        guard !isOpen(mode) else { return nil }
        if let refusal = refusal(of: mode) { return refusal }
        for rival in rivals(of: mode) { rival.end() }
        let place = mode.isTopmost ? nil : open.firstIndex(where: \.isTopmost)
        open.insert(mode, at: place ?? open.count)
        return nil
    }

    /// Returns the reason why a mode cannot be opened now; nil if it can.
    func refusal(of mode: any Mode) -> Wording? {
        rivals(of: mode).lazy.compactMap { $0.refusal(of: mode) }.first
    }

    private func rivals(of mode: any Mode) -> [any Mode] {
        fromTop.filter { $0 !== mode && !$0.claims.isDisjoint(with: mode.claims) }
    }

    /// Takes a mode off the stack.
    func close(_ mode: any Mode) { open.removeAll { $0 === mode } }
}
