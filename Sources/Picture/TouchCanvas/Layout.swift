import CCairo
import Foundation
import TouchPicture

/// The fonts in which text is set; all of them share one Pango context.
final class Fonts {
    fileprivate let map: UnsafeMutablePointer<PangoFontMap>
    fileprivate let context: OpaquePointer

    /// Creates the fonts, or returns nil if no font is installed.
    init?() {
        guard let map = pango_cairo_font_map_new() else { return nil }
        guard Self.hasFont(map), let context = pango_font_map_create_context(map) else {
            g_object_unref(UnsafeMutableRawPointer(map))
            return nil
        }
        self.map = map
        self.context = context
        // Text is unhinted, so that it has the same shape and place at every scale.
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(map))
    }

    private static func hasFont(_ map: UnsafeMutablePointer<PangoFontMap>) -> Bool {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(map, &families, &count)
        defer { g_free(families) }
        // Pango lists these even if no font is behind them.
        let aliases = ["sans", "serif", "monospace", "system-ui"]
        return (0..<Int(count)).contains { index in
            guard let name = pango_font_family_get_name(families?[index]) else { return false }
            return !aliases.contains(String(cString: name).lowercased())
        }
    }

    /// Returns the families for a role, the preferred one first.
    static func families(_ family: Font.Family, language: String) -> String {
        let chinese = ideographs(of: language)
        let sans = "Inter, Noto Sans, Noto Sans CJK \(chinese), DejaVu Sans, sans-serif"
        return switch family {
        case .sans: sans
        case .named(let name): name.filter { $0 != "," } + ", " + sans
        case .mono:
            "JetBrains Mono, Noto Sans Mono, Noto Sans Mono CJK \(chinese), DejaVu Sans Mono, monospace"
        }
    }

    /// Returns the regional form in which a language writes ideographs.
    private static func ideographs(of language: String) -> String {
        switch language.lowercased() {
        case "ja": "JP"
        case "ko": "KR"
        case "zh-tw", "zh-hant": "TC"
        case "zh-hk": "HK"
        default: "SC"
        }
    }

    /// Returns the family for quotation marks and dashes, which Latin fonts contain as well, half
    /// as wide; nil if the Latin ones are right.
    static func wideMarks(_ language: String) -> String? {
        language.hasPrefix("zh") ? "Noto Sans CJK \(ideographs(of: language))" : nil
    }
}

/// One string in one font, broken into lines.
///
/// Pango always sets it in the same size, and the glyphs are stretched to the requested one: text
/// is unhinted, so they are identical, and fonts are looked up once instead of for every size.
final class Layout {
    private let layout: OpaquePointer?
    /// The scale from the size in which Pango sets the text to the requested one.
    private let stretch: Double
    private static let em = 64.0
    /// The area, in pixels, from which on a square of a sixty-fourth of an em makes letters that
    /// fonts cannot give and nobody can see.
    private static let largest = 65536.0

    /// - Parameter width: the width at which lines wrap, in points; nil to leave lines unwrapped.
    init(_ string: String, _ font: Font, _ language: String, width: CGFloat?, _ fonts: Fonts) {
        layout = pango_layout_new(fonts.context)
        stretch = max(0, font.size) / Self.em
        let description = pango_font_description_new()
        pango_font_description_set_family(
            description, Fonts.families(font.family, language: language))
        pango_font_description_set_absolute_size(description, Self.em * Double(PANGO_SCALE))
        pango_font_description_set_weight(
            description, font.weight == .semibold ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(
            attributes, pango_attr_language_new(pango_language_from_string(language)))
        // Without ligatures, a reader can count the characters that a person would type.
        if font.family == .mono {
            pango_attr_list_insert(attributes, pango_attr_font_features_new("liga=0, calt=0"))
        }
        if let family = Fonts.wideMarks(language), font.family != .mono {
            var start: UInt32 = 0
            for character in string.unicodeScalars {
                let end = start + UInt32(UTF8.width(character))
                if "“”—".unicodeScalars.contains(character),
                    let attribute = pango_attr_family_new(family)
                {
                    (attribute.pointee.start_index, attribute.pointee.end_index) = (start, end)
                    pango_attr_list_insert(attributes, attribute)
                }
                start = end
            }
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        if let width {
            let units = max(1, width) / max(1e-6, stretch) * Double(PANGO_SCALE)
            pango_layout_set_width(layout, Int32(min(1e9, units)))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        }
        pango_layout_set_text(layout, string, Int32(string.utf8.count))
    }

    deinit {
        if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    /// Paints a line in the context's color, with its baseline starting at `point`.
    func paint(line index: Int, at point: CGPoint, on cairo: OpaquePointer) {
        guard let line = line(index), stretch > 0 else { return }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        let place = CGAffineTransform(
            a: stretch, b: 0, c: 0, d: stretch, tx: point.x, ty: point.y)
        guard ContextTransform.apply(place, to: cairo),
            abs(ContextTransform.current(of: cairo).determinant) < Self.largest
        else { return }
        cairo_move_to(cairo, 0, 0)
        pango_cairo_show_layout_line(cairo, line)
    }

    private func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
        pango_layout_get_line_readonly(layout, Int32(index))
    }

    /// Returns the width of a line, in points.
    func width(ofLine index: Int) -> CGFloat {
        guard let line = line(index) else { return 0 }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return CGFloat(logical.width) / CGFloat(PANGO_SCALE) * stretch
    }

    /// Returns the part of `string`, the layout's text, that a line contains.
    func string(ofLine index: Int, in string: String) -> String {
        guard let line = line(index) else { return "" }
        let bytes = string.utf8.dropFirst(Int(line.pointee.start_index))
            .prefix(Int(line.pointee.length))
        return String(decoding: bytes, as: UTF8.self)
    }
}
