// What the page's script can call. Texts are bytes of UTF-8 in the module's memory.
#if !canImport(Foundation)

    /// Room for a text that the page writes; it is the page's until it is handed to another function.
    @_expose(wasm, "room") @_cdecl("room")
    public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
        .allocate(capacity: max(1, Int(count)))
    }

    /// Plays a tape on a scene.
    /// - Returns: the length of the answer, which lies at `answer()`.
    @_expose(wasm, "trace") @_cdecl("trace")
    public func trace(
        _ scene: UnsafeMutablePointer<UInt8>, _ sceneCount: Int32,
        _ tape: UnsafeMutablePointer<UInt8>, _ tapeCount: Int32
    ) -> Int32 {
        let (scene, tape) = (text(scene, sceneCount), text(tape, tapeCount))
        return MainActor.assumeIsolated { give(WebProgram.trace(scene: scene, tape: tape)) }
    }

    /// Where the last answer lies, until the next.
    @_expose(wasm, "answer") @_cdecl("answer")
    public func answer() -> UnsafePointer<UInt8>? {
        MainActor.assumeIsolated { lastAnswer.map { UnsafePointer($0) } }
    }

    @MainActor private var lastAnswer: UnsafeMutablePointer<UInt8>?

    @MainActor private func give(_ answer: String) -> Int32 {
        lastAnswer?.deallocate()
        let bytes = Array(answer.utf8)
        let place = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
        place.initialize(from: bytes, count: bytes.count)
        lastAnswer = place
        return Int32(bytes.count)
    }

    private func text(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) -> String {
        defer { bytes.deallocate() }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    }
#endif
