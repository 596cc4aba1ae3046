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
        let hasTake = takeBar.content != nil
        let hasInk = inkBar.content != nil
        inkBar.isHidden = !hasInk
        inkBar.frame = layout.bar
        takeBar.isHidden = !hasTake || hasInk
        takeBar.frame = layout.bar
        bar.place(in: layout, presents: presents)
        editBar.isHidden = editBar.content == nil
        editBar.frame = layout.bar
        tapeEditBar.frame = layout.bar
        invitation.frame = layout.bar
        let others = [takeBar, editBar, tapeEditBar, inkBar, invitation]
        if others.contains(where: { !$0.isHidden }) { for part in bar.all { part.isHidden = true } }
    }
}
