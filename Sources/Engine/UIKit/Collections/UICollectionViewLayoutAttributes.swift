import TouchKit

/// The layout of one element of a collection: its frame, and how it looks.
open class UICollectionViewLayoutAttributes: NSObject {
    /// The index path of the element.
    open var indexPath: IndexPath
    /// The frame, in the collection's coordinates.
    open var frame = CGRect.zero
    /// The order from back to front; equal elements keep the order of their index paths.
    open var zIndex = 0
    /// The opacity, 0 to 1.
    open var alpha: CGFloat = 1
    /// The transform, about the middle of the frame.
    open var transform = CGAffineTransform.identity
    /// Indicates whether the element is hidden.
    open var isHidden = false
    /// The kind of a supplementary element; nil for a cell.
    open private(set) var representedElementKind: String?
    /// The category of the element.
    open var representedElementCategory: UICollectionView.ElementCategory {
        representedElementKind == nil ? .cell : .supplementaryView
    }
    /// The middle of the frame, in the collection's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }
    /// The size of the frame, in points.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }

    /// Creates the attributes of a cell.
    public required init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

    /// Creates the attributes of a supplementary view of some kind.
    public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = elementKind
    }

    /// Returns attributes that can be changed while the layout keeps these.
    nonisolated open override func copy() -> Any {
        MainActor.assumeIsolated { copied() }
    }

    func copied() -> UICollectionViewLayoutAttributes {
        let copy = Self(forCellWith: indexPath)
        copy.representedElementKind = representedElementKind
        (copy.frame, copy.zIndex, copy.alpha) = (frame, zIndex, alpha)
        (copy.transform, copy.isHidden) = (transform, isHidden)
        return copy
    }
}
