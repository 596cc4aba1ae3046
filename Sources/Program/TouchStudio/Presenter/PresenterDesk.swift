import Foundation
@_spi(Hosts) import TouchKit
import TouchPicture
import TouchReading
import TouchStage

/// Everything in the presenter's window: notes, buttons, timeline and why, in an application of their own. It is of the
/// same session as the stage, and its fingers touch nothing but it.
package final class PresenterDesk {
    package let application = UIApplication()
    let window = UIWindow(frame: .zero)
    let notes: PresenterNotes
    let timeline: TimelineView
    let inspector: InspectorView
    private let buttons: [PillButton]
    private let toggle: PillButton
    private(set) var style: ChromeStyle
    /// In points.
    private(set) var size = CGSize.zero
    /// What the inspector tells of now.
    var topic: Panels.Topic?

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        self.style = style
        func button(
            _ words: Wording, _ icon: Icon?, _ command: ProgramCommand
        ) -> PillButton {
            PillButton(words, icon: icon, style: style) { perform(command) }
        }
        notes = PresenterNotes(style: style)
        timeline = TimelineView(style: style, perform: perform)
        inspector = InspectorView(style: style, perform: perform)
        toggle = button(Wording("Pause", "暂停"), .pause, .pause)
        buttons = [
            button(Wording("Lesson before", "上一课"), nil, .previousLesson),
            button(Wording("Show me", "演示"), nil, .demonstrate),
            button(Wording("Back", "返回"), .back, .step(.event, forward: false)), toggle,
            button(Wording("Forward", "前进"), .forward, .step(.event, forward: true)),
            button(Wording("Live", "实时"), nil, .live),
            button(Wording("Start afresh", "重新开始"), nil, .restart),
            button(Wording("Next lesson", "下一课"), nil, .nextLesson),
        ]
        for part in [notes, timeline, inspector] + buttons as [UIView] { window.addSubview(part) }
        application.tuning.panSlop = 20
        window.makeKeyAndVisible(in: application)
    }

    /// Gives the looks to all parts, if they are others than before.
    func wear(_ style: ChromeStyle) {
        guard !style.looks(like: self.style) else { return }
        self.style = style
        window.wear(style)
    }

    func show(isMoving: Bool) { toggle.icon = isMoving ? .pause : .play }

    var timelineLayout: TimelineLayout {
        TimelineLayout(size: timeline.bounds.size, window: timeline.shown)
    }

    /// Places everything in a window of a size in points.
    func layOut(_ size: CGSize) {
        guard size != self.size else { return }
        self.size = size
        window.frame = CGRect(origin: .zero, size: size)
        let lanes = min(260, size.height * 0.26).rounded()
        let row = ChromeLayout.row
        let why = size.width >= 900 ? min(380, size.width * 0.28).rounded() : 0
        let foot = size.height - lanes
        let left = size.width - why
        timeline.frame = CGRect(x: 0, y: foot, width: size.width, height: lanes)
        inspector.isHidden = why == 0
        inspector.frame = CGRect(x: left, y: 0, width: why, height: foot)
        notes.foot = row + 16
        notes.frame = CGRect(x: 0, y: 0, width: left, height: foot)
        // In one row as long as there is room; those at its end leave first.
        var x: CGFloat = 16
        for button in buttons {
            let width = max(row, button.fittingWidth)
            button.frame = CGRect(x: x, y: foot - row - 8, width: width, height: row)
            button.isHidden = button.frame.maxX > left - 8
            x += width + 8
        }
    }

    /// What it looks like.
    package var picture: Picture { window.picture }
}
