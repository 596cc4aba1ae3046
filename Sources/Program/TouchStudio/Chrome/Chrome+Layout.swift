import TouchKit

/// The placing of the parts.
extension Chrome {
    /// Gives every part its frame in the layout.
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

    /// Replaces the words of a button by an icon while a sentence shares the bar with the buttons.
    func shorten(_ button: PillButton, to icon: Icon) {
        let wish = layout.isBarShared ? icon : nil
        guard button.icon != wish else { return }
        button.icon = wish
        placeBars()
    }
}
