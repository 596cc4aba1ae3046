/// The limits of a file, so that nothing later overflows and no work is unbounded; documented in
/// LANGUAGE.md.
public enum Limits {
    /// The largest coordinate or length, in points.
    public static let coordinate = 1e6
    /// The longest time, in seconds: a day.
    public static let seconds = 86_400.0
    /// The deepest nesting of views.
    public static let depth = 200
    /// The most bytes of a file: more than an hour of ten fingers that never rest.
    public static let bytes = 512 << 20
    /// The most lines of a file.
    public static let lines = 4_000_000
    /// The most bytes of one line.
    public static let lineBytes = 1 << 20
    /// The most letters of a name.
    public static let name = 100
    /// The most views of a scene, controls among them.
    public static let views = 10_000
    /// The most recognizers of a scene.
    public static let recognizers = 10_000
    /// The most recognizers that one touch can reach: those of a view and of all its ancestors.
    /// Each may be asked about each other.
    public static let recognizersOfTouch = 128
    /// The most samples that a tape sends, those of its moves among them: a day of one finger.
    public static let samples = 10_500_000
    /// The most lines of a tape that go together.
    public static let together = 100
    /// The most views that one line highlights or rings, arrows that are visible at once, and
    /// answers to a question.
    public static let shown = 100
    /// The most strokes of ink that are visible at once.
    public static let strokes = 1000
    /// The most places of a stroke.
    public static let places = 2000
    /// The most `try` lines of a tape, and the most expectations of each.
    public static let exercises = 4
    /// The most faults with a suggestion of the intended word; any more are reported without one.
    static let hints = 100
}
