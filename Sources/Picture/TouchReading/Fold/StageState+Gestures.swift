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

    /// The recognizers that lists tell of at an event time, in the scene's order, in the window as in films: those that
    /// take part, and those whose last attempt is over. One that was removed shows that it was cancelled, and goes.
    package func concernedRecognizers(at time: Double) -> [RecognizerState] {
        recognizers.values.filter { recognizer in
            (recognizer.view != .none || recognizer.presence(at: time) > 0)
                && (recognizer.state != .possible || !recognizer.touches.isEmpty
                    || recognizer.outcome != nil)
        }
    }
}
