/// A tape and the scene it plays.
public struct StagedTape: Hashable, Sendable {
    public var tape: Tape
    public var scene: Scene

    public init(tape: Tape, scene: Scene) {
        self.tape = tape
        self.scene = scene
    }
}
