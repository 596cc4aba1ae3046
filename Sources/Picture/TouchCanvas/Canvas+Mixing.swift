import CCairo
import TouchPicture

/// The way in which a mark is mixed with the pixels that are there, by the names of PDF and of
/// Porter and Duff.
public enum Mixing: Sendable {
    /// Over what is there.
    case over
    /// Only what covers both, or one of them, is kept.
    case clear, copy, sourceIn, sourceOut, sourceAtop
    /// Only what covers both, or one of them, is kept.
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor
    /// The colors of both are mixed.
    case sum, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    /// The colors of both are mixed.
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
}

extension Canvas {
    /// Mixes a mark, in pixels from the top left corner, with the contents of an image, where the
    /// mark covers it; what cannot be painted changes nothing.
    public func mix(_ mark: Mark, _ mixing: Mixing, into image: inout ImageBuffer) {
        if mixing == .over { return paint(mark, onto: &image) }
        var source = ImageBuffer(width: image.width, height: image.height)
        paint(mark, onto: &source)
        if let whole = mixing.whole { return Self.lay(source, onto: &image, whole) }
        // The others change what is there even where there is nothing of the mark: they are kept
        // to what the mark would cover if it were opaque.
        var cover = ImageBuffer(width: image.width, height: image.height)
        paint(mark.opaque, onto: &cover)
        var mixed = image
        Self.lay(source, onto: &mixed, mixing.operation)
        Self.lay(cover, onto: &mixed, CAIRO_OPERATOR_DEST_IN)
        Self.lay(cover, onto: &image, CAIRO_OPERATOR_DEST_OUT)
        Self.lay(mixed, onto: &image, CAIRO_OPERATOR_ADD)
    }

    private func paint(_ mark: Mark, onto image: inout ImageBuffer) {
        let size = CGSize(width: image.width, height: image.height)
        try? paint(Picture(size: size, marks: [mark]), into: &image)
    }

    private static func lay(
        _ source: ImageBuffer, onto image: inout ImageBuffer, _ operation: cairo_operator_t
    ) {
        let (width, height, pitch) = (image.width, image.height, image.pitch)
        source.bytes.withUnsafeBytes { from in
            image.bytes.withUnsafeMutableBytes { to in
                let source = imageSurface(
                    from.baseAddress, width: width, height: height, pitch: pitch)
                let target = imageSurface(
                    to.baseAddress, width: width, height: height, pitch: pitch)
                let cairo = cairo_create(target)
                cairo_set_operator(cairo, operation)
                cairo_set_source_surface(cairo, source, 0, 0)
                cairo_paint(cairo)
                cairo_destroy(cairo)
                cairo_surface_flush(target)
                cairo_surface_destroy(target)
                cairo_surface_destroy(source)
            }
        }
    }
}

extension Mixing {
    /// The operation on a whole image that leaves alone what the mark does not cover; nil if there
    /// is none.
    fileprivate var whole: cairo_operator_t? {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: nil
        default: operation
        }
    }

    fileprivate var operation: cairo_operator_t {
        switch self {
        case .over: CAIRO_OPERATOR_OVER
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .sum: CAIRO_OPERATOR_ADD
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        }
    }
}

extension Mark {
    /// The mark with nothing of it translucent; an image covers all of its frame.
    fileprivate var opaque: Mark {
        func solid(_ color: Color) -> Color {
            Color(red: color.red, green: color.green, blue: color.blue)
        }
        switch self {
        case .shape(var shape):
            shape.fill = shape.fill.map(solid)
            if let color = shape.stroke?.color { shape.stroke?.color = solid(color) }
            return .shape(shape)
        case .text(var text):
            text.color = solid(text.color)
            return .text(text)
        case .image(let image): return .shape(Shape(.rect(image.frame), fill: .black))
        case .group(var group):
            group.opacity = 1
            group.marks = group.marks.map(\.opaque)
            return .group(group)
        }
    }
}
