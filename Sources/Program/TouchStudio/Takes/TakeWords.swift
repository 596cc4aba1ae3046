import Foundation
import TouchReading
import TouchScript

/// What the window says about takes.
package enum TakeWords {
    static let beginning = LocalizedText(
        "The take begins. A touch begins it at once, Esc calls it off.", "即将开始录制。触摸立即开始，Esc 取消。")

    static let paused = LocalizedText(
        "Paused: what is touched now is not on the take.", "已暂停：此时的触摸不会录下。")

    package static func silent(_ reason: String) -> LocalizedText {
        LocalizedText("No sound: \(reason)", "没有声音：\(reason)")
    }

    package static func unkept(_ reason: String) -> LocalizedText {
        LocalizedText("Settings and progress are not kept: \(reason)", "设置和进度无法保存：\(reason)")
    }

    static let stopFirst = LocalizedText(
        "A take is being made: stop it first, with Ctrl R.", "正在录制：请先按 Ctrl R 结束。")

    static let noTake = LocalizedText(
        "No take is being made: Record begins one.", "当前没有录制：按“录制”开始。")

    static let noneSaved = LocalizedText("No take was made here yet.", "还没有录制过。")

    static let nothingDone = LocalizedText(
        "Nothing was done or said, so there is no take.", "没有操作也没有声音，因此没有保存录制。")

    static func back(to marker: TakeMarker, leaving other: String?) -> LocalizedText {
        let name = other.map { URL(fileURLWithPath: $0).lastPathComponent }
        let kept = name.map { Wording(" The other way: \($0).", "另一版：\($0)。") }
        return LocalizedText(
            "At \(marker.name.english) again.\(kept?.english ?? "") Go on when ready.",
            "回到“\(marker.name["zh"])”。\(kept?.chinese ?? "")准备好后继续。")
    }

    static func saved(_ path: String) -> LocalizedText {
        LocalizedText(
            "Saved as \(short(path)). Ctrl Del, or Do, deletes it.",
            "已保存为 \(short(path))。Ctrl Del 或“操作”可删除。")
    }

    static func removed(_ path: String) -> LocalizedText {
        let removed = short(SavedTake.removed(path))
        return LocalizedText(
            "Deleted; it is \(removed) until you clear it away. Ctrl Del puts it back.",
            "已删除；清除之前为 \(removed)。Ctrl Del 恢复。")
    }

    static func recovered(_ places: [String]) -> LocalizedText {
        let names = places.map(short).joined(separator: ", ")
        return LocalizedText(
            places.isEmpty
                ? Wording("No recording was cut off.", "没有被中断的录制。")
                : Wording("Recovered \(names).", "已恢复 \(names)。"))
    }

    /// A path as one reads it at home; of a long one the end.
    private static func short(_ path: String) -> String {
        let home = NSHomeDirectory() + "/"
        let path = path.hasPrefix(home) ? "~/" + path.dropFirst(home.count) : path
        return path.count <= 48 ? path : "…" + path.suffix(47)
    }
}
