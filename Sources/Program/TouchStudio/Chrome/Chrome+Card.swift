@_spi(Hosts) import TouchKit
import TouchPicture

/// A card that a mode lays on the stage: fingers beside it are on the scene.
extension Chrome {
    /// The window that keys work on while nothing slides or lies over it.
    var base: UIWindow { card == nil ? window : cardWindow }

    /// Lays a card on the stage; nil takes it away.
    func lay(_ card: ChromeView?) {
        guard card !== self.card else { return }
        self.card = card
        card?.wear(style)
        put(card, in: cardWindow)
        if drawer != nil || page != nil { (page == nil ? drawerWindow : sheetWindow).makeKey() }
        if card == nil, drawer == nil, page == nil { window.makeKey() }
    }

    /// Gives the card its place, in points of the window.
    func placeCard(in frame: CGRect) {
        cardWindow.frame = frame
        card?.frame = cardWindow.bounds
    }

    /// The place of the card; nil where there is none.
    var cardFrame: CGRect? { card == nil ? nil : cardWindow.frame }

    var cardMarks: [Mark] {
        card == nil ? [] : [cardWindow.picture.mark(at: cardWindow.frame.origin)]
    }
}
