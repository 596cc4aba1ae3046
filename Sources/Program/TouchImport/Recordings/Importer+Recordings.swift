import Foundation
import TouchHost
import TouchScript

extension Importer {
    static let evemu = Importer(
        endings: ["evemu"],
        knows: { text in
            let first = firstLine(of: text)
            return text.hasPrefix(EvemuReading.mark) || first.hasPrefix("N: ")
                || first.hasPrefix("E: ")
        },
        run: { files, call in
            var reading = EvemuReading()
            for file in files { try reading.read(file.text, file: file.name) }
            try RecordingImport(call, files).write(
                reading.devices, file: files[files.count - 1].name)
        })

    static let libinput = Importer(
        endings: ["yml", "yaml"],
        knows: { firstLine(of: $0).hasPrefix("version: ") },
        run: { files, call in
            let file = try only(files, call)
            var reading = LibinputReading()
            try reading.read(file.text, file: file.name)
            try RecordingImport(call, files).write(
                reading.devices, announced: reading.announced, file: file.name)
        })

    /// Returns the first line that is no comment.
    private static func firstLine(of text: String) -> Substring {
        var rest = text[...]
        while rest.first == "#" || rest.first == "\n" {
            guard let end = rest.firstIndex(of: "\n") else { return "" }
            rest = rest[rest.index(after: end)...]
        }
        return rest.prefix(16)
    }
}
