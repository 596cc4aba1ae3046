import TouchPicture
import TouchScript

extension Condition {
    /// Writes the body of a method that returns whether the condition holds.
    /// - Parameter place: The name of the variable that holds the location of the fingers.
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
    /// The condition that the clause's answer depends on.
    var condition: Condition? {
        switch self {
        case .shouldReceive(.when(let condition)), .shouldBegin(.when(let condition)): condition
        default: nil
        }
    }

    /// The properties of the answering class that the answer reads.
    var properties: [String] {
        switch self {
        case .shouldReceive(.notIn): ["weak var exception: UIView?"]
        case .shouldReceive(.exactly), .shouldReceive(.except): ["var views: [UIView] = []"]
        default: condition?.scrollView == nil ? [] : ["weak var scrollView: UIScrollView?"]
        }
    }
}
