// The functions that the page's script calls. Texts are UTF-8 bytes in the module's memory; times
// are the page's, in seconds. A text that a function returns is at `answer()` until the next call.
#if !canImport(Foundation)
    import TouchGeometry
    import TouchKit
    import TouchPicture
    import TouchScript
    import TouchTrace
    import TouchWords

    /// Returns the width of a line of letters in the page's font, in points.
    @_extern(c, "page_measure")
    nonisolated func pageMeasure(
        _ letters: UnsafePointer<UInt8>?, _ count: Int32, _ size: Double, _ weight: Int32,
        _ family: Int32
    ) -> Double

    @MainActor private var page: LessonPage?
    @MainActor private var picture: PictureNumbers?
    @MainActor private var lastAnswer: [UInt8] = []

    /// Returns memory for what the page writes; the page owns it until it passes it to another
    /// function.
    @_expose(wasm, "room") @_cdecl("room")
    public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
        .allocate(capacity: max(1, Int(count)))
    }

    /// Returns the address of the last answer.
    @_expose(wasm, "answer") @_cdecl("answer")
    public func answer() -> UnsafePointer<UInt8>? {
        MainActor.assumeIsolated { lastAnswer.withUnsafeBufferPointer { $0.baseAddress } }
    }

    /// Adds a language to the tables, before anything is opened.
    @_expose(wasm, "learn") @_cdecl("learn")
    public func learn(_ language: UnsafeMutablePointer<UInt8>, _ count: Int32) {
        WordLanguage.added = WordLanguage(packed: text(language, count))
    }

    /// Plays a tape on a scene.
    /// - Returns: the length of the answer: the trace, as `touchscope trace` prints it.
    @_expose(wasm, "trace") @_cdecl("trace")
    public func trace(
        _ scene: UnsafeMutablePointer<UInt8>, _ sceneCount: Int32,
        _ tape: UnsafeMutablePointer<UInt8>, _ tapeCount: Int32
    ) -> Int32 {
        let (scene, tape) = (text(scene, sceneCount), text(tape, tapeCount))
        return MainActor.assumeIsolated { give(WebProgram.trace(scene: scene, tape: tape)) }
    }

    /// Plays a tape on a scene.
    /// - Returns: the number of records; −1 if the texts have errors.
    @_expose(wasm, "records") @_cdecl("records")
    public func records(
        _ scene: UnsafeMutablePointer<UInt8>, _ sceneCount: Int32,
        _ tape: UnsafeMutablePointer<UInt8>, _ tapeCount: Int32
    ) -> Int32 {
        let (scene, tape) = (text(scene, sceneCount), text(tape, tapeCount))
        return MainActor.assumeIsolated {
            Int32(WebProgram.records(scene: scene, tape: tape) ?? -1)
        }
    }

    /// Plays a tape on a scene.
    /// - Returns: the length of the answer: the trace, verdicts and sentences.
    @_expose(wasm, "report") @_cdecl("report")
    public func report(
        _ scene: UnsafeMutablePointer<UInt8>, _ sceneCount: Int32,
        _ tape: UnsafeMutablePointer<UInt8>, _ tapeCount: Int32,
        _ language: UnsafeMutablePointer<UInt8>, _ languageCount: Int32
    ) -> Int32 {
        let (scene, tape) = (text(scene, sceneCount), text(tape, tapeCount))
        let language = text(language, languageCount)
        return MainActor.assumeIsolated {
            give(WebProgram.report(scene: scene, tape: tape, language: language))
        }
    }

    /// Opens a lesson to be touched; pass an empty tape for a scene alone.
    /// - Returns: the length of the answer: the page's content, or `{"fault": …}`.
    @_expose(wasm, "open") @_cdecl("open")
    public func open(
        _ scene: UnsafeMutablePointer<UInt8>, _ sceneCount: Int32,
        _ tape: UnsafeMutablePointer<UInt8>, _ tapeCount: Int32,
        _ language: UnsafeMutablePointer<UInt8>, _ languageCount: Int32, _ now: Double
    ) -> Int32 {
        let (scene, tape) = (text(scene, sceneCount), text(tape, tapeCount))
        let language = text(language, languageCount)
        return MainActor.assumeIsolated {
            do throws(ScriptErrors) {
                let opened = try LessonPage(
                    scene: scene, tape: tape, language: language,
                    typesetter: PageTypesetter(measure: measured), now: now)
                page = opened
                return give(opened.content)
            } catch {
                let words = error.errors.map { $0.said(in: language) }.joined(separator: "\n")
                return give(JSONObject.of { $0.add("fault", words) })
            }
        }
    }

    /// Opens a scene and its tape from one text, played. If the text has errors, what was open
    /// stays.
    /// - Returns: the length of the answer: the page's content, or `{"faults": …}`.
    @_expose(wasm, "write") @_cdecl("write")
    public func write(
        _ script: UnsafeMutablePointer<UInt8>, _ scriptCount: Int32,
        _ language: UnsafeMutablePointer<UInt8>, _ languageCount: Int32, _ now: Double
    ) -> Int32 {
        let (script, language) = (text(script, scriptCount), text(language, languageCount))
        return MainActor.assumeIsolated {
            do throws(ScriptErrors) {
                let written = try LessonPage(
                    played: SceneAndTape.parse(script, file: ""), language: language,
                    typesetter: PageTypesetter(measure: measured), now: now)
                page = written
                return give(written.verdict)
            } catch {
                return give(LessonPage.faults(error, language))
            }
        }
    }

    /// Answers a query without changing anything: `ask drag failed`, `code`, `trace`, `verbs`,
    /// `change drag disabled`.
    /// - Returns: the length of the answer.
    @_expose(wasm, "query") @_cdecl("query")
    public func query(_ words: UnsafeMutablePointer<UInt8>, _ count: Int32) -> Int32 {
        let words = text(words, count)
        return MainActor.assumeIsolated { give(page?.answer(to: words) ?? "") }
    }

    /// Returns the length of the answer: the page's content, in its present language.
    @_expose(wasm, "content") @_cdecl("content")
    public func content() -> Int32 { MainActor.assumeIsolated { give(page?.content ?? "{}") } }

    /// Sends fingers, nine numbers each: number, phase (0 began, 1 moved, 2 ended, 3 cancelled),
    /// location, time, force (−1 for none), radius, kind (0 finger, 1 pen), and whether it is
    /// coalesced into the next sample of the same finger.
    @_expose(wasm, "touch") @_cdecl("touch")
    public func touch(_ numbers: UnsafeMutablePointer<UInt8>, _ count: Int32, _ now: Double) {
        let all = UnsafeMutableRawPointer(numbers).bindMemory(to: Double.self, capacity: Int(count))
        let values = (0..<Int(count)).map { all[$0] }
        numbers.deallocate()
        MainActor.assumeIsolated { page?.send(samples(values), now: now) }
    }

    /// Sends the mouse without a finger: 0 moved, 1 left, 2 turned its wheel by so many points.
    @_expose(wasm, "hover") @_cdecl("hover")
    public func hover(
        _ phase: Int32, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ now: Double
    ) {
        MainActor.assumeIsolated {
            let sample = PointerSample(
                phase: phase == 0 ? .moved : phase == 1 ? .exited : .scroll,
                location: CGPoint(x: x, y: y), timestamp: now, scroll: CGVector(dx: dx, dy: dy))
            page?.send(sample, now: now)
        }
    }

    /// Lets time pass.
    /// - Returns: 0 if nothing happened, 1 if something did, 2 if more is due before the present is
    ///   reached.
    @_expose(wasm, "advance") @_cdecl("advance")
    public func advance(_ now: Double) -> Int32 {
        MainActor.assumeIsolated { page?.advance(now: now).rawValue ?? 0 }
    }

    /// Returns the time when the picture changes or something is due by itself; infinite if nothing
    /// does.
    @_expose(wasm, "due") @_cdecl("due")
    public func due(_ now: Double) -> Double {
        MainActor.assumeIsolated { page?.nextChange(after: now) ?? .infinity }
    }

    /// Paints the present picture at a width and a height in points.
    /// - Returns: the count of its numbers, which are at `numbers()`; its letters are at
    ///   `answer()`.
    @_expose(wasm, "paint") @_cdecl("paint")
    public func paint(_ width: Double, _ height: Double, _ now: Double) -> Int32 {
        MainActor.assumeIsolated {
            guard let page else { return 0 }
            page.resize(to: CGSize(width: width, height: height))
            let painted = PictureNumbers(page.picture(now: now), page.typesetter)
            picture = painted
            lastAnswer = painted.letters
            return Int32(painted.numbers.count)
        }
    }

    @_expose(wasm, "numbers") @_cdecl("numbers")
    public func numbers() -> UnsafePointer<Float>? {
        MainActor.assumeIsolated { picture?.numbers.withUnsafeBufferPointer { $0.baseAddress } }
    }

    /// Performs the action of a button.
    /// - Returns: the length of the answer: the error, or nothing.
    @_expose(wasm, "act") @_cdecl("act")
    public func act(_ words: UnsafeMutablePointer<UInt8>, _ count: Int32, _ now: Double) -> Int32 {
        let words = text(words, count)
        return MainActor.assumeIsolated { give(page?.act(words, now: now) ?? "") }
    }

    /// Returns the length of the answer: the texts to show now, as JSON.
    @_expose(wasm, "tell") @_cdecl("tell")
    public func tell() -> Int32 {
        MainActor.assumeIsolated { give(page?.telling ?? "{}") }
    }

    /// Continues the search that `act("search …")` began.
    /// - Returns: 1 while there is more to try; the answer is a list of the changes found so far.
    @_expose(wasm, "search") @_cdecl("search")
    public func search() -> Int32 {
        MainActor.assumeIsolated {
            let more = page?.search?.step() ?? false
            _ = give(page?.search?.found ?? "[]")
            return more ? 1 : 0
        }
    }

    /// Returns the length of the last answer.
    @_expose(wasm, "length") @_cdecl("length")
    public func length() -> Int32 { MainActor.assumeIsolated { Int32(lastAnswer.count) } }

    @MainActor private func give(_ answer: String) -> Int32 {
        lastAnswer = Array(answer.utf8)
        return Int32(lastAnswer.count)
    }

    private func text(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) -> String {
        defer { bytes.deallocate() }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    }

    private nonisolated func measured(_ letters: String, _ font: Font) -> Double {
        let bytes = Array(letters.utf8)
        return bytes.withUnsafeBufferPointer {
            pageMeasure(
                $0.baseAddress, Int32(bytes.count), Double(font.size),
                font.weight == .semibold ? 1 : 0, font.family == .mono ? 1 : 0)
        }
    }

    private func samples(_ values: [Double]) -> [TouchSample] {
        var samples: [TouchSample] = []
        var coalesced: [TouchSample] = []
        for start in stride(from: 0, to: values.count - 8, by: 9) {
            let v = values[start..<start + 9].map { $0 }
            let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
            var sample = TouchSample(
                finger: Int(v[0]), phase: phases[min(max(Int(v[1]), 0), 3)],
                location: CGPoint(x: v[2], y: v[3]), timestamp: v[4], force: max(v[5], 0),
                majorRadius: v[6], type: v[7] == 1 ? .pencil : .direct)
            if v[8] != 0 {
                coalesced.append(sample)
            } else {
                if !coalesced.isEmpty { sample.coalesced = coalesced + [sample] }
                coalesced = []
                samples.append(sample)
            }
        }
        return samples
    }
#endif
