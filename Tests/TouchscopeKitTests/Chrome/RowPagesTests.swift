import Foundation
import Testing

@testable import TouchscopeKit

@Suite struct RowPagesTests {
    private func pages(_ widths: [CGFloat], first: CGFloat, others: CGFloat) -> [Range<Int>] {
        RowPages.pages(widths, first: first, others: others, gap: 10, more: 40)
    }

    @Test("what fits side by side is one page")
    func onePage() {
        #expect(pages([100, 100, 100], first: 320, others: 320) == [0..<3])
    }

    @Test("what does not fit comes on further pages, each with room for the button that turns it")
    func severalPages() {
        #expect(pages([100, 100, 100], first: 319, others: 400) == [0..<2, 2..<3])
        #expect(pages([100, 100, 100], first: 269, others: 150) == [0..<2, 2..<3])
        #expect(pages([100, 100, 100], first: 100, others: 150) == [0..<0, 0..<1, 1..<2, 2..<3])
    }

    @Test("a part wider than any page still stands on one")
    func tooWide() {
        #expect(pages([500, 50], first: 100, others: 120) == [0..<0, 0..<1, 1..<2])
    }
}
