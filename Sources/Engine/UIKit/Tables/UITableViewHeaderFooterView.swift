import TouchKit

/// A header or footer of a section that can be used again.
open class UITableViewHeaderFooterView: UIView {
    /// The view that contains the content.
    public let contentView = UIView()
    /// The text.
    public private(set) lazy var textLabel: UILabel? = added(UILabel())
    /// The second text.
    public private(set) lazy var detailTextLabel: UILabel? = added(UILabel())
    /// The view behind the content; stored only.
    open var backgroundView: UIView?
    /// The identifier for reuse.
    public let reuseIdentifier: String?

    /// Creates a header or footer that can be used again.
    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        begin()
    }

    /// Creates a header or footer as without an archive.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func added(_ label: UILabel) -> UILabel {
        label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        return label
    }

    /// Called before the view is used again.
    open func prepareForReuse() {}
}

extension UITableView {
    /// Sets the class of headers and footers with that identifier.
    public func register(
        _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        kept["header " + identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    /// Returns a new header or footer of the registered class; nil if there is none.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        let kind: UITableViewHeaderFooterView.Type? = kept["header " + identifier]
        return kind?.init(reuseIdentifier: identifier)
    }
}
