import TouchKit

// More properties of text fields that are only stored.

extension UITextField {
    /// The correction of spelling; stored only.
    public var spellCheckingType: UITextSpellCheckingType {
        get { kept["spellCheckingType"] ?? .default }
        set { kept["spellCheckingType"] = newValue }
    }
    /// The look of the keyboard; stored only.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { kept["keyboardAppearance"] ?? .default }
        set { kept["keyboardAppearance"] = newValue }
    }
    /// The meaning of the text, for suggestions; stored only.
    public var textContentType: UITextContentType? {
        get { kept["textContentType"] }
        set { kept["textContentType"] = newValue }
    }
    /// Indicates whether the return key needs text; stored only.
    public var enablesReturnKeyAutomatically: Bool {
        get { kept["enablesReturnKeyAutomatically"] ?? false }
        set { kept["enablesReturnKeyAutomatically"] = newValue }
    }
    /// Indicates whether editing begins with an empty text; stored only.
    public var clearsOnBeginEditing: Bool {
        get { kept["clearsOnBeginEditing"] ?? false }
        set { kept["clearsOnBeginEditing"] = newValue }
    }
    /// Indicates whether long text is smaller; stored only.
    public var adjustsFontSizeToFitWidth: Bool {
        get { kept["adjustsFontSizeToFitWidth"] ?? false }
        set { kept["adjustsFontSizeToFitWidth"] = newValue }
    }
    /// The smallest size of such text, in points; stored only.
    public var minimumFontSize: CGFloat {
        get { kept["minimumFontSize"] ?? 0 }
        set { kept["minimumFontSize"] = newValue }
    }
    /// The image behind the text; stored only.
    public var background: UIImage? {
        get { kept["background"] }
        set { kept["background"] = newValue }
    }
    /// The attributes of the text; stored only.
    public var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { kept["defaultTextAttributes"] ?? [:] }
        set { kept["defaultTextAttributes"] = newValue }
    }

    /// The placeholder with its attributes; only the text is used.
    public var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }

    /// Posted when the person has changed the text; never posted here, as nothing can be typed.
    public nonisolated static let textDidChangeNotification = posted("TextFieldTextDidChange")
    /// Posted when editing has begun; never posted here.
    public nonisolated static let textDidBeginEditingNotification = posted(
        "TextFieldTextDidBeginEditing")
    /// Posted when editing has ended; never posted here.
    public nonisolated static let textDidEndEditingNotification = posted(
        "TextFieldTextDidEndEditing")
}

/// The correction of spelling; nothing can be typed here.
public nonisolated enum UITextSpellCheckingType: Int, Sendable {
    /// Spelling is checked if words are corrected.
    case `default`
    /// Spelling is not checked.
    case no
    /// Spelling is checked.
    case yes
}

/// The look of the keyboard; there is none here.
public nonisolated enum UIKeyboardAppearance: Int, Sendable {
    /// The look that suits the appearance of the screen.
    case `default`
    /// A dark keyboard.
    case dark
    /// A light keyboard.
    case light
    /// The dark look, by its older name.
    public static let alert = UIKeyboardAppearance.dark
}

/// The meaning of a text, for suggestions; nothing is suggested here.
public nonisolated struct UITextContentType: Hashable, Sendable, RawRepresentable {
    /// The name of the meaning.
    public let rawValue: String
    /// Creates a meaning from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is made up.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that was sent once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address for mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The number of a telephone.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
}
