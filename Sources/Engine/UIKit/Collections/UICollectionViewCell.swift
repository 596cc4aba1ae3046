import TouchKit

/// A view of a collection that can be used again for another element.
open class UICollectionReusableView: UIView {
    /// The identifier for reuse.
    open internal(set) var reuseIdentifier: String?
    /// The kind and identifier under which the collection keeps the view for reuse.
    var reuseKey: String?

    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called before the view is used again.
    open func prepareForReuse() {}

    /// Called with the attributes of the element before the view shows it.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// A cell that shows an item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
    /// The view that contains the content.
    public let contentView = UIView()
    /// The view behind the content.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
    /// The view behind the content while the cell is highlighted or selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            replace(oldValue, by: selectedBackgroundView)
            showState()
        }
    }
    /// Indicates whether the cell is selected.
    open var isSelected = false { didSet { showState() } }
    /// Indicates whether the cell is highlighted.
    open var isHighlighted = false { didSet { showState() } }

    public required init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, belowSubview: contentView)
    }

    private func showState() { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }
}
