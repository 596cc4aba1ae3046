import TouchKit

/// Where things are.
extension Chrome {
    /// Every part gets its place in the layout.
    func placeParts(in all: CGRect) {
        for frame in [window, sheetWindow, ground, sheet] as [UIView] { frame.frame = all }
        ground.layout = layout
        list.isHidden = layout.list == nil
        list.frame = layout.list ?? .zero
        events.frame = layout.events
        events.isHidden = layout.timeline != nil
        probe.frame = layout.probe
        probe.isHidden = layout.timeline != nil || !probes
        timeline.frame = layout.timeline ?? .zero
        timeline.isHidden = layout.timeline == nil
        inspector.frame = layout.inspector ?? .zero
        inspector.isHidden = layout.inspector == nil
        placeButtons()
    }

    func placeButtons() {
        placeSwitches()
        placeRow()
    }

    /// At the right end of their room, narrower than they would like where it is small.
    private func placeSwitches() {
        let room = layout.switches
        let gap = CommandRow.gap
        let widths = switches.map(\.fittingWidth)
        let air = gap * CGFloat(switches.count - 1)
        let share = min(1, (room.width - air) / widths.reduce(0, +))
        var x = room.maxX - widths.reduce(0, +) * share - air
        for (button, width) in zip(switches, widths) {
            button.frame = CGRect(
                x: x, y: room.minY, width: width * share, height: room.height)
            x += width * share + gap
        }
    }

    /// Time at the left, then what there is room for; the rest on pages of its own.
    func placeRow() {
        let row = layout.buttons
        var x = row.minX
        for button in transport.shown {
            let width = button.fittingWidth
            button.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
            x += width + CommandRow.gap
        }
        x += CommandRow.gap
        let rest = CGRect(
            x: x, y: row.minY, width: max(0, row.maxX - x), height: row.height)
        let isFirst = commands.place(in: row, rest: rest)
        for button in transport.all { button.isHidden = !isFirst }
        if isFirst {
            for button in transport.all.dropFirst(transport.shown.count) { button.isHidden = true }
        }
    }
}
