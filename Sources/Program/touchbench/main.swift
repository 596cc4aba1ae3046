import Foundation

let words = Array(CommandLine.arguments.dropFirst(2))

/// Returns the number at an index of the words.
func number<Number: LosslessStringConvertible>(at place: Int = 0, or usual: Number) -> Number {
    words.dropFirst(place).first.flatMap(Number.init) ?? usual
}

func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
}

/// Returns random trials; other words end the program with status 2.
func trials(of name: String) -> RandomTrials {
    if let trials = RandomTrials(words) { return trials }
    complain("usage: touchbench \(name) --seconds N [--seed S]")
    exit(2)
}

do {
    switch CommandLine.arguments.dropFirst().first {
    case "dispatch": DispatchWorkload.run()
    case "files": try trials(of: "files").tryFiles()
    case "films": try FilmsWorkload.run(words)
    case "fuzz": try trials(of: "fuzz").fuzz()
    case "hit": HitWorkload.run()
    case "kiosk": try KioskWorkload.run(seconds: number(or: 60))
    case "minimal": Minimal.run(width: number(or: 1280), height: number(at: 1, or: 720))
    case "soak": try SoakWorkload.run(words)
    case "stage":
        try StageWorkload.run()
        try SeekWorkload.run(minutes: number(or: 10))
    case "take": try TakeWorkload.run(pairs: number(or: 5))
    case "web": try WebWorkload.run()
    case "whatif": try WhatIfWorkload.run()
    case "window": try WindowWorkload.run(words)
    case "seek": try SeekWorkload.run(minutes: number(or: 10))
    default:
        complain(
            "usage: touchbench dispatch | files | films | fuzz | hit | kiosk | soak | stage | take | web | whatif | window | "
                + "seek")
        exit(2)
    }
} catch {
    // A failure is one line, with status 1.
    complain("touchbench: \(error)")
    exit(1)
}
