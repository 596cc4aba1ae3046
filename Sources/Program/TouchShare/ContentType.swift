/// The type of a file, by its extension, as browsers expect it.
struct ContentType: Equatable {
    /// The value of the header.
    let name: String
    /// Indicates whether such a file becomes much smaller when compressed.
    let isPackable: Bool

    /// Creates the type.
    /// - Parameter file: the file's name.
    init(of file: String) {
        let parts = file.split(separator: ".", omittingEmptySubsequences: false)
        let end = parts.count > 1 ? parts.last?.lowercased() ?? "" : ""
        let found = Self.table[end] ?? ("application/octet-stream", false)
        (name, isPackable) = found
    }

    private static let text = "; charset=utf-8"

    private static let table: [String: (String, Bool)] = [
        "html": ("text/html" + text, true),
        "css": ("text/css" + text, true),
        "js": ("text/javascript" + text, true),
        "json": ("application/json", true),
        "jsonl": ("text/plain" + text, true),
        "svg": ("image/svg+xml", true),
        "txt": ("text/plain" + text, true),
        "md": ("text/plain" + text, true),
        "swift": ("text/plain" + text, true),
        "scene": ("text/plain" + text, true),
        "tape": ("text/plain" + text, true),
        "lessons": ("text/plain" + text, true),
        "srt": ("application/x-subrip" + text, true),
        "vtt": ("text/vtt" + text, true),
        "webmanifest": ("application/manifest+json", true),
        "wasm": ("application/wasm", true),
        "pdf": ("application/pdf", false),
        "png": ("image/png", false),
        "jpg": ("image/jpeg", false),
        "jpeg": ("image/jpeg", false),
        "gif": ("image/gif", false),
        "webp": ("image/webp", false),
        "ico": ("image/x-icon", false),
        "mp4": ("video/mp4", false),
        "webm": ("video/webm", false),
        "flac": ("audio/flac", false),
        "mp3": ("audio/mpeg", false),
        "ogg": ("audio/ogg", false),
        "wav": ("audio/wav", false),
    ]
}
