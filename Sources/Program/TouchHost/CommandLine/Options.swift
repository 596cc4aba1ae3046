@preconcurrency import CGetopt
@preconcurrency import Glibc
import TouchWords

/// Parses a command's options with getopt_long: long and short, `--name=value`, operands anywhere,
/// `--` to end the options.
package func readOptions(_ words: [String], of command: Command) throws -> Call {
    let options = command.options + [.help]
    var call = Call(command: command.name)
    let failure = { (message: Wording) in Failure.wrongCall(message, command: command.name) }

    var arguments = ([command.name] + words).map { strdup($0) } + [nil]
    let names = options.map { strdup($0.name) }
    defer { for pointer in arguments + names { free(pointer) } }
    // The value that getopt_long returns for a long option: its index, beyond the range of letters.
    let firstIndex: Int32 = 1000
    let table = options.enumerated().map { index, option in
        CGetopt.option(
            name: names[index].map { UnsafePointer($0) },
            has_arg: option.argument == nil ? no_argument : required_argument, flag: nil,
            val: firstIndex + Int32(index))
    }
    // The leading colon distinguishes a missing argument from an unknown option.
    let letters =
        ":"
        + options.compactMap { option in
            option.letter.map { String($0) + (option.argument == nil ? "" : ":") }
        }.joined()

    opterr = 0
    optind = 0  // Starts a fresh scan.
    while true {
        let found = getopt_long(
            Int32(words.count + 1), &arguments, letters, table + [CGetopt.option()], nil)
        if found == -1 { break }
        let word = arguments[Int(max(optind - 1, 0))].map { String(cString: $0) } ?? ""
        if found == missingArgument { throw failure(.host.needsArgument(word)) }
        let matched = options.indices.first {
            Int32($0) + firstIndex == found
                || options[$0].letter?.unicodeScalars.first.map { Int32($0.value) } == found
        }
        guard let matched else {
            if optopt >= firstIndex, let name = word.split(separator: "=").first {
                throw failure(.host.takesNoArgument(String(name)))
            }
            throw failure(.host.unknownOption(optionWord(word, letter: optopt)))
        }
        call.options[options[matched].name] = optarg.map { String(cString: $0) } ?? ""
    }
    call.operands = arguments[Int(optind)...].compactMap { $0.map { String(cString: $0) } }
    return call
}

private let missingArgument = Int32(UInt8(ascii: ":"))

/// Returns the option that was not understood: a letter inside "-xyz", or the whole long word.
private func optionWord(_ word: String, letter: Int32) -> String {
    guard !word.hasPrefix("--"), letter > 0, let scalar = Unicode.Scalar(UInt32(letter)) else {
        return word
    }
    return "-\(Character(scalar))"
}
