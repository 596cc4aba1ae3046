import TouchKit

// Properties of text fields and refresh controls that are only stored, for code that sets them.

extension UITextField {
    /// The times at which a view in the field is visible; stored only.
    public nonisolated enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// The text with its attributes; only the text is used.
    public var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// The alignment of the text; stored only.
    public var textAlignment: NSTextAlignment {
        get { kept["textAlignment"] ?? .natural }
        set { kept["textAlignment"] = newValue }
    }
    /// The times at which the clear button is visible; stored only.
    public var clearButtonMode: ViewMode {
        get { kept["clearButtonMode"] ?? .never }
        set { kept["clearButtonMode"] = newValue }
    }
    /// The view at the left; stored only.
    public var leftView: UIView? {
        get { kept["leftView"] }
        set { kept["leftView"] = newValue }
    }
    /// The times at which the left view is visible; stored only.
    public var leftViewMode: ViewMode {
        get { kept["leftViewMode"] ?? .never }
        set { kept["leftViewMode"] = newValue }
    }
    /// The view at the right; stored only.
    public var rightView: UIView? {
        get { kept["rightView"] }
        set { kept["rightView"] = newValue }
    }
    /// The times at which the right view is visible; stored only.
    public var rightViewMode: ViewMode {
        get { kept["rightViewMode"] ?? .never }
        set { kept["rightViewMode"] = newValue }
    }
    /// Indicates whether the text is concealed; stored only.
    public var isSecureTextEntry: Bool {
        get { kept["isSecureTextEntry"] ?? false }
        set { kept["isSecureTextEntry"] = newValue }
    }
    /// The kind of keyboard; stored only.
    public var keyboardType: UIKeyboardType {
        get { kept["keyboardType"] ?? .default }
        set { kept["keyboardType"] = newValue }
    }
    /// The title of the return key; stored only.
    public var returnKeyType: UIReturnKeyType {
        get { kept["returnKeyType"] ?? .default }
        set { kept["returnKeyType"] = newValue }
    }
    /// The correction of spelling; stored only.
    public var autocorrectionType: UITextAutocorrectionType {
        get { kept["autocorrectionType"] ?? .default }
        set { kept["autocorrectionType"] = newValue }
    }
    /// The capitalization of letters; stored only.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { kept["autocapitalizationType"] ?? .sentences }
        set { kept["autocapitalizationType"] = newValue }
    }
}

extension UIRefreshControl {
    /// The text below the ring; stored only.
    public var attributedTitle: NSAttributedString? {
        get { kept["attributedTitle"] }
        set { kept["attributedTitle"] = newValue }
    }
}

/// The kind of keyboard to show; there is none here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated enum UIKeyboardType: Int, Sendable {
    /// The usual keyboard of the language.
    case `default`
    /// A keyboard that can type every ASCII character.
    case asciiCapable
    /// A keyboard that opens at digits and punctuation.
    case numbersAndPunctuation
    /// A keyboard with the characters of web addresses at hand.
    case URL
    /// A pad of digits, as for a PIN.
    case numberPad
    /// A pad for telephone numbers, with star and hash.
    case phonePad
    /// A keyboard for a name or a telephone number.
    case namePhonePad
    /// A keyboard with the characters of e-mail addresses at hand.
    case emailAddress
    /// A pad of digits with a decimal separator.
    case decimalPad
    /// A keyboard with `@` and `#` at hand.
    case twitter
    /// A keyboard for search words and web addresses.
    case webSearch
    /// A pad of the ASCII digits, even if the language has others.
    case asciiCapableNumberPad
}

/// The title of the return key; there is none here.
public nonisolated enum UIReturnKeyType: Int, Sendable {
    /// A key that says Return.
    case `default`
    /// A key that says Go.
    case go
    /// A key that says Google.
    case google
    /// A key that says Join.
    case join
    /// A key that says Next.
    case next
    /// A key that says Route.
    case route
    /// A key that says Search.
    case search
    /// A key that says Send.
    case send
    /// A key that says Yahoo.
    case yahoo
    /// A key that says Done.
    case done
    /// A key that says Emergency Call.
    case emergencyCall
    /// A key that says Continue.
    case `continue`
}

/// The correction of spelling; nothing can be typed here.
public nonisolated enum UITextAutocorrectionType: Int, Sendable {
    /// The choice that suits the language and the kind of keyboard.
    case `default`
    /// Words stay as they are typed.
    case no
    /// Misspelled words are replaced.
    case yes
}

/// The capitalization of letters; nothing can be typed here.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
    /// No letter is capitalized.
    case none
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// Every letter.
    case allCharacters
}
