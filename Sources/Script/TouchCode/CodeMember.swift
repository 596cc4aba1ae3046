import TouchScript

/// One thing of a scene that the code holds as a property.
struct CodeMember {
    enum Kind {
        case window([ViewClause])
        case controller([ViewClause])
        case view(ViewKind, [ViewClause])
        case recognizer(RecognizerKind, [RecognizerClause], on: String)
    }

    /// The scene's name for it.
    var name: String
    /// The property.
    var identifier: String
    var kind: Kind
    /// The class that UIKit has for it.
    var base: String
    /// A subclass of its own, if a clause needs one.
    var ownClass: String?
    /// What the scene's comments say of it.
    var comments: [String]

    /// Of a view: whether rows stand in it.
    var holdsRows = false
    /// Of a scroll view that zooms: the property of its delegate, and the view that is zoomed.
    var zooming: (identifier: String, view: String)?
    /// Of a scroll view: what the scene says of its own recognizers.
    var own: [OwnRecognizerCode] = []
    /// Of a view: what it does in time.
    var timers: [CodeTimer] = []
    /// The line of the scene that names it.
    var line = 0

    /// What its class overrides.
    var responder: ResponderCode {
        var code = ResponderCode(viewClauses)
        code.holdsRows = holdsRows
        return code
    }

    /// Of a recognizer: the method that its action calls, and its delegate, if a clause needs one.
    var action = ""
    var delegate: (identifier: String, className: String)?
    /// Of a recognizer: who else is told when it acts, and by which method.
    var heard: [(target: String, action: String)] = []

    var type: String { ownClass ?? base }

    /// What a scene says of a responder.
    var viewClauses: [ViewClause] {
        switch kind {
        case .window(let clauses), .controller(let clauses), .view(_, let clauses): clauses
        case .recognizer: []
        }
    }

    /// What a scene says of a recognizer.
    var recognizerClauses: [RecognizerClause] {
        if case .recognizer(_, let clauses, _) = kind { clauses } else { [] }
    }

    var isRecognizer: Bool {
        if case .recognizer = kind { true } else { false }
    }

    var isWindow: Bool {
        if case .window = kind { true } else { false }
    }

    /// What it is if it is none of UIKit's recognizers.
    var custom: CustomRecognizer? {
        if case .recognizer(.custom(let type), _, _) = kind { type } else { nil }
    }

    /// How it is made.
    var initialiser: String {
        switch kind {
        case .view(.button, _): "\(type)(type: .system)"
        case .view(.segments, _): "\(type)(items: [])"
        default: "\(type)()"
        }
    }
}

/// A timer of a view, and the property that holds it.
struct CodeTimer {
    var identifier: String
    /// The clause that states it.
    var word: String
    var span: Span
    var effects: [ActionEffect]
    var repeats: Bool
}

extension ViewKind {
    /// UIKit's class.
    var className: String {
        switch self {
        case .view: "UIView"
        case .label: "UILabel"
        case .control: "UIControl"
        case .button: "UIButton"
        case .slider: "UISlider"
        case .toggle: "UISwitch"
        case .stepper: "UIStepper"
        case .segments: "UISegmentedControl"
        case .pages: "UIPageControl"
        case .scroll: "UIScrollView"
        case .row: BroughtClass.listRow.name
        }
    }
}

extension RecognizerKind {
    /// UIKit's class, or the one that the code brings along.
    var className: String {
        switch self {
        case .builtIn(let kind): kind.className
        case .custom(let type): type.brought.name
        }
    }
}

extension RecognizerKind.BuiltIn {
    var className: String {
        switch self {
        case .tap: "UITapGestureRecognizer"
        case .longPress: "UILongPressGestureRecognizer"
        case .pan: "UIPanGestureRecognizer"
        case .swipe: "UISwipeGestureRecognizer"
        case .pinch: "UIPinchGestureRecognizer"
        case .rotation: "UIRotationGestureRecognizer"
        case .edgePan: "UIScreenEdgePanGestureRecognizer"
        case .hover: "UIHoverGestureRecognizer"
        }
    }
}
