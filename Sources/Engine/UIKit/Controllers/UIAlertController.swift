import TouchKit

/// A button of an alert.
open class UIAlertAction {
    /// The appearance of a button, by importance.
    public nonisolated enum Style: Int, Sendable {
        /// An ordinary button.
        case `default`
        /// A button that leaves everything unchanged.
        case cancel
        /// A button that deletes or changes data.
        case destructive
    }

    /// The title of the button.
    public let title: String?
    /// The appearance of the button, by importance.
    public let style: Style
    /// Indicates whether the button can be chosen.
    open var isEnabled = true
    fileprivate let handler: ((UIAlertAction) -> Void)?

    /// Creates a button; `handler` is called when the alert has gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}

/// A controller that asks a question: a plate over everything, with buttons.
open class UIAlertController: UIViewController {
    /// The position of the plate; here it is always in the middle.
    public nonisolated enum Style: Int, Sendable {
        /// A list of choices at the bottom of the screen.
        case actionSheet
        /// A plate in the middle of the screen.
        case alert
    }

    /// The text below the title.
    open var message: String?
    /// The position of the plate.
    public private(set) var preferredStyle = Style.alert
    /// The buttons.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields.
    open private(set) var textFields: [UITextField]?
    /// The button that stands out; stored only.
    open var preferredAction: UIAlertAction?

    /// Creates an alert with a title and a message.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a text field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 238, height: 32))
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.3)
        var parts: [UIView] = [title, message].compactMap { $0 }.map {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 238, height: 24))
            label.text = $0
            label.numberOfLines = 0
            label.textAlignment = .center
            label.frame.size.height = max(24, label.intrinsicContentSize.height)
            return label
        }
        parts += textFields ?? []
        parts += actions.map { action in
            let button = UIButton(type: .system)
            button.setTitle(action.title, for: .normal)
            button.accessibilityIdentifier = action.title
            button.isEnabled = action.isEnabled
            button.addAction(
                UIAction { [weak self] _ in
                    self?.presentingViewController?.dismiss(animated: true) {
                        action.handler?(action)
                    }
                }, for: .touchUpInside)
            button.frame.size = CGSize(width: 238, height: 44)
            return button
        }
        let plate = UIView()
        plate.accessibilityIdentifier = "alert"
        plate.backgroundColor = .white
        plate.layer.cornerRadius = 13
        var height: CGFloat = 16
        for part in parts {
            part.frame.origin = CGPoint(x: 16, y: height)
            plate.addSubview(part)
            height += part.frame.height
        }
        plate.bounds.size = CGSize(width: 270, height: height + 8)
        plate.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        plate.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        view.addSubview(plate)
    }
}
