import Foundation
import TouchHost
import TouchImport
import TouchStudy
import TouchVideo
import TouchWords

extension Command {
    static let export = Command(
        name: "export", summary: .command.export, usage: .verbatim("TAPE -o FILE.evemu|FILE.yml"),
        details: .command.exportDetails,
        options: [
            Option("output", "o", takes: "FILE", .option.recordingOutput),
            .replace("FILE"),
        ]
    ) { call in
        let played = try FilmedTape(of: try call.operand("TAPE"))
        let output = try call.output("FILE")
        let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
        guard ["evemu", "yml", "yaml"].contains(ending) else {
            throw call.wrong(.call.recordingEnding(output))
        }
        try call.check(outputs: [output], inputs: played.files)
        try call.newPlace(output)
        let told = ToldTouches(
            of: WhatIf(played.session).frozen, on: played.scene)
        guard !told.events.isEmpty else {
            throw Failure(.tell.touchesNothing(played.tape.file))
        }
        try OutputFile.write((ending == "evemu" ? told.evemu : told.libinput).utf8, to: output)
        if !told.lifted.isEmpty {
            Console.tell(.tell.stillDown(told.lifted.map { .verbatim($0) }))
        }
        if told.leftOut > 0 { Console.tell(.tell.leftOut(told.leftOut)) }
    }
}
