import TouchKit
import TouchPicture
import TouchScript

extension ViewKind {
    /// The initial frame of segments, which have no intrinsic size.
    static let segmentsFrame = CGRect(x: 0, y: 0, width: 0, height: 32)

    /// Returns a control or scroll view of this kind, of a class of the engine; nil for plain
    /// views.
    func makeControl() -> UIView? {
        switch self {
        case .view, .label: return nil
        case .scroll: return UIScrollView()
        case .row: return ListRow()
        case .control: return UIControl()
        case .button: return UIButton(type: .system)
        case .slider: return UISlider()
        case .toggle: return UISwitch()
        case .stepper: return UIStepper()
        case .segments: return UISegmentedControl(frame: Self.segmentsFrame)
        case .pages: return UIPageControl()
        case .field: return UITextField.framed(UITextField())
        }
    }
}

extension UIView {
    /// Applies the clauses for labels, controls and scroll views. Values come last: titles, counts
    /// and contents limit what a value can be.
    func applyContent(_ clauses: [ViewClause], language: String) {
        for clause in clauses {
            switch clause {
            case .text(let text):
                (self as? UILabel)?.text = text[language]
                (self as? UIButton)?.setTitle(text[language], for: .normal)
                (self as? UITextField)?.text = text[language]
            case .color(let color):
                // A title on a colored background is dark, as names are.
                if color != .named(.clear), let button = self as? UIButton {
                    button.setTitleColor(UIColor(color: Color(hex: 0x10151b)), for: .normal)
                }
            case .titles(let titles): (self as? UISegmentedControl)?.show(titles, in: language)
            case .count(let count): (self as? UIPageControl)?.numberOfPages = count
            case .disabled(let on):
                (self as? UIControl)?.isEnabled = !on
                (self as? UIScrollView)?.isScrollEnabled = !on
            case .content(let size): (self as? UIScrollView)?.contentSize = size
            case .paging(let on): (self as? UIScrollView)?.isPagingEnabled = on
            case .bounces(let on): (self as? UIScrollView)?.bounces = on
            case .delaysContent(let on): (self as? UIScrollView)?.delaysContentTouches = on
            case .zoom(let least, let most, _):
                (self as? UIScrollView)?.minimumZoomScale = least
                (self as? UIScrollView)?.maximumZoomScale = most
            case .bouncesZoom(let on): (self as? UIScrollView)?.bouncesZoom = on
            case .contentInset(let inset): (self as? UIScrollView)?.contentInset = inset
            case .insetAdjustment(let adjustment):
                (self as? UIScrollView)?.contentInsetAdjustmentBehavior = .init(adjustment)
            case .scrollsToTop(let on): (self as? UIScrollView)?.scrollsToTop = on
            case .directionalLock(let on): (self as? UIScrollView)?.isDirectionalLockEnabled = on
            case .deceleration(let rate):
                (self as? UIScrollView)?.decelerationRate = rate == .fast ? .fast : .normal
            case .keyboardDismiss(let drags):
                (self as? UIScrollView)?.keyboardDismissMode = .init(drags)
            case .cancelsContent(let on): (self as? UIScrollView)?.canCancelContentTouches = on
            default: break
            }
        }
        for case .value(let value) in clauses { apply(value) }
    }

    private func apply(_ value: Double) {
        switch self {
        case let control as UISlider: control.value = Float(value)
        case let control as UISwitch: control.isOn = value != 0
        case let control as UIStepper: control.value = value
        case let control as UISegmentedControl: control.selectedSegmentIndex = Int(value)
        case let control as UIPageControl: control.currentPage = Int(value)
        default: break
        }
    }
}

extension UITextField {
    /// Returns a field with the frame that fields of scenes have.
    static func framed<Field: UITextField>(_ field: Field) -> Field {
        field.borderStyle = .roundedRect
        return field
    }
}

extension UIScrollView.KeyboardDismissMode {
    fileprivate init(_ drags: KeyboardDismissal) {
        self =
            switch drags {
            case .onDrag: .onDrag
            case .interactive: .interactive
            }
    }
}

extension UISegmentedControl {
    fileprivate func show(_ titles: [LocalizedText], in language: String) {
        removeAllSegments()
        for (index, title) in titles.enumerated() {
            insertSegment(withTitle: title[language], at: index, animated: false)
        }
    }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
    init(_ adjustment: InsetAdjustment) {
        switch adjustment {
        case .automatic: self = .automatic
        case .scrollableAxes: self = .scrollableAxes
        case .always: self = .always
        case .never: self = .never
        }
    }
}
