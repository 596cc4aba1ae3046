import TouchPicture

extension UIView {
    /// The current picture of the view and all within it, in the view's own coordinates; they are
    /// laid out first.
    ///
    /// For hosts that show live views directly. The stage shows what the trace contains instead.
    @_spi(Hosts) public var picture: Picture {
        root?.application?.displayIfNeeded()
        #if canImport(Foundation)
            if root?.application == nil { displayBranch() }
        #endif
        return Picture(size: bounds.size, marks: isHidden ? [] : paintedMarks)
    }

    /// The view's background, drawing and subviews, as marks in its own coordinates.
    private var paintedMarks: [Mark] {
        var marks: [Mark] = []
        let outline = Path.roundedRect(bounds, radius: cornerRadius)
        if let fill = shownBackground?.color, fill.alpha > 0 {
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

    #if canImport(Foundation)
        /// Lays out and draws a branch that is in no window.
        private func displayBranch() {
            layoutIfNeeded()
            if needsPicture { display() }
            for child in children where !child.isHidden { child.displayBranch() }
        }
    #endif

    /// Calls `draw(_:)` if that was requested, and stores the drawing together with the layer's
    /// part of it.
    ///
    /// A drawing that is a single group clips itself; any other is clipped to the outline of the
    /// view.
    func display() {
        if hasLayerOfItsOwn { _ = layer }
        let looks = looks
        var marks = looks?.drawn ?? []
        if needsDisplay {
            needsDisplay = false
            marks = CGContext.marks(in: bounds) { context in
                draw(bounds)
                looks?.layer?.draw(in: context)
            }
        }
        looks?.needsPaint = false
        looks?.drawn = marks
        if let layer = looks?.layer, layer.paints {
            let around = layer.marks(around: marks)
            marks = around.isEmpty ? [] : [.group(Group(marks: around))]
        } else if marks.count == 1, case .group = marks[0] {
            marks = [.group(Group(clip: .rect(bounds), marks: marks))]
        }
        guard marks != drawing else { return }
        drawing = marks
        guard let tracer = root?.tracer else { return }
        tracer.write(.none, .drawing(view: tracer.id(self), tracer.drawing(drawing)))
    }
}
