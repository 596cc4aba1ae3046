import TouchKit

/// A shelf of boxes in a window of 320 × 480 points, and a finger.
struct ShelfBench {
    let bench: InteractionBench
    let layout = UICollectionViewFlowLayout()
    let shelf: ShelfController
    let view: UICollectionView

    /// - Parameter sections: The widths and heights of the boxes of each section.
    init(
        _ sections: [[(Double, Double)]], _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) {
        change(layout)
        shelf = ShelfController(collectionViewLayout: layout)
        shelf.sections = sections.map { $0.map { CGSize(width: $0.0, height: $0.1) } }
        bench = InteractionBench(shelf)
        view = shelf.collectionView
        _ = shelf.news()
    }

    /// A shelf of equal boxes, 90 × 60 points, in lines of three; further lines begin 70 points
    /// below.
    init(boxes: Int) {
        self.init([Array(repeating: (90, 60), count: boxes)])
    }

    /// The places of the boxes of a section, from their top left corners.
    func places(section: Int = 0) -> [String] {
        shelf.sections[section].indices.map { item in
            let path = IndexPath(item: item, section: section)
            guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return "" }
            return "\(frame.minX) \(frame.minY)"
        }
    }

    func tap(_ x: Double, _ y: Double, at time: Double) {
        bench.tap(x, y, at: time)
        bench.app.advance(to: time + 1)
    }

    /// Presses until items are moved, without lifting.
    func press(_ x: Double, _ y: Double, at time: Double) {
        bench.touch(.began, x, y, at: time)
        bench.app.advance(to: time + 0.6)
    }

    func cell(_ item: Int) -> UIView? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
    }
}
