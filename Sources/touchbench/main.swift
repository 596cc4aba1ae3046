import Foundation

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "dispatch": DispatchWorkload.run()
case "fuzz": FuzzWorkload.run(Array(words.dropFirst()))
case "hit": HitWorkload.run()
case "minimal":
    Minimal.run(
        width: Int32(words.dropFirst().first ?? "") ?? 1280,
        height: Int32(words.dropFirst(2).first ?? "") ?? 720)
case "stage":
    do {
        try StageWorkload.run()
        try SeekWorkload.run(minutes: Double(words.dropFirst().first ?? "") ?? 10)
    } catch {
        FileHandle.standardError.write(Data("touchbench: \(error)\n".utf8))
        exit(1)
    }
case "window":
    do {
        try WindowWorkload.run()
    } catch {
        FileHandle.standardError.write(Data("touchbench: \(error)\n".utf8))
        exit(1)
    }
case "seek":
    do {
        try SeekWorkload.run(minutes: Double(words.dropFirst().first ?? "") ?? 10)
    } catch {
        FileHandle.standardError.write(Data("touchbench: \(error)\n".utf8))
        exit(1)
    }
default:
    FileHandle.standardError.write(
        Data("usage: touchbench dispatch | fuzz | hit | stage | window | seek\n".utf8))
    exit(2)
}
