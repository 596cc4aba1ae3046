import TouchKit

/// A layout in lines: items follow one another until a line is full, then the next begins.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size that the content determines; here `itemSize`.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The direction in which the lines follow one another and the collection scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { change() } }
    /// The least distance between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { change() } }
    /// The least distance between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { change() } }
    /// The size of items for which the delegate gives none, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { change() } }
    /// The estimated size of items; stored only, as all sizes are known.
    open var estimatedItemSize = CGSize.zero
    /// The margins around the items of a section.
    open var sectionInset = UIEdgeInsets.zero { didSet { change() } }
    /// The size of headers; along the lines they are as long as the collection.
    open var headerReferenceSize = CGSize.zero { didSet { change() } }
    /// The size of footers; along the lines they are as long as the collection.
    open var footerReferenceSize = CGSize.zero { didSet { change() } }

    private var elements: [UICollectionViewLayoutAttributes] = []
    private var size = CGSize.zero

    private func change() { invalidateLayout() }

    open override var collectionViewContentSize: CGSize { size }

    open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    { elements.filter { $0.frame.overlaps(rect) } }

    open override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { elements.first { $0.indexPath == indexPath && $0.representedElementKind == nil } }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elements.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
    }

    open override func prepare() {
        (elements, size) = ([], .zero)
        guard let collectionView else { return }
        let isVertical = scrollDirection == .vertical
        let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
        var way: CGFloat = 0
        for section in 0..<collectionView.numberOfSections {
            let style = FlowSection(section, of: self, in: collectionView)
            place(style.header, UICollectionView.elementKindSectionHeader, section, room, &way)
            let inset = isVertical ? style.inset : style.inset.turned
            way += inset.top
            let length = (isVertical ? room.width : room.height) - inset.left - inset.right
            let sizes = style.sizes.map { isVertical ? $0 : $0.turned }
            let lines = FlowLine.lines(of: sizes, length: length, gap: style.itemGap)
            for (index, line) in lines.enumerated() {
                if index > 0 { way += style.lineGap }
                let starts = line.starts(length: length, isLast: index == lines.count - 1)
                for (item, start) in zip(line.items, starts) {
                    let own = sizes[item]
                    // Within a line, items of different heights are centered.
                    let frame = CGRect(
                        x: inset.left + start, y: way + (line.height - own.height) / 2,
                        width: own.width, height: own.height)
                    let path = IndexPath(item: item, section: section)
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                    attributes.frame = isVertical ? frame : frame.turned
                    elements.append(attributes)
                }
                way += line.height
            }
            way += inset.bottom
            place(style.footer, UICollectionView.elementKindSectionFooter, section, room, &way)
        }
        size =
            isVertical
            ? CGSize(width: room.width, height: way) : CGSize(width: way, height: room.height)
    }

    /// Places a header or footer, which is as long as the lines.
    private func place(
        _ wanted: CGSize, _ kind: String, _ section: Int, _ room: CGSize, _ way: inout CGFloat
    ) {
        let isVertical = scrollDirection == .vertical
        let depth = isVertical ? wanted.height : wanted.width
        guard depth > 0 else { return }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        attributes.frame =
            isVertical
            ? CGRect(x: 0, y: way, width: room.width, height: depth)
            : CGRect(x: way, y: 0, width: depth, height: room.height)
        elements.append(attributes)
        way += depth
    }
}

/// The measures of one section, from the delegate or the layout.
private struct FlowSection {
    let sizes: [CGSize]
    let inset: UIEdgeInsets
    let lineGap: CGFloat
    let itemGap: CGFloat
    let header: CGSize
    let footer: CGSize

    @MainActor init(
        _ section: Int, of layout: UICollectionViewFlowLayout, in view: UICollectionView
    ) {
        let count = view.numberOfItems(inSection: section)
        guard let delegate = view.delegate as? UICollectionViewDelegateFlowLayout else {
            sizes = Array(repeating: layout.itemSize, count: count)
            (inset, lineGap) = (layout.sectionInset, layout.minimumLineSpacing)
            itemGap = layout.minimumInteritemSpacing
            (header, footer) = (layout.headerReferenceSize, layout.footerReferenceSize)
            return
        }
        sizes = (0..<count).map {
            delegate.collectionView(
                view, layout: layout, sizeForItemAt: IndexPath(item: $0, section: section))
        }
        inset = delegate.collectionView(view, layout: layout, insetForSectionAt: section)
        lineGap = delegate.collectionView(
            view, layout: layout, minimumLineSpacingForSectionAt: section)
        itemGap = delegate.collectionView(
            view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        header = delegate.collectionView(
            view, layout: layout, referenceSizeForHeaderInSection: section)
        footer = delegate.collectionView(
            view, layout: layout, referenceSizeForFooterInSection: section)
    }
}

/// The items that share a line, as if lines ran from left to right.
private struct FlowLine {
    private(set) var items: [Int] = []
    private(set) var height: CGFloat = 0
    private var widths: [CGFloat] = []
    private let gap: CGFloat

    private init(gap: CGFloat) { self.gap = gap }

    private var width: CGFloat { widths.reduce(0, +) + gap * CGFloat(max(0, items.count - 1)) }

    static func lines(of sizes: [CGSize], length: CGFloat, gap: CGFloat) -> [FlowLine] {
        var lines: [FlowLine] = []
        for (item, size) in sizes.enumerated() {
            let isFull = lines.last.map { $0.width + gap + size.width > length } ?? true
            if isFull { lines.append(FlowLine(gap: gap)) }
            lines[lines.count - 1].take(item, size)
        }
        return lines
    }

    private mutating func take(_ item: Int, _ size: CGSize) {
        items.append(item)
        widths.append(size.width)
        height = max(height, size.height)
    }

    /// Returns where each item begins: a full line spreads its items over the length, a single
    /// item stands in the middle, and the last line begins like the others if all items are of
    /// one width.
    func starts(length: CGFloat, isLast: Bool) -> [CGFloat] {
        let free = length - widths.reduce(0, +)
        if isLast {
            return starts(from: 0, gap: spread(length: length))
        }
        guard items.count > 1 else { return [max(0, free / 2)] }
        return starts(from: 0, gap: free / CGFloat(items.count - 1))
    }

    /// The distance between items of one width in a full line; for others the least one.
    private func spread(length: CGFloat) -> CGFloat {
        guard let one = widths.first, one > 0, widths.allSatisfy({ $0 == one }) else { return gap }
        let count = ((length + gap) / (one + gap)).rounded(.down)
        return count > 1 ? (length - count * one) / (count - 1) : gap
    }

    private func starts(from start: CGFloat, gap: CGFloat) -> [CGFloat] {
        var x = start
        return widths.map { width in
            defer { x += width + gap }
            return x
        }
    }
}

extension CGSize {
    fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
    fileprivate var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension UIEdgeInsets {
    fileprivate var turned: UIEdgeInsets {
        UIEdgeInsets(top: left, left: top, bottom: right, right: bottom)
    }
}
