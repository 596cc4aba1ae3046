import Foundation

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "dispatch": DispatchWorkload.run()
case "files": FilesWorkload.run(Array(words.dropFirst()))
case "films":
    attempt { try FilmsWorkload.run(seconds: Double(words.dropFirst().first ?? "") ?? 10) }
case "fuzz": FuzzWorkload.run(Array(words.dropFirst()))
case "hit": HitWorkload.run()
case "kiosk":
    attempt { try KioskWorkload.run(seconds: Double(words.dropFirst().first ?? "") ?? 60) }
case "minimal":
    Minimal.run(
        width: Int32(words.dropFirst().first ?? "") ?? 1280,
        height: Int32(words.dropFirst(2).first ?? "") ?? 720)
case "soak": attempt { try SoakWorkload.run(Array(words.dropFirst())) }
case "stage":
    attempt {
        try StageWorkload.run()
        try SeekWorkload.run(minutes: Double(words.dropFirst().first ?? "") ?? 10)
    }
case "take": attempt { try TakeWorkload.run(pairs: Int(words.dropFirst().first ?? "") ?? 5) }
case "whatif": attempt { try WhatIfWorkload.run() }
case "window": attempt { try WindowWorkload.run(Array(words.dropFirst())) }
case "seek":
    attempt { try SeekWorkload.run(minutes: Double(words.dropFirst().first ?? "") ?? 10) }
default:
    FileHandle.standardError.write(
        Data(
            ("usage: touchbench dispatch | files | films | fuzz | hit | kiosk | soak | stage | take | whatif | window | "
                + "seek\n")
                .utf8)
    )
    exit(2)
}

/// A failure is one line, with status 1.
func attempt(_ work: () throws -> Void) {
    do {
        try work()
    } catch {
        FileHandle.standardError.write(Data("touchbench: \(error)\n".utf8))
        exit(1)
    }
}
