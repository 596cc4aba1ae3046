import Foundation
import TouchScript

/// What this engine has of UIKit and its neighbours: the names of types, functions and constants, read from its sources.
struct KitNames {
    private let names: Set<String>

    /// How names of Apple's frameworks begin that cannot be of the app or of Foundation.
    private static let beginnings = [
        "UI", "CA", "CG", "CI", "SK", "SCN", "MK", "MTK", "AV", "WK", "CL", "CM", "PK", "GK",
        "AR", "PH", "SF", "MF",
    ]
    /// Of Foundation.
    private static let foundation: Set = [
        "CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge", "CGMutablePath", "CIColor",
    ]

    /// - Parameter root: the folder of touchscope's own package; its names are read there.
    init(ofPackageAt root: String) {
        var names = Self.foundation
        for room in [
            "Engine/TouchKit", "Engine/TouchTrace", "Engine/TouchGeometry", "Engine/UIKit",
            "Picture/TouchPicture",
        ] {
            let folder = root + "/Sources/" + room
            let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
            for file in files ?? [] where file.hasSuffix(".swift") {
                let text = try? InputFile.bytes(folder + "/" + file)
                names.formUnion(Self.declared(in: text ?? []))
            }
        }
        self.names = names
    }

    /// Whether it must be Apple's and is not here.
    func lack(_ name: String) -> Bool {
        guard let beginning = Self.beginnings.first(where: name.hasPrefix),
            let next = name.dropFirst(beginning.count).first, next.isUppercase
        else { return false }
        // `CGRECT_MAX`, and what is only such letters, is the app's.
        return name.contains(where: \.isLowercase) && !names.contains(name)
    }

    /// Whether it asks Objective-C's runtime for what is not here, as whoever exchanges methods does.
    func lacksRuntime(_ name: String) -> Bool {
        ["class_get", "class_add", "class_replace", "method_", "objc_", "object_get"]
            .contains(where: name.hasPrefix) && !names.contains(name)
    }

    /// What an older name is now: `UIBlurEffectStyle` is the `Style` of a type that is here; nil for others.
    func nested(_ name: String) -> String? {
        guard lack(name) else { return nil }
        let endings = [
            "Style", "Type", "Mode", "State", "Position", "Direction", "Options", "Alignment",
        ]
        for ending in endings where name.hasSuffix(ending) {
            let type = String(name.dropLast(ending.count))
            if names.contains(type) { return type + "." + ending }
        }
        return nil
    }

    /// The word behind each keyword that declares something.
    private static func declared(in bytes: [UInt8]) -> Set<String> {
        let keywords: Set = [
            "class", "struct", "enum", "protocol", "typealias", "func", "let", "var",
        ]
        var (found, before): (Set<String>, Substring) = ([], "")
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        where line.contains("public") || line.contains("open") || line.contains("extension") {
            before = ""
            for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                if keywords.contains(String(before)) { found.insert(String(word)) }
                before = word
            }
        }
        return found
    }
}
