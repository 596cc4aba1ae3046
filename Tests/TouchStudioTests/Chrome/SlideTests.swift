import Testing
import TouchPicture

@testable import TouchStudio

@Suite("Slides")
struct SlideTests {
    @Test("a drawer comes fast, arrives gently, and is there after 180 ms")
    func opening() {
        let slide = Slide(begin: 10, leaving: nil)
        let shares = [10.0, 10.045, 10.09, 10.135, 10.18].map { slide.share(now: $0) }
        #expect(shares.first == 0 && shares.last == 1)
        let steps = zip(shares, shares.dropFirst()).map { $1 - $0 }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
        #expect(!slide.isOver(now: 10.17) && slide.isOver(now: 10.18))
    }

    @Test("what leaves goes the same way back")
    func leaving() {
        let slide = Slide(begin: 10, leaving: Picture(size: .zero))
        #expect(slide.share(now: 10) == 1 && slide.share(now: 11) == 0)
    }
}
