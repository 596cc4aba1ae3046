import TouchReading
import TouchScript

/// What is said of each device.
nonisolated extension TouchReport {
    /// Those of the machine, then those that nobody knows but that told something.
    package var devices: [Part] {
        // What is meant to be touched comes first.
        let others = setup?.devices.filter { $0.kind == .touchpad || $0.kind == .places } ?? []
        let known = (setup?.touchscreens ?? []) + others
        let parts = known.map { part(of: $0) }
        let strangers = measures.devices.filter { told in
            !known.contains { Int64($0.number) == told.device }
        }
        let silent = setup == nil ? names.keys.sorted().filter { measures[$0] == nil } : []
        return parts
            + strangers.map { told in
                Part(name: name(of: told.device), facts: facts(told))
            }
            + silent.map { Part(name: name(of: $0), facts: facts(DeviceMeasures(device: $0))) }
    }

    private func name(of device: Int64) -> Wording {
        if let source { return Wording(same: source) }
        if let name = names[device] { return Wording(same: name) }
        return device == 0
            ? Wording("The mouse", "鼠标") : Wording("Device \(device)", "设备 \(device)")
    }

    private func part(of device: TouchSetup.Device) -> Part {
        var part = Part(name: Wording(same: device.name))
        guard device.kind == .touchscreen else {
            part.standing = .note
            part.summary =
                device.kind == .touchpad
                ? Wording("a touchpad, no touchscreen", "触摸板，不是触摸屏")
                : Wording(
                    "tells places but no fingers, like a mouse: a touchscreen needs a driver "
                        + "such as libinput",
                    "只报告位置，不报告手指，如同鼠标：触摸屏需要 libinput 等驱动")
            return part
        }
        guard device.isEnabled else {
            part.standing = .missing
            part.faults.append(
                Fault(
                    words: Wording("It is disabled.", "已停用。"),
                    remedy: "xinput enable \(device.number)"))
            return part
        }
        if let setup { tell(setup.mapping(of: device), in: &part) }
        let told = measures[Int64(device.number)] ?? DeviceMeasures(device: Int64(device.number))
        part.facts += facts(told, of: device)
        return part
    }

    private func tell(_ mapping: TouchSetup.Mapping, in part: inout Part) {
        switch mapping {
        case .unknown: break
        case .right(let output):
            part.facts.append(Fact("display", "显示器", output.words))
        case .wrong(let wrong, let remedy):
            part.standing = .missing
            part.faults.append(Fault(words: wrong.words, remedy: remedy))
        }
    }

    // MARK: What fingers told

    private func facts(_ told: DeviceMeasures, of device: TouchSetup.Device? = nil) -> [Fact] {
        let most = device.map(\.fingers) ?? 0
        let isLive = source == nil
        var facts: [Fact] = []
        func tell(_ english: String, _ chinese: String, _ words: Wording?) {
            if let words { facts.append(Fact(english, chinese, words)) }
        }
        tell(
            "fingers", "手指",
            Wording(
                (isLive ? "\(told.now) now, " : "") + "\(told.most) at most"
                    + (most > 0 ? " of \(most)" : "")
                    + ", \(told.contacts.counted("touch", "touches"))",
                (isLive ? "现在 \(told.now)，" : "") + "最多 \(told.most)"
                    + (most > 0 ? "（上限 \(most)）" : "") + "，共 \(told.contacts) 次触摸"))
        guard told.contacts > 0 else { return facts }
        let all = told.all
        tell("rate", "频率", rate(told, all))
        tell("jitter", "抖动", jitter(all))
        tell(
            "gaps", "间断",
            all.gaps == 0
                ? Wording("none", "无")
                : Wording(
                    "\(all.gaps), the longest \(milliseconds(all.longestGap)) ms",
                    "\(all.gaps) 次，最长 \(milliseconds(all.longestGap)) 毫秒"))
        tell("lost ups", "丢失抬起", Wording(same: "\(told.lostUps)"))
        tell(
            "held back", "起始迟滞",
            all.holds.mean.map {
                Wording(
                    "\(milliseconds($0)) ms before the first move", "首次移动前 \(milliseconds($0)) 毫秒")
            })
        tell("cancelled", "取消", told.cancelled > 0 ? Wording(same: "\(told.cancelled)") : nil)
        let silence = Wording("not told", "未报告")
        let pressure = told.pressure.map {
            Self.span(Self.rounded($0.lowerBound, 2), Self.rounded($0.upperBound, 2))
        }
        tell("pressure", "压力", pressure.map(Wording.init(same:)) ?? silence)
        tell("radius", "半径", told.radius.map { words($0) } ?? silence)
        return facts
    }

    private func rate(_ told: DeviceMeasures, _ all: ContactTally) -> Wording {
        guard let rate = all.rate else {
            return Wording("too little was told", "数据太少，无法判断")
        }
        let each = zip(1..., told.fingers).compactMap { number, finger in
            finger.rate.map { "\(FingerName.name(for: number)) \(Self.rounded($0, 1))" }
        }
        let list = each.count > 1 ? " (\(each.joined(separator: ", ")))" : ""
        return Wording(
            "\(Self.rounded(rate, 1)) Hz a finger\(list)", "每指 \(Self.rounded(rate, 1)) Hz\(list)")
    }

    private func jitter(_ all: ContactTally) -> Wording? {
        guard all.rate != nil, let spread = all.intervals.spread else { return nil }
        let rest = all.rests.fromZero.map { words($0) }
        return Wording(
            "\(milliseconds(spread)) ms between reports"
                + (rest.map { ", \($0.english) at rest" } ?? ""),
            "间隔 \(milliseconds(spread)) 毫秒" + (rest.map { "，静止时 \($0.chinese)" } ?? ""))
    }
}

nonisolated extension TouchSetup.Output {
    /// "eDP-1, 1920 x 1080 px at 0, 0, 344 x 194 mm"
    var words: Wording {
        func words(_ unit: Wording, _ language: String) -> String {
            let size = "\(Int(frame.width)) x \(Int(frame.height)) \(unit[language])"
            let place = "\(Int(frame.minX)), \(Int(frame.minY))"
            let at = Wording(" at \(place)", "，位于 \(place)")
            let real = millimetres.map { "\(Int($0.width)) x \(Int($0.height))" }
            let lengths = real.map { Wording(", \($0) mm", "，\($0) 毫米")[language] } ?? ""
            return name + Wording(", ", "，")[language] + size + at[language] + lengths
        }
        let pixels = TouchReport.Unit.pixels.name
        return Wording(words(pixels, "en"), words(pixels, "zh"))
    }
}

nonisolated extension TouchSetup.Wrong {
    var words: Wording {
        switch self {
        case .spread(let count):
            Wording(
                "It is spread over \(count) displays, and lies on one.", "映射到了全部 \(count) 台显示器上。")
        case .other(let output, let meant):
            Wording(
                "It is mapped to \(output.name), but is as large as \(meant.name).",
                "映射到了 \(output.name)，但大小与 \(meant.name) 相同。")
        case .turned(let output):
            Wording(
                "It is turned otherwise than \(output.name).", "方向与 \(output.name) 不一致。")
        case .nowhere(let area):
            Wording(
                "It covers \(Int(area.width)) x \(Int(area.height)) px at \(Int(area.minX)), "
                    + "\(Int(area.minY)), which is no display.",
                "覆盖 \(Int(area.width)) x \(Int(area.height)) 像素，位于 \(Int(area.minX)), "
                    + "\(Int(area.minY))，不是任何显示器。")
        }
    }
}
