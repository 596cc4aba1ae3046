import Testing

@testable import TouchKit

@Suite struct IndicatorTests {
    @Test("CT4: the bar comes with each scroll and goes after it, the same bar every time")
    func sameBar() {
        let desk = ScrollDesk()
        let plain = desk.scroll.subviews.count
        var bars: [ObjectIdentifier] = []
        for _ in 1...3 {
            desk.flick()
            #expect(desk.scroll.subviews.count == plain + 1)
            bars += desk.scroll.subviews.suffix(1).map(ObjectIdentifier.init)
            desk.board.wait(8)
            #expect(desk.scroll.subviews.count == plain)
            desk.scroll.contentOffset = .zero
        }
        #expect(Set(bars).count == 1)
    }
}
