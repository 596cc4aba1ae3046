/// A rectangle that every view has beside its own bounds.
nonisolated enum StandardGuide {
    case safeArea, margins
    /// The content of a scroll view, and its visible part.
    case content, frame
}

/// A rectangle for constraints that is not a view.
public class UILayoutGuide {
    /// The view in whose coordinates it lies.
    @Weak public internal(set) final var owningView: UIView?
    /// A name for the program to use.
    public var identifier = ""
    let kind: StandardGuide?
    var solvedFrame = CGRect.zero

    /// Creates a guide for constraints; add it to a view.
    public init() { kind = nil }

    init(_ kind: StandardGuide, of view: UIView) {
        self.kind = kind
        owningView = view
    }

    /// The rectangle of the guide, in the coordinates of its view.
    public var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        return switch kind {
        case .safeArea: view.bounds.inset(by: view.safeAreaInsets)
        case .margins: view.bounds.inset(by: view.layoutMargins)
        case .frame: view.bounds
        case .content: CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
        case nil: solvedFrame
        }
    }
}
