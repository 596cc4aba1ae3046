import Foundation

/// Where the parts of the window stand, in points. It depends on the window's size and on what is folded alone.
nonisolated struct ChromeLayout: Equatable {
    /// What can be put away; nil leaves it to the room there is.
    struct Folds: Equatable {
        var list: Bool?
        var timeline = true
        var inspector = true
    }

    /// The lessons; nil while they are put away.
    var list: CGRect?
    var title: CGRect
    /// The switches of the overlays, right-aligned in one row.
    var switches: CGRect
    var stage: CGRect
    /// The row of buttons.
    var buttons: CGRect
    /// Time, at the bottom of the middle; nil while it is put away.
    var timeline: CGRect?
    /// What explains, at the right or, in a high window, below everything; nil while it is put away.
    var inspector: CGRect?
    /// The panels of words, where the timeline is put away.
    var events: CGRect
    var probe: CGRect
    /// The lines between the rooms.
    var rules: [CGRect]

    init(size: CGSize, folds: Folds) {
        let isPortrait = size.width < size.height
        let isBeside = folds.inspector && !isPortrait && size.width >= 760
        let showsList = folds.list ?? (size.width >= (isBeside ? 1180 : 900))
        let margin: CGFloat = size.width < 900 ? 16 : 24
        let listWidth: CGFloat =
            showsList ? min(size.width >= 1500 ? 264 : 232, size.width * 0.45) : 0
        let wish: CGFloat = size.width >= 1800 ? 400 : size.width >= 1500 ? 336 : 296
        // What is left for the stage must be worth looking at.
        let hasSide = isBeside && size.width - listWidth - wish >= 480
        let right = hasSide ? size.width - wish : size.width
        let hasFoot = folds.inspector && isPortrait && size.height >= 900
        let foot: CGFloat = hasFoot ? (size.height * 0.3).rounded() : 0
        let floor = size.height - foot

        list = showsList ? CGRect(x: 0, y: 0, width: listWidth, height: size.height) : nil
        let left = listWidth + margin
        let width = max(80, right - left - margin)

        let switchesWidth = min(width, 480)
        let isOneRow = width >= switchesWidth + 200
        title = CGRect(
            x: left, y: 16, width: isOneRow ? width - switchesWidth - 16 : width, height: 40)
        switches = CGRect(
            x: left + width - switchesWidth, y: isOneRow ? 14 : 56, width: switchesWidth,
            height: 44)
        let top: CGFloat = isOneRow ? 64 : 104

        let lanes: CGFloat = floor >= 1000 ? 354 : floor >= 760 ? 238 : floor >= 560 ? 158 : 112
        let words: CGFloat = size.height >= 900 ? 180 : size.height >= 600 ? 132 : 76
        let bottom = 60 + (folds.timeline ? lanes : words)
        let panelTop = floor - bottom
        stage = CGRect(x: left, y: top, width: width, height: max(60, panelTop - top - 16))
        buttons = CGRect(x: left, y: panelTop + 6, width: width, height: 44)
        let low = CGRect(
            x: left, y: panelTop + 60, width: width, height: max(0, floor - panelTop - 68))
        timeline =
            folds.timeline
            ? CGRect(
                x: listWidth + 1, y: panelTop + 42, width: right - listWidth - 1,
                height: lanes + 18)
            : nil
        if hasSide {
            inspector = CGRect(x: right + 1, y: 0, width: wish - 1, height: size.height)
        } else if hasFoot {
            inspector = CGRect(
                x: listWidth, y: floor + 1, width: size.width - listWidth, height: foot - 1)
        }
        if width >= 640 {
            let half = ((width - 24) * 0.6).rounded()
            events = CGRect(x: left, y: low.minY, width: half, height: low.height)
            probe = CGRect(
                x: left + half + 24, y: low.minY, width: width - half - 24, height: low.height)
        } else {
            let half = (low.height / 2).rounded()
            events = CGRect(x: left, y: low.minY, width: width, height: half)
            probe = CGRect(x: left, y: low.minY + half, width: width, height: half)
        }
        rules = [CGRect(x: listWidth, y: panelTop, width: right - listWidth, height: 1)]
        if showsList {
            rules.append(CGRect(x: listWidth, y: 0, width: 1, height: size.height))
        }
        if hasSide { rules.append(CGRect(x: right, y: 0, width: 1, height: size.height)) }
        if hasFoot {
            rules.append(
                CGRect(x: listWidth, y: floor, width: size.width - listWidth, height: 1))
        }
    }
}
