@_spi(Hosts) import TouchKit
import TouchPicture

/// A card that a mode lays on the stage: fingers beside it are on the scene.
extension Chrome {
    /// The window that keys act on while no drawer or page is open.
    var base: UIWindow { card == nil ? window : cardWindow }

    /// Lays a card on the stage; nil removes it.
    func lay(_ card: ChromeView?) {
        guard card !== self.card else { return }
        self.card = card
        card?.wear(style)
        put(card, in: cardWindow)
        if drawer != nil || page != nil { (page == nil ? drawerWindow : sheetWindow).makeKey() }
        if card == nil, drawer == nil, page == nil { window.makeKey() }
    }

    /// Places the card, in points of the window.
    func placeCard(in frame: CGRect) {
        cardWindow.frame = frame
        card?.frame = cardWindow.bounds
    }

    /// The frame of the card; nil if there is none.
    var cardFrame: CGRect? { card == nil ? nil : cardWindow.frame }

    var cardMarks: [Mark] {
        card == nil ? [] : [cardWindow.picture.mark(at: cardWindow.frame.origin)]
    }
}
