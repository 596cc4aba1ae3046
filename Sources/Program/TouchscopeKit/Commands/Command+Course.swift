import Foundation
import TouchCanvas
import TouchHost
import TouchScript
import TouchStage
import TouchVideo

extension Command {
    static let course = Command(
        name: "course", summary: "a site of all lessons: pages to step through, films, words",
        usage: "[LIST] -o DIR",
        details: """
            DIR gets an overview and the list of words, in English and Chinese, and for each lesson of LIST,
            or of all there are, a picture and the page that touchscope card makes. The films that lie in
            --films by the lessons' names, NAME.mp4, are linked. It needs no network and no server.
            """,
        options: [
            Option("output", "o", takes: "DIR", "the folder that gets it"),
            Option("films", nil, takes: "DIR", "where films of the lessons lie"),
        ]
    ) { call in
        guard call.operands.count <= 1 else {
            throw call.wrong("one LIST was expected, found also '\(call.operands[1])'")
        }
        guard let folder = call["output"], !folder.isEmpty else {
            throw call.wrong("-o DIR is missing")
        }
        try CourseSite(
            lessons: try lessons(of: call.operands.first), folder: folder, films: call["films"]
        ).write()
    }

    private static func lessons(of list: String?) throws -> [Lesson] {
        guard let list else {
            let all = try Library.catalogue()
            guard !all.isEmpty else { throw Failure("there are no lessons; see touchscope doctor") }
            return all
        }
        let url = Library.list(list)
        let found = try LessonCatalogue.load(
            list: url, searching: [url.deletingLastPathComponent()] + Library.folders)
        if let faults = found.faults { throw faults }
        return found.lessons
    }
}
