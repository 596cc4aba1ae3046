import Foundation
import TouchScript
import TouchWords

/// A scene, a tape, and the question about them, as an address. All of it follows the `#`, which
/// browsers do not send to a server: `playground.html#v=1&s=TEXT&at=0.25&ask=drag+failed`.
///
/// TEXT is the scene and the tape in the form that `SceneAndTape` reads: UTF-8, deflated (RFC
/// 1951), in base64url (RFC 4648) without padding.
package nonisolated struct SceneLink: Equatable {
    /// The scene and the tape.
    package var text: String
    /// The event time to show, in seconds; nil for the end.
    package var time: Double?
    /// The question in words, as typed on the page; nil if there is none.
    package var question: String?

    package init(text: String, time: Double? = nil, question: String? = nil) {
        (self.text, self.time, self.question) = (text, time, question)
    }

    /// Creates a link from an address.
    /// - Returns: nil if the address is not such a link.
    /// - Throws: the reason why the link's contents cannot be read.
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

    /// Returns the link's address.
    /// - Parameter page: the address of the playground.
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
    /// The largest number of bytes that a link may inflate to.
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
