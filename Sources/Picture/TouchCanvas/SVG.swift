import Foundation
import TouchPicture

/// Pictures as SVG, written from the display list: text remains text that can be searched and
/// edited.
public enum SVG {
    /// Returns the document.
    public static func document(_ picture: Picture, typesetter: Typesetter) -> String {
        #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + element(picture, typesetter: typesetter)
    }

    /// Returns the picture as an element of a page.
    public static func element(_ picture: Picture, typesetter: Typesetter) -> String {
        let (width, height) = (number(picture.size.width), number(picture.size.height))
        var writer = SVGWriter(typesetter: typesetter)
        writer.write(picture.marks, indent: "  ")
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)">
            \(writer.body)</svg>

            """
    }

    /// Returns the number with up to two decimals, without trailing zeros, independent of the
    /// locale.
    static func number(_ value: Double) -> String {
        let hundredths = (value * 100).rounded()
        guard hundredths.isFinite, abs(hundredths) < 1e15 else { return "0" }
        let n = Int(hundredths)
        var fraction = String(n.magnitude % 100 + 100).dropFirst()
        while fraction.last == "0" { fraction.removeLast() }
        let whole = (n < 0 ? "-" : "") + String(n.magnitude / 100)
        return fraction.isEmpty ? whole : whole + "." + fraction
    }

    private static let escapes: [Unicode.Scalar: String] = [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\t": " ", "\n": " ", "\r": " ",
    ]

    /// Returns the text as an element or an attribute may contain it; characters that XML forbids
    /// are left out.
    static func escaped(_ string: String) -> String {
        string.unicodeScalars.map { scalar in
            let isForbidden = scalar.value < 0x20 || scalar.value & 0xfffe == 0xfffe
            return escapes[scalar] ?? (isForbidden ? "" : String(scalar))
        }.joined()
    }
}
