// Orders the functions of a WebAssembly module, as text, so that alike ones are neighbors: gzip
// looks no further back than 32 KB, and much of the code repeats what stands elsewhere.
//
// order IN.wat OUT.wat

import Foundation

/// A function: its lines in the text, and how each line reads, without its indentation.
struct Function {
    var lines: Range<Int>
    /// The patterns of three lines that it shares with some others.
    var patterns: [Int] = []
    /// The weight of a shared pattern: long functions share more without being more alike.
    var weight: Double { 1 / pow(Double(lines.count), 0.9) }
}

/// The lines of a text, which are never copied.
struct Lines {
    let bytes: [UInt8]
    private(set) var starts = [0]
    private(set) var hashes: [UInt64] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var (hash, isIndentation) = (UInt64(14_695_981_039_346_656_037), true)
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\n") {
                starts.append(index + 1)
                hashes.append(hash)
                (hash, isIndentation) = (14_695_981_039_346_656_037, true)
            } else if byte != UInt8(ascii: " ") || !isIndentation {
                isIndentation = false
                hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
            }
        }
    }

    func begins(_ line: Int, with words: StaticString) -> Bool {
        let start = starts[line]
        return start + words.utf8CodeUnitCount <= bytes.count
            && (0..<words.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == words.utf8Start[$0] }
    }

    func bytes(_ lines: Range<Int>) -> ArraySlice<UInt8> {
        bytes[starts[lines.lowerBound]..<starts[lines.upperBound]]
    }
}

/// Finds the functions, and which patterns each of them shares with others.
/// - Returns: The functions, and for each pattern the functions that have it.
func functions(in lines: Lines) -> ([Function], holders: [[Int]]) {
    /// The number of functions with a pattern beyond which it tells nothing.
    let commonest = 60
    var functions: [Function] = []
    var start: Int?
    for line in lines.hashes.indices {
        if lines.begins(line, with: " (func $") { start = line }
        if let first = start, lines.begins(line, with: " )") {
            functions.append(Function(lines: first..<line + 1))
            start = nil
        }
    }
    var (numbers, holders): ([UInt64: Int], [[Int]]) = ([:], [])
    for (index, function) in functions.enumerated() {
        for line in function.lines.dropFirst(3) {
            let pattern = lines.hashes[line - 2...line].reduce(0) { ($0 &* 31) ^ $1 }
            let number = numbers[pattern] ?? holders.count
            if number == holders.count {
                numbers[pattern] = number
                holders.append([])
            }
            if holders[number].last != index { holders[number].append(index) }
        }
    }
    for (number, holders) in holders.enumerated() where (2...commonest).contains(holders.count) {
        for function in holders { functions[function].patterns.append(number) }
    }
    return (functions, holders)
}

/// Returns the functions, each followed by the one that shares most, for its length, with those
/// just before it.
func ordered(_ functions: [Function], _ holders: [[Int]]) -> [Function] {
    /// The lines that gzip looks back over, some three bytes each.
    let window = 8_000
    let weights = functions.map { $0.weight }
    var (order, oldest, reach): ([Int], Int, Int) = ([], 0, 0)
    var isPlaced = Array(repeating: false, count: functions.count)
    var shared = Array(repeating: 0, count: functions.count)
    func count(_ function: Int, _ sign: Int) {
        for pattern in functions[function].patterns {
            for other in holders[pattern] { shared[other] += sign }
        }
        reach += sign * functions[function].lines.count
    }
    while order.count < functions.count {
        var (next, best) = (0, -1.0)
        for index in functions.indices where !isPlaced[index] {
            let score = Double(shared[index]) * weights[index]
            if score > best { (next, best) = (index, score) }
        }
        isPlaced[next] = true
        order.append(next)
        count(next, 1)
        while reach > window, oldest < order.count - 1 {
            count(order[oldest], -1)
            oldest += 1
        }
    }
    return order.map { functions[$0] }
}

let files = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard files.count == 2 else {
    print("usage: order IN.wat OUT.wat")
    exit(2)
}
let lines = Lines([UInt8](try Data(contentsOf: files[0])))
let (found, holders) = functions(in: lines)
var text: [UInt8] = []
text.reserveCapacity(lines.bytes.count)
if let first = found.first?.lines.lowerBound { text += lines.bytes(0..<first) }
for function in ordered(found, holders) { text += lines.bytes(function.lines) }
// What lies between functions has lost its place, and belongs to the end.
var end = found.first?.lines.lowerBound ?? 0
for function in found {
    text += lines.bytes(end..<function.lines.lowerBound)
    end = function.lines.upperBound
}
text += lines.bytes[lines.starts[end]...]
try Data(text).write(to: files[1])
