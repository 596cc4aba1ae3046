import TouchKit
import TouchPicture
import TouchReading
import TouchStage

/// The handles at the left edge: each slides a panel in and out again.
final class Rail: ChromeView {
    private let lessons: RailButton
    private let looks: RailButton
    private let deeds: RailButton
    private let why: RailButton
    private let lists: RailButton
    private let time: RailButton
    private let record: RailButton
    private let present: RailButton
    private let language: RailButton
    private let isExhibit: Bool

    /// - Parameter isExhibit: whether there is only what visitors may do, and their language.
    init(
        style: ChromeStyle, isExhibit: Bool = false, perform: @escaping (ProgramCommand) -> Void
    ) {
        self.isExhibit = isExhibit
        func handle(_ words: Wording, _ icon: Icon, _ command: ProgramCommand) -> RailButton {
            RailButton(words, icon: icon, style: style) { perform(command) }
        }
        lessons = handle(Wording("Lessons", "课程"), .lessons, .list)
        looks = handle(Wording("Show", "显示"), .looks, .drawer(.looks))
        deeds = handle(Wording("Do", "操作"), .deeds, .drawer(.deeds))
        why = handle(Wording("Why?", "为什么"), .why, .foldInspector)
        lists = handle(Wording("Chain", "响应链"), .lists, .lists)
        time = handle(Wording("Time", "时间"), .time, .foldTimeline)
        record = handle(Wording("Record", "录制"), .record, .take(.record))
        present = handle(Wording("Present", "演示模式"), .present, .present)
        // Both in their own: whoever needs the other can read it.
        language = handle(Wording(same: "EN / 中文"), .language, .language)
        super.init(style: style)
        for handle in all { addSubview(handle) }
    }

    required init?(coder: NSCoder) { nil }

    private var all: [RailButton] {
        (offersLessons ? [lessons] : [])
            + (isExhibit
                ? [deeds, why, lists, time, language]
                : [looks, deeds, why, lists, time, record, present])
    }

    /// Whether there are any; a program of somebody's own code has none.
    var offersLessons = true {
        didSet {
            lessons.isHidden = !offersLessons
            setNeedsLayout()
        }
    }

    /// Whether a take is made.
    var records = false { didSet { record.isSelected = records } }

    /// Lights the handles of what is open.
    func show(_ openings: Openings, _ layout: ChromeLayout, _ drawer: ProgramCommand.Drawer?) {
        lessons.isSelected = drawer == .lessons
        looks.isSelected = drawer == .looks
        deeds.isSelected = drawer == .deeds
        why.isSelected = layout.inspector != nil
        lists.isSelected = openings.lists
        time.isSelected = layout.timeline != nil
    }

    override func layoutSubviews() {
        let air: CGFloat = bounds.height < 560 ? 4 : 16
        let height = min(72, (bounds.height - 2 * air) / CGFloat(all.count))
        for (index, handle) in all.enumerated() {
            handle.frame = CGRect(
                x: 0, y: air + CGFloat(index) * height, width: bounds.width - 1, height: height)
        }
        // What leaves the desk, or concerns all of it, stands apart from what belongs to it.
        all.last?.frame.origin.y = bounds.height - air - height
    }

    override func marks() -> [Mark] { [style.box(bounds, radius: 0, fill: style.theme.panel)] }
}
