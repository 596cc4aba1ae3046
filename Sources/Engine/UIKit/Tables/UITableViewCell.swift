import TouchKit

/// A row of a table.
open class UITableViewCell: UIView {
    /// What stands in it.
    public nonisolated enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

    /// How it looks when it is chosen.
    public nonisolated enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    /// What stands at its right; only kept.
    public nonisolated enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// For what stands in it.
    public let contentView = UIView()
    /// Its text.
    public private(set) lazy var textLabel: UILabel? = added(UILabel())
    /// Its second text.
    public private(set) lazy var detailTextLabel: UILabel? =
        style == .default ? nil : added(UILabel())
    /// Its image.
    public private(set) lazy var imageView: UIImageView? = added(UIImageView())
    /// By which it is used again.
    public let reuseIdentifier: String?
    /// What stands at its right; only kept.
    open var accessoryType = AccessoryType.none
    /// A view at its right; only kept.
    open var accessoryView: UIView?
    /// How it looks when it is chosen.
    open var selectionStyle = SelectionStyle.default
    /// Beneath it.
    open var backgroundView: UIView?
    /// Beneath it while it is chosen; only kept.
    open var selectedBackgroundView: UIView?
    /// How far the line below is from the edges; only kept.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether it is chosen.
    open var isSelected: Bool {
        get { chosen }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether it is touched.
    open var isHighlighted: Bool {
        get { touched }
        set { setHighlighted(newValue, animated: false) }
    }

    private let style: CellStyle
    private var (chosen, touched) = (false, false)

    /// One that can be used again.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        begin()
    }

    public required init?(coder: NSCoder) {
        (style, reuseIdentifier) = (.default, nil)
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        backgroundColor = .white
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func added<Content: UIView>(_ view: Content) -> Content {
        contentView.addSubview(view)
        return view
    }

    /// Called before it is used again.
    open func prepareForReuse() {}

    /// Chooses it or not.
    open func setSelected(_ selected: Bool, animated: Bool) {
        chosen = selected
        showState()
    }

    /// It is touched or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        touched = highlighted
        showState()
    }

    private func showState() {
        let isShown = selectionStyle != .none && (chosen || touched)
        contentView.backgroundColor = isShown ? .systemGray5 : nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var room = contentView.bounds.insetBy(dx: 16, dy: 0)
        let images = contentView.subviews.lazy.compactMap { $0 as? UIImageView }
        if let image = images.first, image.image != nil {
            image.sizeToFit()
            image.center = CGPoint(x: room.minX + image.bounds.width / 2, y: room.midY)
            room = room.inset(by: UIEdgeInsets(left: image.bounds.width + 16))
        }
        guard let label = textLabel else { return }
        let second = detailTextLabel.flatMap { $0.text == nil ? nil : $0 }
        label.frame = second == nil ? room : room.inset(by: UIEdgeInsets(bottom: room.height / 2))
        second?.frame = room.inset(by: UIEdgeInsets(top: room.height / 2))
    }
}
