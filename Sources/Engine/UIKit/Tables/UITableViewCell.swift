import TouchKit

/// A cell that shows a row of a table.
open class UITableViewCell: UIView {
    /// The content of a cell.
    public nonisolated enum CellStyle: Int, Sendable {
        /// A text, after an image if there is one.
        case `default`
        /// A text with a second one at the right edge; here it is below.
        case value1
        /// A text in small letters with a second one beside it; here it is below.
        case value2
        /// A text with a second one below.
        case subtitle
    }

    /// The appearance of a selected cell.
    public nonisolated enum SelectionStyle: Int, Sendable {
        /// A selected cell looks like the others.
        case none
        /// A background that was blue in old systems and is gray in newer ones.
        case blue
        /// A gray background.
        case gray
        /// The usual background, which is gray.
        case `default`
    }

    /// The kind of editing of a row.
    public nonisolated enum EditingStyle: Int, Sendable {
        /// A row that cannot be edited.
        case none
        /// A row that can be deleted.
        case delete
        /// A row with a button that inserts another; here there is no such button.
        case insert
    }

    /// The view at the right of a cell; stored only.
    public nonisolated enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// A chevron: a tap leads on to another screen.
        case disclosureIndicator
        /// A button for details, with a chevron.
        case detailDisclosureButton
        /// A checkmark.
        case checkmark
        /// A button for details.
        case detailButton
    }

    /// The view that contains the content.
    public let contentView = UIView()
    /// The text.
    public private(set) lazy var textLabel: UILabel? = added(UILabel())
    /// The second text; nil in the default style.
    public private(set) lazy var detailTextLabel: UILabel? =
        style == .default ? nil : added(UILabel())
    /// The image.
    public private(set) lazy var imageView: UIImageView? = added(UIImageView())
    /// The identifier for reuse.
    public internal(set) final var reuseIdentifier: String?
    /// The view at the right; stored only.
    open var accessoryType = AccessoryType.none
    /// The custom view at the right; stored only.
    open var accessoryView: UIView?
    /// The appearance when the cell is selected.
    open var selectionStyle = SelectionStyle.default
    /// The view behind the content; stored only.
    open var backgroundView: UIView?
    /// The view behind the content while the cell is selected; stored only.
    open var selectedBackgroundView: UIView?
    /// The insets of the separator below; stored only.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Indicates whether the cell is selected.
    open var isSelected: Bool {
        get { chosen }
        set { setSelected(newValue, animated: false) }
    }
    /// Indicates whether the cell is highlighted.
    open var isHighlighted: Bool {
        get { touched }
        set { setHighlighted(newValue, animated: false) }
    }

    private let style: CellStyle
    private var (chosen, touched) = (false, false)

    /// Creates a cell that can be reused.
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

    /// Called before the cell is reused.
    open func prepareForReuse() {}

    /// Selects or deselects the cell, at once.
    open func setSelected(_ selected: Bool, animated: Bool) {
        chosen = selected
        showState()
    }

    /// Highlights the cell or ends the highlight, at once.
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
