import Foundation
import TouchHost
import TouchWords

/// The compiler's verdict on imported code.
enum CodeCheck {
    case builds
    case fails([CompilerComplaint])
    /// The code was not compiled, for a reason.
    case unknown(Wording)

    /// Compiles code as its package does, but for the machine code.
    /// - Parameters:
    ///   - code: the files' texts by their paths in the package, whose last components differ.
    ///   - module: the package's name.
    ///   - root: the folder of touchscope's own package.
    init(_ code: [(path: String, text: String)], module: String, libraryAt root: String) throws {
        do {
            let compiler = try SwiftCompiler()
            let library = CodeLibrary(root: root)
            let cache = try library.make(by: compiler)
            let checksum = Checksum.of([module] + code.flatMap { [$0.path, $0.text] })
            if let said = cache.said(of: checksum) {
                self.init(said)
                return
            }
            let start = SuspendingClock.now
            var progress = LongWork { _, _, _ in
                .work.codeCompiled(Int((.now - start) / .seconds(1)))
            }
            let said = try Scratch.withFolder(orThrow: .cannot(.host.makeFolder("tmp"))) { folder in
                let files = try code.map { path, text in
                    let file = folder + "/" + (path.split(separator: "/").last ?? "")
                    try OutputFile.write(text.utf8, to: file)
                    return file
                }
                // Further than types: whether each path returns, and every property has a value.
                return try compiler.run(
                    [
                        "-emit-sil", "-o", "/dev/null", "-module-name", module,
                        "-swift-version", "5", "-default-isolation", "MainActor",
                        "-DDEBUG", "-DSWIFT_PACKAGE",
                    ] + library.options(for: cache.folder) + files
                ) { progress.update(0, of: 0) }
            }
            self.init(said.isContent ? "" : said.output)
            if case .unknown = self { return }
            cache.keep(said.isContent ? "" : said.output, of: checksum)
        } catch let failure as Failure {
            self = .unknown(failure.message)
        }
    }

    /// Reads the verdict from what a compiler wrote that was not content; nothing if it was.
    init(_ said: String) {
        let complaints = CompilerComplaint.all(in: said)
        if said.isEmpty {
            self = .builds
        } else if complaints.isEmpty {
            self = .unknown(.app.compilerStopped(CompilerComplaint.summary(of: said)))
        } else {
            self = .fails(complaints)
        }
    }
}
