import TouchKit

/// Where things are.
extension Chrome {
    /// Every part gets its place in the layout.
    func placeParts(in all: CGRect) {
        for part in [window, sheetWindow, alertWindow, ground] as [UIView] { part.frame = all }
        for part in sheetWindow.subviews + alertWindow.subviews { part.frame = all }
        ground.layout = layout
        rail.isHidden = layout.rail == nil
        rail.frame = layout.rail ?? .zero
        timeline.frame = layout.timeline ?? .zero
        timeline.isHidden = layout.timeline == nil
        inspector.frame = layout.inspector ?? .zero
        inspector.isHidden = layout.inspector == nil
        drawerWindow.frame = layout.drawer
        for panel in drawerWindow.subviews { panel.frame = drawerWindow.bounds }
        placeBars()
    }

    /// Where a sentence stands between the buttons, a picture does instead of a button's words.
    func shorten(_ button: PillButton, to icon: Icon) {
        let wish = layout.isBarShared ? icon : nil
        guard button.icon != wish else { return }
        button.icon = wish
        placeBars()
    }
}
