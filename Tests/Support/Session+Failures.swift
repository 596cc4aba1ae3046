import TouchReading
import TouchScript
import TouchSession

extension Session {
    /// What its tape expected so far and did not get.
    public var failures: [ExpectationFailure] {
        trace.failures(of: cues, file: tape?.file ?? "tape")
    }
}
