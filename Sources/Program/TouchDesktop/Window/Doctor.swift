import Assets
import CSDL
@preconcurrency import Glibc
import TouchHost
import TouchShare
import TouchStudio
import TouchVideo
import TouchWords

/// Examines what the program needs from the machine.
package enum Doctor {
    package static func examine() -> [Finding] {
        displays() + microphones() + fonts() + [ffmpeg(), assets(), network()]
    }

    private static func displays() -> [Finding] {
        var sdl = SDL_version()
        SDL_GetVersion(&sdl)
        let name = "SDL \(sdl.major).\(sdl.minor).\(sdl.patch)"
        if let why = Display.start() {
            return [Finding(.note, .device.display, .window.none(name, reason: why))]
        }
        defer { SDL_Quit() }
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "?"
        var found = (0..<SDL_GetNumVideoDisplays()).map { display(Int32($0), driver: driver) }
        found += touch(driver: driver)
        found.append(window("\(name), \(driver)"))
        return found
    }

    /// Opens a hidden window, to find out how it is painted.
    private static func window(_ system: String) -> Finding {
        do {
            let window = try HostWindow(title: "Touchscope", hidden: true)
            defer { window.close() }
            return Finding(
                .good, .window.aboutWindow, .window.painted(system, way: window.way))
        } catch {
            let system = Wording.verbatim(system)
            return Finding(
                .missing, .window.aboutWindow, system.because(Wording(saying: error)))
        }
    }

    private static func display(_ index: Int32, driver: String) -> Finding {
        var mode = SDL_DisplayMode()
        SDL_GetCurrentDisplayMode(index, &mode)
        var dpi: Float = 0
        let known = SDL_GetDisplayDPI(index, nil, &dpi, nil) == 0
        let name: Wording =
            SDL_GetDisplayName(index).map { .verbatim(String(cString: $0)) }
            ?? .window.unnamedDisplay(Int(index))
        let (width, height, rate) = (Int(mode.w), Int(mode.h), Int(mode.refresh_rate))
        let words: Wording =
            if known {
                .window.displayOfDensity(
                    Int(index) + 1, name: name, width: width, height: height, rate: rate,
                    density: Int(dpi.rounded()))
            } else {
                .window.display(
                    Int(index) + 1, name: name, width: width, height: height, rate: rate)
            }
        return Finding(.good, .device.display, words)
    }

    private static func touch(driver: String) -> [Finding] {
        if driver == "x11" && touchscope_x11_touch == 0 {
            return [Finding(.note, .window.aboutTouch, .window.oldSDL)]
        }
        // Asks X itself, because SDL calls X's own pointer a touch device and knows no mapping.
        let found = driver == "x11" ? TouchSetup.ofX().map(touch) : nil
        return found ?? [touchOfSDL(driver: driver)]
    }

    private static func touch(_ setup: TouchSetup) -> [Finding] {
        let parts = TouchReport(setup: setup).devices
        let findings = parts.map { part in
            let fault = part.faults.first
            var words = [part.summary, fault?.words].compactMap(\.self).reduce(part.name) {
                $0.because($1)
            }
            let display = part.facts.first { $0.about == .device.display }?.words
            let isGood = part.standing == .good
            if isGood, let display { words = .window.touchOn(words, display: display) }
            if let remedy = fault?.remedy { words = .window.touchRemedy(words, command: remedy) }
            return Finding(isGood ? .good : .note, .window.aboutTouch, words)
        }
        return setup.touchscreens.isEmpty ? [noTouchscreen(driver: "x11")] + findings : findings
    }

    private static func noTouchscreen(driver: String) -> Finding {
        Finding(
            .note, .window.aboutTouch,
            driver == "x11" ? .window.noTouchscreen : .window.noTouchscreenOn(driver))
    }

    private static func touchOfSDL(driver: String) -> Finding {
        let names = touchscreensOfSDL.values.sorted()
        guard !names.isEmpty else { return noTouchscreen(driver: driver) }
        return Finding(
            .note, .window.aboutTouch,
            .window.untestedTouch(names.map(Wording.verbatim), system: driver))
    }

    /// The touchscreens' names by SDL's numbers; only devices whose fingers act on the spot they
    /// touch.
    package static var touchscreensOfSDL: [Int64: String] {
        let found = (0..<SDL_GetNumTouchDevices()).compactMap { index -> (Int64, String)? in
            let number = SDL_GetTouchDevice(index)
            guard SDL_GetTouchDeviceType(number) == SDL_TOUCH_DEVICE_DIRECT else { return nil }
            let name = SDL_GetTouchName(index).map { String(cString: $0) }
            return (number, name ?? Wording.device.unnamed[Console.language])
        }
        return Dictionary(found) { first, _ in first }
    }

    private static func microphones() -> [Finding] {
        do {
            let names = try Microphone.names()
            return names.isEmpty
                ? [Finding(.note, .window.aboutSound, .audio.noMicrophoneForTakes)]
                : names.map { Finding(.good, .window.aboutSound, .audio.microphone($0)) }
        } catch {
            let words = Wording.audio.silentTakes(Wording(saying: error))
            return [Finding(.note, .window.aboutSound, words)]
        }
    }

    private static func fonts() -> [Finding] {
        let wanted: [(purpose: Wording, families: [String], package: String)] = [
            (.window.forEnglish, ["Inter", "Noto Sans"], "fonts-inter"),
            (.window.forChinese, ["Noto Sans CJK SC"], "fonts-noto-cjk"),
            (.window.forFigures, ["JetBrains Mono", "Noto Sans Mono"], "fonts-jetbrains-mono"),
        ]
        let installed = FontFamilies.installed
        return wanted.map { purpose, families, package in
            if let family = families.first(where: installed.contains) {
                return Finding(.good, .window.aboutFont, purpose.because(.verbatim(family)))
            }
            let names = families.map(Wording.verbatim)
            return installed.isEmpty
                ? Finding(
                    .missing, .window.aboutFont,
                    .window.everyFontMissing(purpose, families: names, package: package))
                : Finding(
                    .note, .window.aboutFont,
                    .window.fontMissing(purpose, families: names, package: package))
        }
    }

    private static func ffmpeg() -> Finding {
        let about = Wording.verbatim("ffmpeg")
        guard let child = try? Child(["ffmpeg", "-hide_banner", "-version"], .weRead) else {
            return Finding(.missing, about, .window.noFFmpeg)
        }
        let words = child.readAll().split(separator: "\n").first?.split(separator: " ") ?? []
        guard !child.finish().hung else { return Finding(.missing, about, .window.silentFFmpeg) }
        return Finding(
            .good, about,
            words.count > 2 ? .window.ffmpegVersion(String(words[2])) : .window.ffmpegFound)
    }

    private static func network() -> Finding {
        guard let address = NetworkAddress.ofThisMachine else {
            return Finding(.note, .window.aboutNetwork, .window.noNetwork)
        }
        return Finding(
            .good, .window.aboutNetwork, .window.network(address.words, name: address.interface))
    }

    private static func assets() -> Finding {
        if let folder = Assets.folder {
            return Finding(.good, .window.aboutLessons, .verbatim(folder.path))
        }
        let places = Assets.candidates.map { Wording.verbatim($0.path) }
        return Finding(.missing, .window.aboutLessons, .window.noLessons(places))
    }
}
