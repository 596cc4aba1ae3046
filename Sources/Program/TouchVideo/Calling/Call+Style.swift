import Foundation
import TouchCanvas
import TouchFilm
import TouchHost
import TouchPicture
import TouchScript
import TouchStage

extension Call {
    /// `--style`: the file says the colour, the font and the logo of titles, captions and cards.
    func style() throws -> FilmStyle? {
        guard let path = self["style"] else { return nil }
        let style = try Style.load(URL(fileURLWithPath: path))
        let logo = try style.logo.map { try raster($0.path, at: $0.position, of: style) }
        guard let font = style.font else {
            return FilmStyle(color: style.color?.color, logo: logo)
        }
        // A font that is missing would be replaced without a word.
        guard FontFamilies.installed.contains(where: { $0.lowercased() == font.name.lowercased() })
        else {
            let message = "found the font \"\(font.name)\", expected one that is installed"
            throw ScriptErrors([
                ScriptError(file: style.file, position: font.position, message: message)
            ])
        }
        return FilmStyle(color: style.color?.color, family: .named(font.name), logo: logo)
    }

    /// The picture that a style names.
    private func raster(
        _ path: String, at position: SourcePosition, of style: Style
    ) throws -> Raster {
        func fault(_ why: String) -> ScriptErrors {
            let message =
                "found the logo \"\(path)\", but \(why); expected a PNG file of at most "
                + "\(PNG.limit.bytes >> 20) MiB and \(PNG.limit.side) pixels a side"
            return ScriptErrors([
                ScriptError(file: style.file, position: position, message: message)
            ])
        }
        let folder = URL(fileURLWithPath: style.file).deletingLastPathComponent().path
        let place = path.hasPrefix("/") ? path : folder + "/" + path
        let bytes: [UInt8]
        do throws(InputFile.Fault) {
            bytes = try InputFile.bytes(place, atMost: PNG.limit.bytes + 1)
        } catch {
            throw fault("\(error.found) there")
        }
        let sum = Checksum()
        bytes.withUnsafeBytes { sum.add($0) }
        do {
            return try PNG.raster(of: bytes, checksum: sum.digits)
        } catch {
            throw fault("\(error)")
        }
    }
}
