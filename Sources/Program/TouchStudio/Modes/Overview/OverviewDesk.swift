import TouchPicture
import TouchScript
import TouchStage

/// The pictures and lengths of the lessons while the page of all lessons is open: only one picture
/// moves, ten times a second, and the others are made one at a time as they come into view.
struct OverviewDesk {
    /// The lengths of the lessons that were in view, in seconds.
    private(set) var lengths: [Int: Double] = [:]
    private var unreadable: Set<Int> = []
    private var stills: [Int: Picture] = [:]
    private var moving: (index: Int, preview: LessonPreview, start: Double)?
    /// The theme and the language of the pictures.
    let looks: String
    /// The last location of the pointer or of a finger, in points of the window; nil if there is
    /// none.
    var pointer: CGPoint?

    init(looks: String) { self.looks = looks }

    /// The interval between two pictures of the moving lesson, in seconds.
    static let beat = 0.1

    /// Returns the still picture of a lesson; nil if it is not made yet.
    func still(_ index: Int) -> Picture? { stills[index] }

    /// Returns the first of some lessons that has not been read yet.
    func missing(in indices: [Int]) -> Int? {
        indices.first { stills[$0] == nil && !unreadable.contains($0) }
    }

    mutating func learn(_ index: Int, _ lesson: Lesson, _ painter: StagePainter) {
        guard let preview = LessonPreview(lesson, language: painter.language) else {
            unreadable.insert(index)
            return
        }
        lengths[index] = preview.length
        stills[index] = preview.still(painter)
    }

    /// Returns the picture of the moving lesson.
    mutating func move(
        _ index: Int, _ lesson: Lesson, _ painter: StagePainter, now: Double
    ) -> Picture? {
        if moving?.index != index {
            moving = LessonPreview(lesson, language: painter.language).map { (index, $0, now) }
        }
        return moving.map { $0.preview.picture(after: now - $0.start, painter) }
    }
}
