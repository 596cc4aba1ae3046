import TouchPicture
import TouchScript

extension Condition {
    /// The body of a method that answers whether it holds.
    /// - Parameter place: what the code calls the place of the fingers.
    func write(to text: CodeText, place: String) {
        if scrollView != nil { text.line("guard let scrollView else { return true }") }
        text.line("return \(code(place))")
    }

    private func code(_ place: String) -> String {
        switch self {
        case .atTop: "scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top"
        case .atBottom:
            "scrollView.contentOffset.y + scrollView.bounds.height\n"
                + "    >= scrollView.contentSize.height + scrollView.adjustedContentInset.bottom"
        case .zoomed: "scrollView.zoomScale > scrollView.minimumZoomScale"
        case .area(let area):
            "\(SwiftLiteral.rect(area.origin, area.size))\n    .contains(\(place))"
        case .not(let condition): "!(\(condition.code(place)))"
        }
    }
}

extension RecognizerClause {
    /// What its answer depends on.
    var condition: Condition? {
        switch self {
        case .shouldReceive(.when(let condition)), .shouldBegin(.when(let condition)): condition
        default: nil
        }
    }

    /// The properties that its answer reads, of the class that answers.
    var properties: [String] {
        switch self {
        case .shouldReceive(.notIn): ["weak var exception: UIView?"]
        case .shouldReceive(.exactly), .shouldReceive(.except): ["var views: [UIView] = []"]
        default: condition?.scrollView == nil ? [] : ["weak var scrollView: UIScrollView?"]
        }
    }
}
