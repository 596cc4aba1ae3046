import TouchScript

/// An element of a scene that the code holds as a property.
struct CodeMember {
    enum Kind {
        case window([ViewClause])
        case controller([ViewClause])
        case view(ViewKind, [ViewClause])
        case recognizer(RecognizerKind, [RecognizerClause], on: String)
    }

    /// The name in the scene.
    var name: String
    /// The name of the property.
    var identifier: String
    var kind: Kind
    /// The class that UIKit has for it.
    var base: String
    /// The name of its subclass, if a clause needs one.
    var ownClass: String?
    /// The scene's comments on it.
    var comments: [String]

    /// Indicates whether a view contains rows.
    var holdsRows = false
    /// The property of a zooming scroll view's delegate, and the view that is zoomed.
    var zooming: (identifier: String, view: String)?
    /// The heights of a presented controller's sheet, in points; empty if it is none.
    var detents: [Double] {
        for case .detents(let heights) in viewClauses { return heights }
        return []
    }
    /// The interactions of a view: its menu, its drag and so on.
    var interactions: [CodeInteraction] = []
    /// The property of the press that moves the rows of a scroll view.
    var reordering: String?
    /// Indicates whether a swipe on the view uncovers actions.
    var swipes: Bool {
        viewClauses.contains {
            switch $0 {
            case .leadingActions, .trailingActions: true
            default: false
            }
        }
    }
    /// The recognizers that it brings along and that the scene mentions.
    var own: [OwnRecognizerCode] = []
    /// The timers of a view.
    var timers: [CodeTimer] = []
    /// The line of the scene that names it.
    var line = 0

    /// The methods that its class overrides.
    var responder: ResponderCode {
        var code = ResponderCode(viewClauses)
        code.holdsRows = holdsRows
        // A text field can be first responder without an override.
        if case .view(.field, _) = kind { code.isFirst = false }
        return code
    }

    /// The method that a recognizer's action calls.
    var action = ""
    var delegate: (identifier: String, className: String)?
    /// The other targets of a recognizer, each with the method that the recognizer calls on it.
    var heard: [(target: String, action: String)] = []

    var type: String { ownClass ?? base }

    /// The clauses of a responder; empty for a recognizer.
    var viewClauses: [ViewClause] {
        switch kind {
        case .window(let clauses), .controller(let clauses), .view(_, let clauses): clauses
        case .recognizer: []
        }
    }

    /// The clauses of a recognizer; empty for a responder.
    var recognizerClauses: [RecognizerClause] {
        if case .recognizer(_, let clauses, _) = kind { clauses } else { [] }
    }

    var isRecognizer: Bool {
        if case .recognizer = kind { true } else { false }
    }

    var isWindow: Bool {
        if case .window = kind { true } else { false }
    }

    /// The kind of a recognizer that UIKit does not have; nil for all else.
    var custom: CustomRecognizer? {
        if case .recognizer(.custom(let type), _, _) = kind { type } else { nil }
    }

    /// The expression that creates it.
    var initializer: String {
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
    /// The word of the clause that states the timer.
    var word: String
    var span: Span
    var effects: [ActionEffect]
    var repeats: Bool
    /// The refresh control that it stops; nil for the timers that a scene states.
    var refreshControl: String?
}

extension ViewKind {
    /// The name of UIKit's class.
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
        case .field: "UITextField"
        case .scroll: "UIScrollView"
        case .row: BroughtClass.listRow.name
        }
    }
}

extension RecognizerKind {
    /// The name of UIKit's class, or of the one that the code includes.
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
