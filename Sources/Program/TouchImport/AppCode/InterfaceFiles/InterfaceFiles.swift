import TouchScript
import TouchWords

/// The storyboards and nibs of an app.
struct InterfaceFiles {
    private(set) var files: [InterfaceFile] = []
    /// The files that are not made into code, and the reasons.
    private(set) var passedOver: [CodeFolder.PassedOver] = []

    init() {}

    /// Reads the files. Those with a fault are passed over, as launch screens are, which nobody
    /// touches. Of translations of a file the base is read.
    /// - Parameters:
    ///   - files: the files' paths.
    ///   - text: returns the text of a file.
    init(_ files: [String], reading text: (String) throws(ScriptErrors) -> String) {
        let ranks = files.map { file in
            (file.contains("/Base.lproj/") ? 0 : file.contains("/en.lproj/") ? 1 : 2, file)
        }
        var names: Set<String> = []
        for (_, file) in ranks.sorted(by: <) {
            do throws(ScriptErrors) {
                let read = try InterfaceFile(try text(file), file: file)
                if read.isLaunchScreen {
                    passOver(.app.launchScreen, file)
                } else if names.insert(read.swiftName).inserted {
                    self.files.append(read)
                } else {
                    passOver(.app.interfaceAgain(read.name), file)
                }
            } catch {
                for fault in error.errors {
                    let place = fault.position.map { ":\($0.line):\($0.column)" } ?? ""
                    passOver(fault.message, file + place)
                }
            }
        }
        self.files.sort { $0.file < $1.file }
    }

    private mutating func passOver(_ what: Wording, _ path: String) {
        passedOver.append(.init(what: what, path: path))
    }

    /// Returns whether there is a nib with a name.
    func hasNib(_ name: String) -> Bool { files.contains { !$0.isStoryboard && $0.name == name } }

    var hasStoryboards: Bool { files.contains(where: \.isStoryboard) }

    /// The storyboard that the app begins with: the one called Main, or else the first that has an
    /// initial controller.
    var main: InterfaceFile? {
        let able = files.filter { $0.isStoryboard && $0.initial != nil }
        return able.first { $0.name == "Main" } ?? able.first
    }
}
