import Foundation
import TouchCanvas
import TouchFilm
import TouchHost
import TouchPicture
import TouchScript
import TouchStage
import TouchWords

extension Option {
    /// The option `--overlays`.
    package static let overlays = Option(
        "overlays", nil, takes: "LIST",
        .verbatim(Overlays.names.map(\.name).joined(separator: ",") + "; all; none"))
}

extension Call {
    /// Returns the argument of `--theme`.
    package func theme() throws -> Theme? {
        try choice("theme", among: Theme.all.map(\.name)) {
            Theme(named: $0)
        } orSay: {
            .video.noTheme($0, all: $1)
        }
    }

    /// Returns the argument of `--overlays`: names separated by commas, all or none.
    package func overlays() throws -> Overlays? {
        guard let list = self["overlays"] else { return nil }
        if list == "all" { return .all }
        if list == "none" { return [] }
        return try list.split(separator: ",").reduce(into: []) { found, name in
            guard let entry = Overlays.names.first(where: { $0.name == name }) else {
                let names = Overlays.names.map(\.name) + ["all", "none"]
                throw wrong(.video.noOverlay(String(name), all: names.map { .verbatim($0) }))
            }
            found.insert(entry.overlay)
        }
    }
}

extension Call {
    /// Returns the style in the file of `--style`: the color, the font and the logo of titles,
    /// captions and cards.
    func style() throws -> FilmStyle? {
        guard let path = self["style"] else { return nil }
        let style = try Style.load(URL(fileURLWithPath: path))
        let logo = try style.logo.map { try raster($0.path, at: $0.position, of: style) }
        guard let font = style.font else {
            return FilmStyle(color: style.color?.color, logo: logo)
        }
        // A missing font would be replaced silently.
        guard FontFamilies.installed.contains(where: { $0.lowercased() == font.name.lowercased() })
        else {
            throw style.fault(at: font.position, .video.noFont(font.name))
        }
        return FilmStyle(color: style.color?.color, family: .named(font.name), logo: logo)
    }

    /// Returns the picture that a style names.
    private func raster(
        _ path: String, at position: SourcePosition, of style: Style
    ) throws -> Raster {
        let folder = URL(fileURLWithPath: style.file).deletingLastPathComponent().path
        let place = path.hasPrefix("/") ? path : folder + "/" + path
        do {
            let bytes = try InputFile.bytes(place, atMost: PNG.limit.bytes + 1)
            return try PNG.raster(of: bytes, checksum: Checksum.of(bytes))
        } catch {
            let why: Wording =
                switch error {
                case let fault as InputFile.Fault: .video.isThere(fault.found)
                case let error as CanvasError: error.message
                default: .verbatim("\(error)")
                }
            throw style.fault(
                at: position,
                .video.noLogo(
                    path, why: why, size: PNG.limit.bytes >> 20, side: PNG.limit.side))
        }
    }
}

extension Style {
    fileprivate func fault(at position: SourcePosition, _ message: Wording) -> ScriptErrors {
        ScriptErrors(message, in: file, at: position)
    }
}

nonisolated extension CanvasError: ToldError {}
