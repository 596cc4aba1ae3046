import Foundation
import TestSupport
import TouchWords

/// What documents say of the program's command line: the README, the chapters of the manual, and the help of each command.
enum Documents {
    static let root = Lessons.folder.appending(path: "../..").standardizedFileURL

    /// The options of each command, as its help lists them, and whether they take an argument.
    static let options: [String: [String: Bool]] = helps.mapValues { help in
        var found: [String: Bool] = [:]
        for match in help.matches(of: #/\n  (?:-(\w), |    )(--[a-z-]+)( \S+)?/#) {
            found[String(match.2)] = match.3 != nil
            if let letter = match.1 { found["-\(letter)"] = match.3 != nil }
        }
        return found
    }

    private static let helps: [String: String] = {
        let commands = printed(["--help"]).matches(of: #/\n  ([a-z]+) /#).map { String($0.1) }
        return Dictionary(
            uniqueKeysWithValues: commands.map { ($0, printed([$0, "--help"])) })
    }()

    private static func printed(_ words: [String]) -> String {
        let called = try? Spawned([RunningProgram.touchscope] + words)
        return String(decoding: called?.readAll() ?? Data(), as: UTF8.self)
    }

    private static let texts: [(name: String, text: String)] = {
        let chapters = try? FileManager.default.contentsOfDirectory(
            atPath: root.appending(path: "docs").path)
        let names =
            [
                "README.md", "Assets/LANGUAGE.md",
                "Sources/Engine/TouchKit/TouchKit.docc/YourOwnCode.md",
            ] + (chapters ?? []).sorted().map { "docs/" + $0 }
        return names.map { name in
            let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8)
            return (name, text ?? "")
        }
    }()

    // MARK: Lines to be run

    /// Each command line, once: those set apart as code, those within a text, the usage that a help begins with. What stands
    /// for a word of the reader's is replaced by one.
    static let lines: [String] = {
        var found: [String] = []
        func add(_ line: some StringProtocol) {
            let line = filled(line.trimmingCharacters(in: .whitespaces))
            if !found.contains(line), !isPattern(line) { found.append(line) }
        }
        for (_, text) in texts {
            for line in text.split(separator: "\n") where line.hasPrefix("    touchscope") {
                add(line.split(separator: "#")[0])
            }
            for match in text.matches(of: #/`(touchscope [^`]*)`/#) { add(match.1) }
        }
        for command in helps.keys.sorted() {
            add("touchscope \(command) --help")
            let ways = usage(of: command).components(separatedBy: ", or ")
            for (place, way) in ways.enumerated() {
                add(place == 0 ? way : "touchscope \(command) \(way)")
            }
        }
        return found
    }()

    /// What may be left out is, and for each word in capitals there is one that will do.
    private static func filled(_ line: String) -> String {
        // Of several ways the first.
        var line = line.components(separatedBy: ", or ")[0]
        while let part = line.firstRange(of: #/ ?\[[^\[\]]*\]/#) { line.removeSubrange(part) }
        if line.hasPrefix("touchscope import") {
            line = line.replacing(#/FILE\.swift\|DIR(…|\.\.\.)/#, with: "App/Sources")
                .replacing(#/FILE(…|\.\.\.)/#, with: "touches.evemu")
        }
        for (word, example) in [
            ("-o TAPE|DIR", "-o new.tape"), ("-o TAPE", "-o new.tape"), ("-o DIR", "-o new"),
            ("-o FILE.evemu|FILE.yml", "-o new.evemu"), ("-o FILE.swift", "-o New.swift"),
            ("-o OUT.html", "-o new.html"), ("-o OUT", "-o new.png"), ("-o FILE", "-o new.yml"),
            ("FILE|LESSON", "swipe-or-pan"), ("LESSON", "swipe-or-pan"), ("FILE…", "my.tape"),
            ("FILE...", "my.tape"), ("TAPE", "my.tape"), ("SCENE", "board.scene"),
            ("NAME", "pad"), ("CHANGE…", "'tuning pan-slop 20'"),
            ("CHANGE...", "'tuning pan-slop 20'"), ("--want OUTCOME", "--want 'one failed'"),
        ] { line = line.replacing(word, with: example) }
        return line
    }

    /// Whether it is no line to be typed: words stand for others still, or a command or an option is only spoken of, for it
    /// needs more.
    private static func isPattern(_ line: String) -> Bool {
        if line.contains(#/\b[A-Z]{2,}\b|…/#) { return true }
        let (words, command) = (words(of: line), command(of: line))
        if words.count == 2, words[1] == command { return filled(usage(of: command)) != line }
        return words.last.flatMap { options[command]?[$0] } ?? false
    }

    private static func usage(of command: String) -> String {
        let first = (helps[command] ?? "").prefix { $0 != "\n" }.dropFirst("usage: ".count)
        return first.trimmingCharacters(in: .whitespaces)
    }

    /// Returns the first block of code of this kind, such as `scene`, in a document.
    static func block(_ kind: String, in name: String) -> String? {
        let text = texts.first { $0.name == name }?.text ?? ""
        return text.components(separatedBy: "\n```\(kind)\n").dropFirst().first?
            .components(separatedBy: "```").first
    }

    // MARK: What is named

    /// What documents name that the program does not have, each with the document.
    static let faults: [String] = {
        var faults: [String] = []
        let all = Set(options.values.flatMap(\.keys)).union(["--version"])
        for (name, text) in texts {
            for match in text.matches(of: #/`touchscope ([^`]*)`|\n    touchscope ([^#\n]*)/#) {
                let line = "touchscope \(match.1 ?? match.2 ?? "")"
                faults += unknown(in: line).map { "\(name): \($0) in '\(line)'" }
            }
            for match in text.matches(of: #/`(--?[a-z][a-z-]*)[^`]*`/#)
            where !all.contains(String(match.1)) {
                faults.append("\(name): \(match.1)")
            }
        }
        for (command, help) in helps {
            // What stands between quotes is another program's.
            let text = help.replacing(#/'[^'\n]*--[^'\n]*'/#, with: "")
            for match in text.matches(of: #/touchscope ((--)?[a-z]+)(?: (--[a-z-]+))?/#)
            where match.1 != "in" {
                let line = "touchscope \(match.1) \(match.3 ?? "")"
                faults += unknown(in: line).map { "help of \(command): \($0) in '\(line)'" }
            }
            for match in text.matches(of: #/(?:^|\s)(--[a-z-]+)/#)
            where options[command]?[String(match.1)] == nil {
                faults.append("help of \(command): \(match.1)")
            }
        }
        let completed =
            (try? String(
                contentsOf: root.appending(path: "share/touchscope.bash"), encoding: .utf8)) ?? ""
        for match in completed.matches(of: #/\n +([a-z]+(?: \| [a-z]+)+)\)/#) {
            for word in match.1.components(separatedBy: " | ") where options[word] == nil {
                faults.append("completion: \(word)")
            }
        }
        return faults
    }()

    /// A command that `line` names and there is not, or options of it.
    private static func unknown(in line: String) -> [String] {
        let command = command(of: line)
        guard let known = options[command] else { return command == "help" ? [] : [command] }
        return words(of: line).filter {
            $0.hasPrefix("-") && known[$0] == nil && $0 != "--version"
        }
    }

    /// Options without a command are those of `open`.
    private static func command(of line: String) -> String {
        let words = words(of: line)
        return words.count > 1 && !words[1].hasPrefix("-") ? words[1] : "open"
    }

    private static func words(of line: String) -> [String] {
        line.replacing(#/'[^']*'/#, with: "quoted").split { " []|".contains($0) }.map(String.init)
    }
}
