import Foundation
import TouchScript
import TouchWords

/// A scene, a tape, and what is asked about them, as an address. All of it stands behind `#`, which no server gets to see:
/// `playground.html#v=1&s=TEXT&at=0.25&ask=drag+failed`.
///
/// TEXT is scene and tape as `SceneAndTape` reads them: UTF-8, deflated (RFC 1951), in base64url (RFC 4648) without padding.
package nonisolated struct SceneLink: Equatable {
    /// The scene and the tape.
    package var text: String
    /// Event time that is looked at, in seconds; nil for the end.
    package var time: Double?
    /// In words, as they are asked on the page; nil for none.
    package var question: String?

    package init(text: String, time: Double? = nil, question: String? = nil) {
        (self.text, self.time, self.question) = (text, time, question)
    }

    /// What an address carries behind its `#`.
    /// - Returns: nil for what is no such address.
    /// - Throws: why what it carries cannot be read.
    package init?(_ address: String) throws(Failure) {
        guard let mark = address.firstIndex(of: "#") else { return nil }
        var values: [String: String] = [:]
        for part in address[address.index(after: mark)...].split(separator: "&") {
            let name = part.prefix { $0 != "=" }
            values[String(name)] = String(part.dropFirst(name.count + 1))
        }
        guard let version = values["v"], let carried = values["s"] else { return nil }
        guard version == Self.version else { throw Failure(.link.otherVersion(version)) }
        text = try Self.text(carried)
        time = values["at"].flatMap { Double($0) }.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        question = values["ask"]?.replacing("+", with: " ").removingPercentEncoding
    }

    /// - Parameter page: where the playground lies.
    package func address(at page: String) -> String {
        let deflated = Data(Deflate.compressed(Array(text.utf8))).base64EncodedString()
        let carried = deflated.replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
        let asked = question?.addingPercentEncoding(withAllowedCharacters: Self.plain)
        return "\(page)#v=\(Self.version)&s=\(carried)"
            + (time.map { "&at=\($0.decimals(3))" } ?? "")
            + (asked.map { "&ask=\($0)" } ?? "")
    }

    private static let version = "1"
    private static let plain = CharacterSet.alphanumerics.intersection(
        CharacterSet(charactersIn: "!"..."~"))
    /// A link cannot become more than so many bytes.
    private static let limit = 1 << 20

    private static func text(_ carried: String) throws(Failure) -> String {
        var code = carried.replacing("-", with: "+").replacing("_", with: "/")
        code += String(repeating: "=", count: (4 - code.count % 4) % 4)
        guard let data = Data(base64Encoded: code) else { throw Failure(.link.damaged) }
        do throws(Deflate.Fault) {
            let bytes = try Deflate.inflated(Array(data), atMost: limit)
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw Deflate.Fault.damaged
            }
            return text
        } catch {
            throw Failure(error == .tooLarge ? .link.tooLarge : .link.damaged)
        }
    }
}
