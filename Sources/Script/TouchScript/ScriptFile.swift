/// A file of the language, read and checked.
public enum ScriptFile: Hashable, Sendable {
    case scene(Scene)
    /// A tape and the scene it names.
    case tape(Tape, Scene)
    /// A tape that shows two others together, and those.
    case together(Tape, StagedTape, StagedTape)
    case lessons(LessonIndex)
    case style(Style)
}

/// A tape and the scene it plays.
public struct StagedTape: Hashable, Sendable {
    public var tape: Tape
    public var scene: Scene

    public init(tape: Tape, scene: Scene) {
        self.tape = tape
        self.scene = scene
    }
}
