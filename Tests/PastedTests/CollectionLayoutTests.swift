import Testing
import TouchKit

/// Lines of boxes, as a flow layout makes them.
@Suite struct CollectionLayoutTests {
    @Test("CV1, CV3: items follow one another until the next does not fit whole; exactly full fits")
    func lines() {
        let full = ShelfBench([[(100, 50), (100, 50), (100, 50), (100, 50)]])
        #expect(full.places() == ["0.0 0.0", "110.0 0.0", "220.0 0.0", "0.0 60.0"])
        let wider = ShelfBench([[(100, 50), (100, 50), (101, 50), (100, 50)]])
        #expect(wider.places() == ["0.0 0.0", "220.0 0.0", "0.0 60.0", "111.0 60.0"])
    }

    @Test("CV2: an untouched layout has items of 50 points, 10 apart, and nothing around them")
    func defaults() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect((layout.minimumLineSpacing, layout.minimumInteritemSpacing) == (10, 10))
        #expect(layout.sectionInset == .zero && layout.scrollDirection == .vertical)
        #expect((layout.headerReferenceSize, layout.footerReferenceSize) == (.zero, .zero))
    }

    @Test(
        "CV5, CV6, CV7: the last line begins at the left, and a lone item before it is in the middle"
    )
    func lastLine() {
        let uneven = ShelfBench([[(200, 50), (200, 50), (50, 50)]])
        #expect(uneven.places() == ["60.0 0.0", "0.0 60.0", "210.0 60.0"])
        // Columns of equal items stay in line.
        let even = ShelfBench(boxes: 5)
        #expect(even.places() == ["0.0 0.0", "115.0 0.0", "230.0 0.0", "0.0 70.0", "115.0 70.0"])
    }

    @Test("CV8, CV9: a line is as thick as its thickest item, with the others in its middle")
    func thickness() {
        let shelf = ShelfBench([[(100, 40), (100, 80), (100, 60), (100, 50)]])
        #expect(shelf.places() == ["0.0 20.0", "110.0 0.0", "220.0 10.0", "0.0 90.0"])
    }

    @Test("CV10: header, inset, lines, inset and footer follow one another; header and footer span")
    func surroundings() {
        let shelf = ShelfBench([[(100, 50)]]) {
            $0.headerReferenceSize = CGSize(width: 99, height: 30)
            $0.footerReferenceSize = CGSize(width: 99, height: 20)
            $0.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 11)
        }
        func frame(_ kind: String) -> CGRect? {
            shelf.layout.layoutAttributesForSupplementaryView(
                ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame
        }
        #expect(shelf.places() == ["7.0 35.0"])
        #expect(
            frame(UICollectionView.elementKindSectionHeader)
                == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(
            frame(UICollectionView.elementKindSectionFooter)
                == CGRect(x: 0, y: 94, width: 320, height: 20))
        #expect(shelf.view.contentSize == CGSize(width: 320, height: 114))
    }

    @Test(
        "CV11: scrolling sideways, items fill columns from the top, and columns follow to the right"
    )
    func sideways() {
        let size = (100.0, 200.0)
        let shelf = ShelfBench([[size, size, size]]) { $0.scrollDirection = .horizontal }
        #expect(shelf.places() == ["0.0 0.0", "0.0 280.0", "110.0 0.0"])
        #expect(shelf.view.contentSize == CGSize(width: 210, height: 480))
    }

    @Test("CV12: an item wider than the line is alone on it and begins at the left inset")
    func wide() {
        let shelf = ShelfBench([[(50, 50), (400, 50), (50, 50)]]) { $0.sectionInset.left = 10 }
        #expect(shelf.places() == ["140.0 0.0", "10.0 60.0", "10.0 120.0"])
    }

    @Test("CV13: an empty section keeps its header, insets and footer")
    func empty() {
        let shelf = ShelfBench([[], [(50, 50)]]) {
            $0.headerReferenceSize.height = 30
            $0.footerReferenceSize.height = 20
            $0.sectionInset = UIEdgeInsets(top: 5, bottom: 5)
        }
        #expect(shelf.places(section: 1) == ["0.0 95.0"])
    }

    @Test(
        "CV20: a cell is prepared before it is used again, appears after that, and a new one is not"
    )
    func reuse() {
        let shelf = ShelfBench(boxes: 60)
        #expect(shelf.view.visibleCells.count == 21)
        shelf.view.contentOffset.y = 65
        shelf.view.layoutIfNeeded()
        // The first line is gone by less than its spacing.
        let news = shelf.shelf.news()
        #expect(
            news.filter { $0.hasSuffix("gone") }.sorted() == [
                "0 is gone", "1 is gone", "2 is gone",
            ])
        let comes = news.filter { !$0.hasSuffix("gone") }
        #expect(
            comes == (21..<24).flatMap { ["cell \($0)?", "prepared", "\($0) appears"] })
        shelf.view.contentOffset.y = 100
        shelf.view.layoutIfNeeded()
        #expect(shelf.shelf.news() == (24..<27).flatMap { ["cell \($0)?", "\($0) appears"] })
    }
}
