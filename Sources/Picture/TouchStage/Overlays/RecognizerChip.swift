import TouchPicture
import TouchReading
import TouchTrace

/// The content of a chip about one gesture recognizer on the stage.
struct RecognizerChip {
    let recognizer: SubjectID
    let name: String
    let typeName: String
    let state: GestureState
    /// The recognizers it waits for, its measures, or why it ended this way; may be empty.
    let words: String

    /// Creates the content of a recognizer's chip at a moment.
    init(_ recognizer: SubjectID, _ context: OverlayContext, _ sketch: Sketch) {
        self.recognizer = recognizer
        name = context.name(recognizer)
        typeName = context.trace[recognizer]?.typeName ?? ""
        let now = context.stage.recognizers[recognizer]
        state = now?.shownState(at: context.moment.time) ?? .possible
        words = now.map { [state] in sketch.words.story(of: $0, state, context.trace) } ?? ""
    }

    /// Draws its state's shape and word, name, and kind, and below them the words.
    func draw(in box: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        let icon = CGRect(square: 12 * u, x: box.minX + 10 * u, middle: box.midY)
        drawGround(in: box, radius: 9 * u, line: 1.75 * u, icon, into: &sketch)
        let left = icon.maxX + 9 * u
        let right = box.maxX - 10 * u
        let word = sketch.label(
            sketch.words.state(state), .small, state.color(theme),
            at: CGPoint(x: right, y: box.minY + 6 * u), alignment: .trailing)
        sketch.add(word)
        sketch.write(
            title(sketch.words), .detail, theme.text, weight: .semibold,
            at: CGPoint(x: left, y: box.minY + 4 * u),
            width: right - left - sketch.size(of: word).width - 6 * u)
        sketch.write(
            words, .small, theme.secondText, at: CGPoint(x: left, y: box.minY + 22 * u),
            width: right - left)
    }

    /// Draws the pill and the state's shape.
    private func drawGround(
        in box: CGRect, radius: Double, line width: Double, _ icon: CGRect,
        into sketch: inout Sketch
    ) {
        let color = state.color(sketch.theme)
        sketch.box(
            box, radius: radius, fill: sketch.theme.panel.faded(0.95),
            line: state == .possible ? sketch.theme.line : color, width: width)
        sketch.drawState(state, in: icon, color)
    }

    /// Returns the name and kind.
    private func title(_ words: Words) -> String {
        let kind = words.kind(ofType: typeName)
        // Names that the engine gives, such as "list.pan", include the kind.
        let tellsKind = kind.isEmpty || name.contains(".") || name.lowercased().hasPrefix("ui")
        return tellsKind ? name : "\(name) · \(kind)"
    }

    /// Returns the width that a one-line chip needs for the name.
    func briefWidth(_ sketch: Sketch) -> Double {
        let label = sketch.label(name, .detail, sketch.theme.text, weight: .semibold)
        return sketch.size(of: label).width + 36 * sketch.unit
    }

    /// Draws one line: the state's shape, the name, and the words.
    func drawBrief(in box: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        let icon = CGRect(square: 10 * u, x: box.minX + 8 * u, middle: box.midY)
        drawGround(in: box, radius: 7 * u, line: 1.5 * u, icon, into: &sketch)
        let left = icon.maxX + 7 * u
        let right = box.maxX - 9 * u
        let first = sketch.label(name, .detail, theme.text, weight: .semibold, width: right - left)
        let nameSize = sketch.add(first, x: left, middle: box.midY)
        let said = words.isEmpty ? sketch.words.state(state) : words
        let label = sketch.label(
            said, .small, state == .possible ? theme.secondText : state.color(theme),
            alignment: .trailing)
        // Half a reason is worse than none; the shape shows the state.
        let room = right - left - nameSize.width - 8 * u
        if sketch.size(of: label).width <= room { sketch.add(label, x: right, middle: box.midY) }
    }
}

/// A chip and its place in the picture.
struct PlacedChip {
    let chip: RecognizerChip
    let box: CGRect
    let isBrief: Bool

    var recognizer: SubjectID { chip.recognizer }
}
