import TouchPicture

/// The contexts that are being drawn in, the innermost last. Drawing happens on the main thread.
nonisolated(unsafe) private var contexts: [CGContext] = []

/// Returns the context of the `draw(_:)` that is running; nil outside of one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

/// Makes `context` the current one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

/// Makes the previous context the current one again.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsPopContext() { _ = contexts.popLast() }

/// Fills `rect` with the current fill color.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIRectFill(_ rect: CGRect) { contexts.last?.fill(rect) }

/// Draws a line one point wide along the inside of `rect`, in the current fill color.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIRectFrame(_ rect: CGRect) {
    guard let context = contexts.last else { return }
    let line = Stroke(context.state.fill)
    context.add(.shape(Shape(.rect(rect.insetBy(dx: 0.5, dy: 0.5)), stroke: line)))
}

/// Clips all that is drawn from now on to `rect`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIRectClip(_ rect: CGRect) { contexts.last?.clip(to: rect) }
