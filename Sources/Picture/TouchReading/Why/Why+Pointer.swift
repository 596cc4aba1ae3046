import TouchTrace

/// What would become of a finger where the pointer is.
extension Why {
    /// Who would get the touch, then who would not, and why; empty while no pointer hovers.
    ///
    /// - Parameter serial: the record at which it is asked.
    public func sentences(aboutPointerAt serial: Int) -> [WhySentence] {
        let state = history.state(at: serial)
        guard state.pointer != nil, let probe = state.probe else { return [] }
        let view = state.pointerView
        let answer =
            view == .none
            ? WhySentence(
                "a finger here would hit nothing", "手指若在此按下，不会命中任何视图", [probe.record], .ht9)
            : WhySentence(
                "a finger here would go to \(name(view))", "手指若在此按下，会交给 \(name(view))",
                [probe.end ?? probe.record], .ht3, place(of: view))
        let refused = probe.steps.filter { $0.verdict != .inside && $0.view != view }
        return [answer] + refused.compactMap { sentence(forRecord: $0.record) }
    }
}
