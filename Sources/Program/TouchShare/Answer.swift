import Foundation
import TouchWords

/// A request of a browser.
struct Request {
    let method: String
    /// The path as it was sent, without the query.
    let path: [UInt8]
    /// A closure that returns the value of a request header.
    let header: (String) -> String?
}

/// The answer to a request.
struct Answer {
    enum Content {
        case nothing
        case words(String)
        /// The given bytes of the file, unchanged.
        case part(SiteFile, Range<Int>)
        /// The whole file, compressed.
        case packed(SiteFile)
    }

    var status: UInt32
    var headers: [(name: String, value: String)] = []
    var content: Content = .nothing

    /// Returns whether a site supports the method: files can only be read.
    static func allows(_ method: String) -> Bool { method == "GET" || method == "HEAD" }

    init(to request: Request, from site: Site) {
        guard Self.allows(request.method) else {
            self.init(405, .serve.onlyRead, for: request)
            headers.append(("Allow", "GET, HEAD"))
            return
        }
        switch site.place(at: request.path) {
        case .nothing: self.init(404, .serve.nothingHere, for: request)
        case .folder(let path):
            self.init(301, .serve.folder(path), for: request)
            headers.append(("Location", path))
        case .file(let file): self.init(file, for: request)
        }
    }

    private init(_ file: SiteFile, for request: Request) {
        let isPackable = file.type.isPackable && file.size <= PackedShelf.largest
        let wantsPart = request.header("Range") != nil
        let isPacked =
            isPackable && !wantsPart && Self.takesGzip(request.header("Accept-Encoding"))
        let tag = "\"\(file.tag)\(isPacked ? "-gzip" : "")\""
        headers = [
            ("ETag", tag), ("Last-Modified", file.changed), ("Cache-Control", "no-cache"),
            ("Accept-Ranges", "bytes"),
        ]
        if isPackable { headers.append(("Vary", "Accept-Encoding")) }
        if Self.isKnown(request, tag, file.changed) {
            status = 304
            return
        }
        status = 200
        headers.append(("Content-Type", file.type.name))
        if isPacked {
            headers.append(("Content-Encoding", "gzip"))
            content = .packed(file)
            return
        }
        // A download begun with another version of the file must not go on with this one.
        let condition = request.header("If-Range")
        let isSame = condition == nil || condition == tag || condition == file.changed
        switch ByteRange(isSame ? request.header("Range") : nil, of: file.size) {
        case .all: content = .part(file, 0..<file.size)
        case .part(let range):
            status = 206
            let place = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"
            headers.append(("Content-Range", place))
            content = .part(file, range)
        case .nothing:
            let refused = Answer(416, .serve.behindItsEnd, for: request)
            (status, content) = (refused.status, refused.content)
            headers = refused.headers + [("Content-Range", "bytes */\(file.size)")]
        }
    }

    /// Creates an answer with a sentence instead of a file.
    private init(_ status: UInt32, _ words: Wording, for request: Request) {
        self.status = status
        let language = request.header("Accept-Language")?.prefix { $0 != "," && $0 != ";" } ?? ""
        content = .words(words[String(language)] + "\n")
        headers = [("Content-Type", ContentType(of: ".txt").name)]
    }

    /// Returns whether the browser already has the present version.
    private static func isKnown(_ request: Request, _ tag: String, _ changed: String) -> Bool {
        guard let known = request.header("If-None-Match") else {
            return request.header("If-Modified-Since") == changed
        }
        return known.split(separator: ",").map(\.trimmed).contains {
            $0 == "*" || $0 == tag || $0 == "W/" + tag
        }
    }

    /// Returns whether an Accept-Encoding header lists gzip without refusing it.
    static func takesGzip(_ header: String?) -> Bool {
        (header ?? "").lowercased().split(separator: ",").contains { way in
            let parts = way.split(separator: ";").map(\.trimmed)
            let isRefused = parts.dropFirst().contains { part in
                part.hasPrefix("q=") && Double(part.dropFirst(2)) == 0
            }
            return parts.first == "gzip" && !isRefused
        }
    }
}
