import Foundation
import TouchScript

/// The parts of UIKit and its neighbors that this engine has: the names of types, functions and
/// constants, read from its sources.
struct KitNames {
    private let names: Set<String>

    /// The prefixes of names in Apple's frameworks that cannot be the app's or Foundation's.
    private static let beginnings = [
        "UI", "CA", "CG", "CI", "SK", "SCN", "MK", "MTK", "AV", "WK", "CL", "CM", "PK", "GK",
        "AR", "PH", "SF", "MF",
    ]
    /// The names in Foundation that have such a prefix.
    private static let foundation: Set = [
        "CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge", "CGMutablePath", "CIColor",
    ]

    /// Reads the names.
    /// - Parameter root: the folder of touchscope's own package, whose sources are read.
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

    /// Returns whether a name must be Apple's and is missing here.
    func lack(_ name: String) -> Bool {
        guard let beginning = Self.beginnings.first(where: name.hasPrefix),
            let next = name.dropFirst(beginning.count).first, next.isUppercase
        else { return false }
        // A name of capitals only, such as `CGRECT_MAX`, is the app's.
        return name.contains(where: \.isLowercase) && !names.contains(name)
    }

    /// The prefixes of C's functions in Apple's frameworks, such as those of the Objective-C
    /// runtime that exchange methods.
    private static let functions = [
        "class_get", "class_add", "class_replace", "method_", "objc_", "object_get", "object_set",
        "simd_", "vDSP_", "vImage", "os_", "CFAbsolute", "CFRunLoop", "CTFont", "CTLine", "CTFrame",
        "AudioServices",
    ]

    /// Returns whether a name must be a function of Apple's and is missing here.
    func lacksFunction(_ name: String) -> Bool {
        Self.functions.contains(where: name.hasPrefix) && !names.contains(name)
    }

    /// Returns whether a member that a type of UIKit is asked for, `UIColor.systemTeal`, is
    /// declared nowhere here.
    func lacks(member: String, of type: String) -> Bool {
        let isApples = Self.beginnings.contains(where: type.hasPrefix)
        return isApples && names.contains(type) && !Self.foundation.contains(type)
            && !names.contains(member) && !Self.everyones.contains(member)
    }

    /// The members that types have without declaring them.
    private static let everyones: Set = [
        "self", "Type", "init", "allCases", "rawValue", "hash", "description", "debugDescription",
    ]

    /// Returns the present form of an older name: `UIBlurEffectStyle` is the `Style` of a type that
    /// exists here; nil for others.
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

    /// Returns the words after each keyword that begins a declaration.
    private static func declared(in bytes: [UInt8]) -> Set<String> {
        let keywords: Set = [
            "class", "struct", "enum", "protocol", "typealias", "func", "let", "var", "case",
        ]
        var (found, before): (Set<String>, Substring) = ([], "")
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        where line.contains("public") || line.contains("open") || line.contains("extension")
            || line.contains("case ")
        {
            before = ""
            let isCase = line.drop { $0 == " " }.hasPrefix("case ")
            for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                if isCase || keywords.contains(String(before)) { found.insert(String(word)) }
                before = word
            }
        }
        return found
    }
}
