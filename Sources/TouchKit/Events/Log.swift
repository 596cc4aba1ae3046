import Foundation

/// Tells the developer of a misuse that was refused; one line on standard error.
func log(_ message: String) {
    FileHandle.standardError.write(Data("TouchKit: \(message)\n".utf8))
}
