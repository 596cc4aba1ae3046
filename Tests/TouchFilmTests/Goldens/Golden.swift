import Foundation
import TouchCanvas
import TouchPicture

/// The text of a picture as it was kept, beside the picture as it is painted now.
struct Golden {
    let name: String
    /// Nil if none was kept yet.
    let kept: String?
    let painted: Picture

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    private static func file(_ name: String) -> URL {
        folder.appending(path: "Pictures/\(name).txt")
    }

    /// Pictures are accepted as they are painted now: `make goldens` sets it. Look at what changes before keeping it.
    static var isAccepting: Bool {
        ProcessInfo.processInfo.environment["TOUCHSCOPE_GOLDENS"] == "accept"
    }

    init(_ name: String, _ painted: Picture) {
        self.init(name, painted, kept: try? String(contentsOf: Self.file(name), encoding: .utf8))
    }

    init(_ name: String, _ painted: Picture, kept: String?) {
        self.name = name
        self.painted = painted
        self.kept = kept
    }

    func accept() throws {
        try painted.description.write(to: Self.file(name), atomically: true, encoding: .utf8)
    }

    /// Lines that were kept and are not painted with "-", those that are painted and were not kept with "+", each with its
    /// number.
    var differences: [String] {
        let (old, new) = (lines(kept ?? ""), lines(painted.description))
        let changes = new.difference(from: old).map { change in
            switch change {
            case .remove(let at, let line, _): (at: at, isNew: 0, text: "\(at + 1) - \(line)")
            case .insert(let at, let line, _): (at: at, isNew: 1, text: "\(at + 1) + \(line)")
            }
        }
        return changes.sorted { ($0.at, $0.isNew) < ($1.at, $1.isNew) }.map(\.text)
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Writes both pictures and their difference as images.
    ///
    /// - Returns: the folder they are in.
    func writeImages(_ typesetter: Typesetter) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "touchscope-goldens/\(name)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let canvas = Canvas(typesetter: typesetter)
        func write(_ image: ImageBuffer, _ name: String) throws {
            try Data(PNG.data(of: image)).write(to: folder.appending(path: "\(name).png"))
        }
        // From its text, too: what rounding moved is no difference.
        let now = try canvas.image(of: PictureReader.picture(painted.description))
        try write(now, "painted")
        guard let kept else { return folder }
        let before = try canvas.image(of: PictureReader.picture(kept))
        try write(before, "kept")
        try write(before.difference(from: now), "difference")
        return folder
    }

    /// What a test says of a picture that differs; nil if it does not.
    func failure(_ typesetter: Typesetter) throws -> String? {
        if kept == painted.description { return nil }
        let folder = try writeImages(typesetter).path
        guard kept != nil else { return "\(name) was never kept: see \(folder), then make goldens" }
        let shown = differences.prefix(24).joined(separator: "\n")
        let more = differences.count > 24 ? "\n… and \(differences.count - 24) more" : ""
        return "\(name) differs; images: \(folder); meant so? make goldens\n\(shown)\(more)"
    }
}

extension ImageBuffer {
    /// A pixel's bytes: blue, green, red, alpha; nil outside of the image.
    func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt8>? {
        guard x < width, y < height else { return nil }
        return bytes[(y * pitch + x * 4)...].prefix(4)
    }

    /// Red where the two differ; elsewhere this one, pale.
    func difference(from other: ImageBuffer) -> ImageBuffer {
        var image = ImageBuffer(width: max(width, other.width), height: max(height, other.height))
        for y in 0..<image.height {
            for x in 0..<image.width {
                let here = pixel(x, y)
                let gray = here.map { $0.prefix(3).reduce(0) { $0 + Int($1) } / 3 } ?? 0
                let pale = UInt8(192 + gray / 4)
                let isSame = here == other.pixel(x, y)
                let at = y * image.pitch + x * 4
                let bytes = isSame ? [pale, pale, pale, 255] : [40, 0, 220, 255]
                image.bytes.replaceSubrange(at..<at + 4, with: bytes)
            }
        }
        return image
    }
}
