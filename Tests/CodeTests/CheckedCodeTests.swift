import Foundation
import TestEffort
import TestSupport
import Testing
import TouchCode
import TouchScript

@Suite struct CheckedCodeTests {
    @Test("The half of the code for Apple's systems holds to Objective-C's rules")
    func appleHalf() throws {
        let names = WrittenCodeTests.all
        let files = try names.map { (name: $0, code: try CodedScene.scene(named: $0).code().text) }
        #expect(try SwiftChecker(asOnApple: true).faults(of: files) == "")
    }

    @Test("Whatever a scene holds, its code compiles", arguments: [false, true])
    func scenesByChance(asOnApple: Bool) throws {
        var files: [(name: String, code: String)] = []
        for seed in 0..<Effort.count(250) {
            var mutator = FileMutator(seed: UInt64(seed))
            // All of them have the same name, and the class has the scene's.
            let text = mutator.pair().scene.replacing("\"fuzz\"", with: "\"fuzz-\(seed)\"")
            guard let scene = try? Scene.parse(text, file: "fuzz.scene") else { continue }
            files.append((scene.name, scene.code(in: "zh").text))
        }
        #expect(files.count > 50)
        #expect(try SwiftChecker(asOnApple: asOnApple).faults(of: files) == "")
    }
}
