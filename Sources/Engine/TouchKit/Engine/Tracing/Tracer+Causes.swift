import TouchTrace

extension Tracer {
    /// Adds a record that the record `cause` brought about; 0 means what is being handled now.
    @discardableResult
    func write(_ rule: Rule, _ entry: TraceEntry, because cause: Int32) -> Int32 {
        because(of: cause) { write(rule, entry) }
    }

    /// Names the record `cause` as that of all that `body` writes; 0 means what is being handled now.
    func because<Result>(of cause: Int32, _ body: () -> Result) -> Result {
        let outer = self.cause
        // A serial kept from an earlier tracer may point beyond the end of this trace.
        if cause > 0, cause <= Int32(count) { self.cause = cause }
        defer { self.cause = outer }
        return body()
    }

    /// The serial of the record written last.
    var latest: Int32 { Int32(count) }
}
