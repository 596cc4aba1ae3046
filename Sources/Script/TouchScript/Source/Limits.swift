/// What a file may hold, so that nothing later overflows and no work is without bounds; told in LANGUAGE.md.
public enum Limits {
    /// Coordinates and lengths, in points.
    public static let coordinate = 1e6
    /// Times, in seconds: a day.
    public static let seconds = 86_400.0
    /// How deep views may be nested.
    public static let depth = 200
    /// Bytes of a file: more than an hour of ten fingers that never rest.
    public static let bytes = 512 << 20
    /// Lines of a file.
    public static let lines = 4_000_000
    /// Bytes of one line.
    public static let lineBytes = 1 << 20
    /// Letters of a name.
    public static let name = 100
    /// Views of a scene, controls among them.
    public static let views = 10_000
    /// Recognizers of a scene.
    public static let recognizers = 10_000
    /// Recognizers that one touch can reach: those of a view and of all it lies in. Each may be asked about each other.
    public static let recognizersOfTouch = 128
    /// Samples that a tape sends, those of its moves among them: a day of one finger.
    public static let samples = 10_500_000
    /// Lines of a tape that go together.
    public static let together = 100
    /// Views that one line lights or rings, arrows that stand at once, and answers to a question.
    public static let shown = 100
    /// Strokes of ink that stand at once.
    public static let strokes = 1000
    /// Places of a stroke.
    public static let places = 2000
    /// Lines of a tape that say what to try, and expectations of each.
    public static let exercises = 4
    /// Faults with a list of what was meant; of more only the place is told.
    static let hints = 100
}
