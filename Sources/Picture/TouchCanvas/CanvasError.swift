/// Why a picture could not be painted or written: one line, saying what to do where that is known.
public struct CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String

    public init(_ description: String) {
        self.description = description
    }
}
