import Foundation
import TouchStage

/// The frames of the parts of the window, in points. The stage comes first: what is not asked for
/// takes no room. The layout depends only on the window's size, the scene's aspect ratio, and what
/// is open, so that nothing moves by itself.
nonisolated struct ChromeLayout: Equatable {
    /// The frame of the handles of the panels; nil in a presentation.
    private(set) var rail: CGRect?
    /// The frame of the title; nil in a presentation and in a low window.
    private(set) var title: CGRect?
    private(set) var stage = CGRect.zero
    /// The frame of sentences about the scene: under it, never on it.
    private(set) var caption = CGRect.zero
    /// The frame of the row of buttons at the bottom.
    private(set) var bar = CGRect.zero
    /// The frame of the timeline; nil while it is closed.
    private(set) var timeline: CGRect?
    /// The frame of the inspector, at the right or, in a high window, below the stage; nil while it
    /// is closed.
    private(set) var inspector: CGRect?
    /// The frame of a drawer, which slides in from the left, over the stage.
    private(set) var drawer = CGRect.zero
    /// The lines between the parts.
    private(set) var rules: [CGRect] = []
    /// Indicates whether the bar has room for only a few buttons.
    let isNarrow: Bool

    /// The height of a row of targets, in points.
    static let row: CGFloat = 44
    private static let gap: CGFloat = 8
    /// The least height of a sentence that shares its room with nothing else.
    private static let sentence: CGFloat = 40
    /// The space around the scene in its panel.
    static let edge: CGFloat = 8

    /// Creates the layout of a window.
    /// - Parameters:
    ///   - size: the size of the window.
    ///   - needs: the room that the open modes need.
    ///   - scene: the size of the scene; only its aspect ratio counts.
    init(size: CGSize, _ needs: ChromeRoom, scene: CGSize) {
        let (presents, screens) = (needs.presents, needs.screens)
        let openings = screens ? Openings(inspector: false) : needs.openings
        let shape = scene.height > 0 ? max(0.1, scene.width / scene.height) : 1.6
        let isLow = size.height < 560
        let margin: CGFloat = presents || isLow || size.width < 700 ? 8 : 16
        isNarrow = size.width < 700
        var room = CGRect(origin: .zero, size: size)
        if !presents {
            let rail = room.cut(.left, isLow ? 56 : 72)
            self.rail = rail
            rules.append(CGRect(x: rail.maxX - 1, y: 0, width: 1, height: size.height))
        }
        let left = room.minX

        // The bar, the sentence above it, and the timeline.
        let buttons = CGFloat((isNarrow ? 2 : 5) + (presents ? 1 : 0)) * (Self.row + Self.gap)
        var band =
            screens
            ? Self.row + Self.gap
            : Self.band(room.size, shape: shape, margin: margin, presents: presents)
        if needs.isBarFull { band = max(band, Self.row + Self.gap + Self.sentence) }
        let row = max(Self.row, needs.barHeight)
        if row > Self.row { band = max(band + row - Self.row, row + Self.gap + Self.sentence) }
        let foot = room.cut(.bottom, band)
        bar = CGRect(
            x: foot.minX + margin, y: foot.maxY - row - 4, width: foot.width - 2 * margin,
            height: row)
        let middle = bar.insetBy(dx: buttons, dy: 0)
        let above = bar.minY - foot.minY
        // A sentence without room above the buttons is placed between them, over the time
        // line.
        caption =
            above >= Self.sentence
            ? CGRect(x: bar.minX, y: foot.minY, width: bar.width, height: above)
            : CGRect(
                x: middle.minX, y: foot.minY, width: middle.width, height: above + Self.row - 10)
        if openings.timeline {
            let lanes: CGFloat =
                size.height >= 1000 ? 320 : size.height >= 760 ? 220 : max(96, size.height * 0.25)
            timeline = room.cut(.bottom, lanes)
            rules.append(CGRect(x: left, y: room.maxY, width: room.width, height: 1))
        }

        if !presents && !isLow && !screens {
            title = CGRect(
                x: left + margin, y: 4, width: room.width - 2 * margin, height: Self.row)
        }
        let ceiling = title?.maxY ?? 0

        // The inspector.
        let wish: CGFloat = size.width >= 1800 ? 400 : size.width >= 1500 ? 336 : 296
        let isPortrait = size.width < size.height
        let height = room.height - ceiling - margin - 2 * Self.edge
        let isFree =
            isPortrait
            ? height - (room.width - 2 * (margin + Self.edge)) / shape >= 400
            : room.width - wish - 2 * (margin + Self.edge) >= height * shape
        let isOpen = openings.inspector ?? (!presents && isFree)
        if isOpen {
            if isPortrait || room.width - wish < 320 {
                let high = min(max(room.height * 0.34, 240), room.height * 0.6).rounded()
                inspector = room.cut(.bottom, high)
                rules.append(CGRect(x: left, y: room.maxY, width: room.width, height: 1))
            } else {
                inspector = room.cut(.right, wish)
                rules.append(CGRect(x: room.maxX, y: 0, width: 1, height: room.maxY))
                title?.size.width = room.width - 2 * margin
            }
        }
        stage =
            screens
            ? room
            : CGRect(
                x: room.minX + margin, y: ceiling + (title == nil ? margin : 0),
                width: max(60, room.width - 2 * margin),
                height: max(60, room.maxY - ceiling - (title == nil ? margin : 0)))
        drawer = CGRect(
            x: left, y: 0, width: min(296, size.width - left - 8), height: foot.minY)
        if presents { drawer.size.height = bar.minY - 4 }
    }

    /// Indicates whether a sentence shares the bar with the buttons, which then have to be small.
    var isBarShared: Bool { caption.maxY > bar.minY }

    /// Returns whether the row of buttons has room for more than it needs.
    func offersMore(in room: ChromeRoom) -> Bool {
        !isNarrow && !room.presents && !room.screens
    }

    /// Returns the height of the foot of the window: room for a sentence above the buttons, more
    /// where the scene leaves it anyway, and in a low window no more than the buttons take.
    private static func band(
        _ room: CGSize, shape: CGFloat, margin: CGFloat, presents: Bool
    ) -> CGFloat {
        let buttons = row + 8
        let height = room.height
        let least: CGFloat = height < 480 ? buttons : height < 640 ? buttons + 24 : buttons + 44
        let ceiling = presents ? margin : row + 4
        func left(besides scene: CGFloat) -> CGFloat { height - ceiling - 2 * edge - scene }
        let free = left(besides: (room.width - 2 * (margin + edge)) / shape)
        // A scene that fills most of the window can spare the room of a sentence.
        let spare = left(besides: (0.62 * room.width * height / shape).squareRoot())
        return min(max(least, free, min(spare, buttons + 52)), buttons + 96).rounded(.down)
    }
}
