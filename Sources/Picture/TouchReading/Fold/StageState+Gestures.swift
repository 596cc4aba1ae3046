import TouchTrace

extension StageState {
    /// The scene as if no finger had touched it yet; the state itself while a finger still does.
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

    /// Returns the recognizers that lists show at an event time, in the scene's order, both in the
    /// window and in films: those that take part, and those whose last attempt is over. A removed
    /// recognizer shows that it was cancelled and then disappears.
    package func concernedRecognizers(at time: Double) -> [RecognizerState] {
        recognizers.values.filter { recognizer in
            (recognizer.view != .none || recognizer.presence(at: time) > 0)
                && (recognizer.state != .possible || !recognizer.touches.isEmpty
                    || recognizer.outcome != nil)
        }
    }
}
