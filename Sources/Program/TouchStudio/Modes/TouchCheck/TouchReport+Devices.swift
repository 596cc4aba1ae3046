import TouchScript
import TouchWords

/// The parts about the devices.
nonisolated extension TouchReport {
    /// The devices of the machine, then unknown ones that reported something.
    package var devices: [Part] {
        // Devices that are meant to be touched come first.
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
        if let name = source ?? names[device] { return .verbatim(name) }
        return device == 0 ? .device.mouse : .device.numbered(Int(device))
    }

    private func part(of device: TouchSetup.Device) -> Part {
        var part = Part(name: .verbatim(device.name))
        guard device.kind == .touchscreen else {
            part.standing = .note
            part.summary =
                device.kind == .touchpad ? .device.touchpad : .device.tellsPlacesOnly
            return part
        }
        guard device.isEnabled else {
            part.standing = .missing
            part.faults.append(
                Fault(words: .device.disabled, remedy: "xinput enable \(device.number)"))
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
            part.facts.append(Fact(.device.display, output.words))
        case .wrong(let wrong, let remedy):
            part.standing = .missing
            part.faults.append(Fault(words: wrong.words, remedy: remedy))
        }
    }

    // MARK: Measures

    private func facts(_ told: DeviceMeasures, of device: TouchSetup.Device? = nil) -> [Fact] {
        let (most, limit) = (told.most, device?.fingers ?? 0)
        let fingers: Wording =
            if source != nil {
                .device.fingersRecorded(most, touches: told.contacts)
            } else if limit > 0 {
                .device.fingersNowOfLimit(
                    told.now, most: most, limit: limit, touches: told.contacts)
            } else {
                .device.fingersNow(told.now, most: most, touches: told.contacts)
            }
        var facts = [Fact(.device.fingers, fingers)]
        guard told.contacts > 0 else { return facts }
        func tell(_ about: Wording, _ words: Wording?) {
            if let words { facts.append(Fact(about, words)) }
        }
        let all = told.all
        tell(.device.rate, rate(told, all))
        tell(.device.jitter, jitter(all))
        tell(
            .device.gaps,
            all.gaps == 0
                ? .device.noGaps
                : .device.longestGap(all.gaps, longest: milliseconds(all.longestGap)))
        tell(.device.lostUps, .verbatim("\(told.lostUps)"))
        tell(.device.heldBack, all.holds.mean.map { .device.heldBackFor(milliseconds($0)) })
        tell(.phase.cancelled, told.cancelled > 0 ? .verbatim("\(told.cancelled)") : nil)
        let pressure = told.pressure.map {
            Self.span(Self.rounded($0.lowerBound, 2), Self.rounded($0.upperBound, 2))
        }
        tell(.device.pressure, pressure.map(Wording.verbatim) ?? .device.notTold)
        tell(.device.radius, told.radius.map { words($0) } ?? .device.notTold)
        return facts
    }

    private func rate(_ told: DeviceMeasures, _ all: ContactTally) -> Wording {
        guard let rate = all.rate.map({ Self.rounded($0, 1) }) else { return .device.tooLittle }
        let each = zip(1..., told.fingers).compactMap { number, finger in
            finger.rate.map { "\(FingerName.name(for: number)) \(Self.rounded($0, 1))" }
        }
        return each.count > 1
            ? .device.hertzOfEach(rate, each: each.joined(separator: ", ")) : .device.hertz(rate)
    }

    private func jitter(_ all: ContactTally) -> Wording? {
        guard all.rate != nil, let spread = all.intervals.spread.map(milliseconds) else {
            return nil
        }
        guard let rest = all.rests.fromZero else { return .device.jitterOfTime(spread) }
        return .device.jitterAtRest(spread, rest: words(rest))
    }
}

nonisolated extension TouchSetup.Output {
    /// The words of an output, such as "eDP-1, 1920 x 1080 px at 0, 0, 344 x 194 mm".
    var words: Wording {
        let (width, height) = (Int(frame.width), Int(frame.height))
        let (x, y) = (Int(frame.minX), Int(frame.minY))
        guard let millimetres else {
            return .device.output(name, width: width, height: height, x: x, y: y)
        }
        return .device.outputOfSize(
            name, width: width, height: height, x: x, y: y, across: Int(millimetres.width),
            down: Int(millimetres.height))
    }
}

nonisolated extension TouchSetup.Wrong {
    var words: Wording {
        switch self {
        case .spread(let count): .device.spread(count)
        case .other(let output, let meant): .device.onOther(output.name, meant: meant.name)
        case .turned(let output): .device.turned(output.name)
        case .nowhere(let area):
            .device.nowhere(
                Int(area.width), height: Int(area.height), x: Int(area.minX), y: Int(area.minY))
        }
    }
}
