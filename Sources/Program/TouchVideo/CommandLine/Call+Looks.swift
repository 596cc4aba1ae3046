import Foundation
import TouchCanvas
import TouchFilm
import TouchHost
import TouchPicture
import TouchScript
import TouchStage

extension Option {
    /// `--overlays`.
    package static let overlays = Option(
        "overlays", nil, takes: "LIST",
        Overlays.names.map(\.name).joined(separator: ",") + "; all; none")
}

extension Call {
    /// `--theme`.
    package func theme() throws -> Theme? {
        let names = Theme.all.map(\.name).joined(separator: ", ")
        return try choice("theme", of: "theme", names) { Theme(named: $0) }
    }

    /// `--overlays`: names with commas between, all or none.
    package func overlays() throws -> Overlays? {
        guard let list = self["overlays"] else { return nil }
        if list == "all" { return .all }
        if list == "none" { return [] }
        return try list.split(separator: ",").reduce(into: []) { found, name in
            guard let entry = Overlays.names.first(where: { $0.name == name }) else {
                let names = Overlays.names.map(\.name).joined(separator: ", ")
                throw wrong("no overlay '\(name)'; there are \(names), all and none")
            }
            found.insert(entry.overlay)
        }
    }
}

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
            throw style.fault(
                at: font.position,
                "found the font \"\(font.name)\", expected one that is installed")
        }
        return FilmStyle(color: style.color?.color, family: .named(font.name), logo: logo)
    }

    /// The picture that a style names.
    private func raster(
        _ path: String, at position: SourcePosition, of style: Style
    ) throws -> Raster {
        let folder = URL(fileURLWithPath: style.file).deletingLastPathComponent().path
        let place = path.hasPrefix("/") ? path : folder + "/" + path
        do {
            let bytes = try InputFile.bytes(place, atMost: PNG.limit.bytes + 1)
            return try PNG.raster(of: bytes, checksum: Checksum.of(bytes))
        } catch {
            let why = (error as? InputFile.Fault).map { "\($0.found) there" } ?? "\(error)"
            throw style.fault(
                at: position,
                "found the logo \"\(path)\", but \(why); expected a PNG file of at most "
                    + "\(PNG.limit.bytes >> 20) MiB and \(PNG.limit.side) pixels a side")
        }
    }
}

extension Style {
    fileprivate func fault(at position: SourcePosition, _ message: String) -> ScriptErrors {
        ScriptErrors([ScriptError(file: file, position: position, message: message)])
    }
}
