import TouchPicture

/// The keyboard of a scene: a band of keys at the bottom of the screen, in a window in front of all
/// others, as long as the first responder takes text. Its keys type nothing.
package final class Keyboard {
    /// Guesses: the height, in points, and the greatest share of the screen's height.
    private static let (height, share): (CGFloat, CGFloat) = (216, 0.4)
    /// A guess: the time in which it comes, in seconds.
    private static let duration = 0.25

    private let frame: CGRect
    @Weak private var application: UIApplication?
    /// The window, once it has been shown.
    private var window: UIWindow?
    @Weak private var writer: UIResponder?
    /// Indicates whether the keyboard stays although the first responder resigns: another one that
    /// takes text follows at once.
    var isPassedOn = false

    /// Creates the keyboard of an application.
    /// - Parameter screen: The size of the screen, in points.
    package init(of application: UIApplication, on screen: CGSize) {
        self.application = application
        let height = min(Keyboard.height, screen.height * Keyboard.share)
        frame = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        for window in application.windows { update(for: window.firstResponder, before: nil) }
    }

    /// Shows the keyboard if the window's first responder takes text, and hides it if that was the
    /// first responder until now.
    func update(for first: UIResponder?, before old: UIResponder?) {
        if let first, first.takesText {
            writer = first
            show()
        } else if let old, old === writer, !isPassedOn {
            writer = nil
            hide()
        }
    }

    private func show() {
        guard let application, application.keyboardFrame == nil else { return }
        application.keyboardFrame = frame
        let window = window ?? makeWindow()
        self.window = window
        window.frame = frame.offsetBy(dx: 0, dy: frame.height)
        window.application = application
        window.isHidden = false
        UIView.animate(withDuration: Keyboard.duration, delay: 0, options: .allowUserInteraction) {
            window.frame = self.frame
        }
    }

    private func makeWindow() -> UIWindow {
        let window = UIWindow(frame: frame)
        window.accessibilityIdentifier = "keyboard"
        window.windowLevel = .alert + 1
        let keys = KeyboardView(frame: CGRect(origin: .zero, size: frame.size))
        keys.accessibilityIdentifier = "keys"
        window.addSubview(keys)
        return window
    }

    private func hide() {
        application?.keyboardFrame = nil
        window?.isHidden = true
    }

    /// Moves the keyboard down by a distance in points; less than 0 is none (RT9).
    func pull(by depth: CGFloat) {
        guard let window, !window.isHidden else { return }
        let place = frame.offsetBy(dx: 0, dy: min(max(depth, 0), frame.height))
        if window.frame != place { window.frame = place }
    }
}

/// The picture of a keyboard's keys.
final class KeyboardView: UIView {
    /// The number of keys in each row, and of the places that they share.
    private static let (rows, columns) = ([10, 9, 7, 1], 10)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(color: Color(hex: 0x9aa4b0))
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let rows = KeyboardView.rows
        let size = CGSize(
            width: bounds.width / CGFloat(KeyboardView.columns),
            height: bounds.height / CGFloat(rows.count))
        for (row, count) in rows.enumerated() {
            // The last row is the space bar.
            let width = count == 1 ? 5 * size.width : size.width
            let start = (bounds.width - width * CGFloat(count)) / 2
            for index in 0..<count {
                let key = CGRect(
                    x: start + width * CGFloat(index), y: size.height * CGFloat(row), width: width,
                    height: size.height)
                context.fill(.roundedRect(key.insetBy(dx: 3, dy: 5), radius: 5), .white)
            }
        }
    }
}
