import TouchPicture

/// Writes the trace of one application: `app.tracer = Tracer()`.
public final class Tracer {
    public private(set) var trace = Trace()
    public init() {}
}
