import TouchGeometry
import TouchScript
import TouchTrace

/// What a scene says of its recognizers and views that a trace has no records of.
struct SceneSettings {
    private var recognizers: [String: (RecognizerKind, [RecognizerClause])] = [:]
    private var views: [String: (ViewKind, [ViewClause])] = [:]

    init(_ scene: Scene) {
        for line in scene.lines {
            switch line.statement {
            case .recognizer(let kind, let name, let clauses): recognizers[name] = (kind, clauses)
            case .view(let kind, let name, let clauses): views[name] = (kind, clauses)
            case .tuning(let tuning) where tuning.name == .scrollPause:
                scrollPause = tuning.value.amount
            default: break
            }
        }
    }

    /// Of the properties that delay or cancel touches, as UIKit calls them; nil where the scene does not say.
    func isOn(_ property: String, of recognizer: String) -> Bool? {
        // Those of scroll views and windows are in no scene.
        guard let clauses = recognizers[recognizer]?.1 else { return nil }
        switch property {
        case "cancelsTouchesInView":
            for case .cancelsTouches(let on) in clauses { return on }
            return true
        case "delaysTouchesBegan":
            for case .delaysBegan(let on) in clauses { return on }
            return false
        case "delaysTouchesEnded":
            for case .delaysEnded(let on) in clauses { return on }
            return true
        default: return nil
        }
    }

    /// How many taps a recognizer needs; nil for one that is no tap.
    func taps(of recognizer: String) -> Int? {
        guard let (kind, clauses) = recognizers[recognizer], kind == .builtIn(.tap) else {
            return nil
        }
        for case .taps(let taps) in clauses { return taps }
        return 1
    }

    func isScrollView(_ view: String) -> Bool { views[view]?.0 == .scroll }

    /// The size of what a scroll view scrolls; nil where the scene does not say.
    func content(of view: String) -> CGSize? {
        for case .content(let size) in views[view]?.1 ?? [] { return size }
        return nil
    }

    /// Whether scrolling may take touches from content that has them; nil where the scene does not say.
    func cancelsContent(of view: String) -> Bool? {
        for case .cancelsContent(let isOn) in views[view]?.1 ?? [] { return isOn }
        return nil
    }

    /// Whether it is a scroll view that lets touches rest before its content gets them; it does if the scene does not say.
    func delaysContent(of view: String) -> Bool {
        guard isScrollView(view) else { return false }
        for case .delaysContent(let isOn) in views[view]?.1 ?? [] { return isOn }
        return true
    }

    /// Nil for one that is no view of the scene.
    func isControl(_ view: String) -> Bool? {
        switch views[view]?.0 {
        case .control, .button, .slider, .toggle, .stepper, .segments, .pages, .row, .field: true
        case .view, .label, .scroll: false
        case nil: nil
        }
    }

    /// How long the pointer must not have scrolled to have stopped.
    private(set) var scrollPause = 0.1

    /// Whether it follows the way of fingers, or of a pointer's scrolling; a scroll view's own does.
    func isPan(_ recognizer: String) -> Bool {
        if isOwnPan(recognizer) { return true }
        switch recognizers[recognizer]?.0 {
        case .builtIn(.pan), .builtIn(.edgePan): return true
        default: return false
        }
    }

    func isOwnPan(_ recognizer: String) -> Bool {
        guard let (view, own) = OwnRecognizer.parts(of: recognizer) else { return false }
        return own == .pan && isScrollView(view)
    }

    func isSwipe(_ recognizer: String) -> Bool { recognizers[recognizer]?.0 == .builtIn(.swipe) }

    /// The kinds of scrolling that a pan admits: none if the scene does not say, and all of a scroll view's own.
    func scrollTypes(of pan: String) -> [ScrollType] {
        for case .scrollTypes(let types) in recognizers[pan]?.1 ?? [] { return types }
        return isOwnPan(pan) ? ScrollType.allCases : []
    }

    /// How many fingers a pan or a swipe needs.
    func leastFingers(of recognizer: String) -> Int {
        for case .fingers(let least, _) in recognizers[recognizer]?.1 ?? [] { return least }
        return 1
    }

    /// Where a swipe may go.
    func directions(of swipe: String) -> [Direction] {
        for case .direction(let directions) in recognizers[swipe]?.1 ?? [] { return directions }
        return [.right]
    }

    func isHover(_ recognizer: String) -> Bool { recognizers[recognizer]?.0 == .builtIn(.hover) }
}
