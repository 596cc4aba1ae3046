import TouchPicture

extension UIView {
    /// What the view and all within it look like now, in the view's own coordinates; laid out first.
    ///
    /// For hosts that show live views directly. What the stage shows comes from the trace instead.
    public var picture: Picture {
        root?.application?.displayIfNeeded()
        return Picture(size: bounds.size, marks: isHidden ? [] : paintedMarks)
    }

    /// The view's background, drawing and subviews, as marks in its own coordinates.
    private var paintedMarks: [Mark] {
        var marks: [Mark] = []
        let outline = Path.roundedRect(bounds, radius: cornerRadius)
        if let fill = backgroundColor?.color, fill.alpha > 0 {
            marks.append(.shape(Shape(outline, fill: fill)))
        }
        marks += drawing
        for child in children where !child.isHidden && child.alpha > 0 {
            marks.append(
                .group(
                    Group(
                        transform: child.transformToParent, opacity: child.alpha,
                        clip: child.clipsToBounds
                            ? .roundedRect(child.bounds, radius: child.cornerRadius) : nil,
                        marks: child.paintedMarks)))
        }
        return marks
    }
}
