import Foundation
import TouchScript
import TouchStage

extension Call {
    /// `--style`: the file says the colour and the font of titles, captions and cards.
    func style() throws -> FilmStyle? {
        guard let path = self["style"] else { return nil }
        let style = try Style.load(URL(fileURLWithPath: path))
        guard let font = style.font else { return FilmStyle(color: style.color?.color) }
        // A font that is missing would be replaced without a word.
        guard FontFamilies.installed.contains(where: { $0.lowercased() == font.name.lowercased() })
        else {
            let message = "found the font \"\(font.name)\", expected one that is installed"
            throw ScriptErrors([
                ScriptError(file: style.file, position: font.position, message: message)
            ])
        }
        return FilmStyle(color: style.color?.color, family: .named(font.name))
    }
}
