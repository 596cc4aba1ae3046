import TouchPicture
import TouchScript
import TouchStage

/// What is known of the lessons while all of them are looked at: only one of them moves, ten
/// pictures a second, and the others are made one at a time as they come into view.
struct OverviewDesk {
    /// How long each takes, in seconds, as far as they were in view.
    private(set) var lengths: [Int: Double] = [:]
    private var unreadable: Set<Int> = []
    private var stills: [Int: Picture] = [:]
    private var moving: (index: Int, preview: LessonPreview, start: Double)?
    /// The theme and the language of its pictures.
    let looks: String
    /// Where the pointer or a finger was last, in points of the window; nil where there is none.
    var pointer: CGPoint?

    init(looks: String) { self.looks = looks }

    /// Between two pictures of the one that moves, in seconds.
    static let beat = 0.1

    /// The picture of a lesson that stands still; nil if it is not made yet.
    func still(_ index: Int) -> Picture? { stills[index] }

    /// The first of some lessons of which nothing is known yet.
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

    /// The picture of the one that moves.
    mutating func move(
        _ index: Int, _ lesson: Lesson, _ painter: StagePainter, now: Double
    ) -> Picture? {
        if moving?.index != index {
            moving = LessonPreview(lesson, language: painter.language).map { (index, $0, now) }
        }
        return moving.map { $0.preview.picture(after: now - $0.start, painter) }
    }
}
