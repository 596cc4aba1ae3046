import Foundation
import TouchCanvas
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
        // A pipe would be waited for.
        let file = open(place, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw fault("it cannot be read") }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw fault("it is no file")
        }
        var bytes = [UInt8](repeating: 0, count: PNG.limit.bytes + 1)
        var count = 0
        while count < bytes.count {
            let more = bytes.withUnsafeMutableBytes {
                read(file, $0.baseAddress?.advanced(by: count), $0.count - count)
            }
            if more < 0 && errno == EINTR { continue }
            guard more >= 0 else { throw fault("it cannot be read") }
            if more == 0 { break }
            count += more
        }
        bytes.removeLast(bytes.count - count)
        let sum = Checksum()
        bytes.withUnsafeBytes { sum.add($0) }
        do {
            return try PNG.raster(of: bytes, checksum: sum.digits)
        } catch {
            throw fault("\(error)")
        }
    }
}
