import Foundation

/// Tells the developer of a misuse that was refused; one line on standard error. Where nobody can be told, so be it.
func log(_ message: String, to file: FileHandle = .standardError) {
    try? file.write(contentsOf: Data("TouchKit: \(message)\n".utf8))
}
