import TouchTrace

/// The views that the last hit-test asked, found by whom they are.
struct AskedViews {
    private(set) var steps: [HitStep] = []
    private var record = 0
    /// The place of the step in which a view was asked first.
    private(set) var places: [SubjectID: Int] = [:]

    /// Takes in the last hit-test of `state`, if it is another than before.
    mutating func update(from state: StageState) {
        let walk = state.walks.last
        guard walk?.record ?? 0 != record || walk?.steps.count ?? 0 != steps.count else { return }
        record = walk?.record ?? 0
        steps = walk?.steps ?? []
        places = [:]
        for (place, step) in steps.enumerated() where places[step.view] == nil {
            places[step.view] = place
        }
    }
}
