import Foundation

/// Where the parts of the window stand, in points. It depends on the window's size alone.
nonisolated struct ChromeLayout: Equatable {
    /// The lessons; nil while they are put away.
    var list: CGRect?
    var title: CGRect
    /// The switches of the overlays, right-aligned in one row.
    var switches: CGRect
    var stage: CGRect
    /// The row of buttons.
    var buttons: CGRect
    /// The panels of words.
    var events: CGRect
    var probe: CGRect
    /// The lines between the rooms.
    var rules: [CGRect]

    /// - Parameter wantsList: nil to show the lessons where there is room for them.
    init(size: CGSize, wantsList: Bool?) {
        let margin: CGFloat = size.width < 900 ? 16 : 24
        let showsList = wantsList ?? (size.width >= 900)
        let listWidth: CGFloat =
            showsList ? min(size.width >= 1200 ? 264 : 232, size.width * 0.45) : 0
        list =
            showsList ? CGRect(x: 0, y: 0, width: listWidth, height: size.height) : nil
        let left = listWidth + margin
        let width = max(80, size.width - left - margin)

        let switchesWidth = min(width, 592)
        let isOneRow = width >= switchesWidth + 200
        title = CGRect(
            x: left, y: 16, width: isOneRow ? width - switchesWidth - 16 : width, height: 40)
        switches = CGRect(
            x: left + width - switchesWidth, y: isOneRow ? 20 : 60, width: switchesWidth,
            height: 32)
        let top: CGFloat = isOneRow ? 64 : 104

        let isHigh = size.height >= 600
        let bottom: CGFloat = size.height >= 900 ? 240 : isHigh ? 192 : 136
        let panelTop = size.height - bottom
        stage = CGRect(x: left, y: top, width: width, height: max(60, panelTop - top - 16))
        buttons = CGRect(x: left, y: panelTop + 16, width: width, height: 32)
        let words = CGRect(
            x: left, y: panelTop + 60, width: width, height: size.height - panelTop - 68)
        if width >= 640 {
            let half = ((width - 24) * 0.6).rounded()
            events = CGRect(x: left, y: words.minY, width: half, height: words.height)
            probe = CGRect(
                x: left + half + 24, y: words.minY, width: width - half - 24, height: words.height)
        } else {
            let half = (words.height / 2).rounded()
            events = CGRect(x: left, y: words.minY, width: width, height: half)
            probe = CGRect(x: left, y: words.minY + half, width: width, height: half)
        }
        rules = [CGRect(x: listWidth, y: panelTop, width: size.width - listWidth, height: 1)]
        if showsList {
            rules.append(CGRect(x: listWidth, y: 0, width: 1, height: size.height))
        }
    }
}
