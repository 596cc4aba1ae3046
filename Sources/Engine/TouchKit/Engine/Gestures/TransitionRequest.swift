import TouchTrace

/// A transition that a recognizer has asked for and the arbiter has not settled yet.
struct TransitionRequest {
    let state: UIGestureRecognizer.State
    let reason: TransitionReason
    /// The serial of the record that led to it.
    let cause: Int32
}
