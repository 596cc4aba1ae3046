import CCairo

/// The fonts of this machine.
package enum FontFamilies {
    /// The names of all families.
    package static var installed: [String] {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(pango_cairo_font_map_get_default(), &list, &count)
        defer { g_free(list) }
        return (0..<Int(count)).compactMap { index in
            list?[index].map { String(cString: pango_font_family_get_name($0)) }
        }
    }
}
