import TouchTrace

extension StageState {
    /// The same scene as if no finger had touched it yet; where one still does, the state itself.
    package var withoutGestures: StageState {
        guard !touches.contains(where: { $0.isLive }) else { return self }
        var state = self
        state.touches = []
        state.event = EventState()
        state.walks = []
        state.calls = []
        state.endedTimers = []
        state.notes = []
        for recognizer in recognizers.values where recognizer.outcome != nil {
            state.recognizers.update(recognizer.id) { $0.outcome = nil }
        }
        return state
    }
}
