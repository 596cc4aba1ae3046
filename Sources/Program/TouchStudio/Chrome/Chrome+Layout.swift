import TouchKit

/// Where things are.
extension Chrome {
    /// Every part gets its place in the layout.
    func placeParts(in all: CGRect) {
        let windows = [window, sheetWindow, kioskWindow]
        for part in windows + [ground, sheet, touchPage, overview, kioskSheet] as [UIView] {
            part.frame = all
        }
        ground.layout = layout
        rail.isHidden = layout.rail == nil
        rail.frame = layout.rail ?? .zero
        timeline.frame = layout.timeline ?? .zero
        timeline.isHidden = layout.timeline == nil
        inspector.frame = layout.inspector ?? .zero
        inspector.isHidden = layout.inspector == nil
        practice.frame = layout.caption
        drawerWindow.frame = layout.drawer
        for panel in drawerWindow.subviews { panel.frame = drawerWindow.bounds }
        placeBars()
    }

    /// While a take is made, scene or tape are edited, or something is drawn, another bar stands where the usual one stood.
    func placeBars() {
        inkBar.isHidden = inkBar.content == nil
        takeBar.isHidden = takeBar.content == nil || inkBar.content != nil
        editBar.isHidden = editBar.content == nil
        bar.place(in: layout, presents: presents)
        let others = [takeBar, editBar, tapeEditBar, inkBar, invitation]
        for other in others { other.frame = layout.bar }
        if others.contains(where: { !$0.isHidden }) { for part in bar.all { part.isHidden = true } }
    }
}
