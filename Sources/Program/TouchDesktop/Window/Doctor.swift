import Assets
import CSDL
@preconcurrency import Glibc
import TouchHost
import TouchStudio
import TouchVideo

/// Looks at what the program needs from the machine.
package enum Doctor {
    package static func examine() -> [Finding] {
        displays() + microphones() + fonts() + [ffmpeg(), assets()]
    }

    private static func displays() -> [Finding] {
        var sdl = SDL_version()
        SDL_GetVersion(&sdl)
        let name = "SDL \(sdl.major).\(sdl.minor).\(sdl.patch)"
        if let why = Display.start() {
            return [
                Finding(
                    .note, "display",
                    "\(name) finds none (\(why)): films and traces work, the window does not")
            ]
        }
        defer { SDL_Quit() }
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "?"
        var found = (0..<SDL_GetNumVideoDisplays()).map { display(Int32($0), driver: driver) }
        found += touch(driver: driver)
        found.append(window("\(name), \(driver)"))
        return found
    }

    /// Opens a window that nobody sees, to learn how it is painted.
    private static func window(_ system: String) -> Finding {
        do {
            let window = try HostWindow(title: "Touchscope", hidden: true)
            defer { window.close() }
            return Finding(.good, "window", "\(system), painted through \(window.way)")
        } catch {
            return Finding(.missing, "window", "\(system): \(error)")
        }
    }

    private static func display(_ index: Int32, driver: String) -> Finding {
        var mode = SDL_DisplayMode()
        SDL_GetCurrentDisplayMode(index, &mode)
        var dpi: Float = 0
        let known = SDL_GetDisplayDPI(index, nil, &dpi, nil) == 0
        let name = SDL_GetDisplayName(index).map { String(cString: $0) } ?? "display \(index)"
        return Finding(
            .good, "display",
            "\(index + 1), \(name): \(mode.w) x \(mode.h) pixels, \(mode.refresh_rate) Hz"
                + (known ? ", \(Int(dpi.rounded())) dpi" : ""))
    }

    private static func touch(driver: String) -> [Finding] {
        if driver == "x11" && touchscope_x11_touch == 0 {
            return [
                Finding(
                    .note, "touch",
                    "this SDL was built without XInput 2.2: on X11 it reports no fingers")
            ]
        }
        // Of X itself, for SDL calls X's own pointer a touch device, and knows no mapping.
        let found = driver == "x11" ? TouchSetup.ofX().map(touch) : nil
        return found ?? [touchOfSDL(driver: driver)]
    }

    private static func touch(_ setup: TouchSetup) -> [Finding] {
        let parts = TouchReport(setup: setup).devices
        let findings = parts.map { part in
            let words = [part.name, part.summary, part.faults.first?.words]
                .compactMap { $0?.english }.joined(separator: ": ")
            let display = part.facts.first { $0.about.english == "display" }?.words.english
            let isGood = part.standing == .good
            return Finding(
                isGood ? .good : .note, "touch",
                words + (isGood ? display.map { " on \($0)" } ?? "" : "")
                    + (part.faults.first?.remedy.map { " \($0)" } ?? ""))
        }
        return setup.touchscreens.isEmpty ? [noTouchscreen(driver: "x11")] + findings : findings
    }

    private static func noTouchscreen(driver: String) -> Finding {
        Finding(
            .note, "touch",
            "no touchscreen: the mouse makes one or two fingers"
                + (driver == "x11" ? "" : " (touch is tested on X11 only, not on \(driver))"))
    }

    private static func touchOfSDL(driver: String) -> Finding {
        let names = touchscreensOfSDL.values.sorted()
        guard !names.isEmpty else { return noTouchscreen(driver: driver) }
        let list = names.joined(separator: ", ")
        return Finding(.note, "touch", "\(list): tested on X11 only, not on \(driver)")
    }

    /// By SDL's numbers; only where fingers are on what they touch.
    package static var touchscreensOfSDL: [Int64: String] {
        let found = (0..<SDL_GetNumTouchDevices()).compactMap { index -> (Int64, String)? in
            let number = SDL_GetTouchDevice(index)
            guard SDL_GetTouchDeviceType(number) == SDL_TOUCH_DEVICE_DIRECT else { return nil }
            return (number, SDL_GetTouchName(index).map { String(cString: $0) } ?? "touchscreen")
        }
        return Dictionary(found) { first, _ in first }
    }

    private static func microphones() -> [Finding] {
        do {
            let names = try Microphone.names()
            return names.isEmpty
                ? [Finding(.note, "sound", "no microphone: takes are silent")]
                : names.map { Finding(.good, "sound", "microphone \($0)") }
        } catch {
            return [Finding(.note, "sound", "\(error): takes are silent")]
        }
    }

    private static func fonts() -> [Finding] {
        let wanted = [
            ("English", ["Inter", "Noto Sans"], "fonts-inter"),
            ("Chinese", ["Noto Sans CJK SC"], "fonts-noto-cjk"),
            ("figures", ["JetBrains Mono", "Noto Sans Mono"], "fonts-jetbrains-mono"),
        ]
        let installed = FontFamilies.installed
        return wanted.map { purpose, families, package in
            if let family = families.first(where: installed.contains) {
                return Finding(.good, "font", "\(purpose): \(family)")
            }
            return Finding(
                installed.isEmpty ? .missing : .note, "font",
                "\(purpose): no \(families.joined(separator: " or ")) (apt install "
                    + "\(package))\(installed.isEmpty ? ", nor any other" : "")")
        }
    }

    private static func ffmpeg() -> Finding {
        guard let child = try? Child(["ffmpeg", "-hide_banner", "-version"], .weRead) else {
            return Finding(.missing, "ffmpeg", "not installed (apt install ffmpeg)")
        }
        let words = child.readAll().split(separator: "\n").first?.split(separator: " ") ?? []
        guard !child.finish().hung else {
            return Finding(.missing, "ffmpeg", "does not answer")
        }
        return Finding(.good, "ffmpeg", words.count > 2 ? "version \(words[2])" : "found")
    }

    private static func assets() -> Finding {
        guard let folder = Assets.folder else {
            let places = Assets.candidates.map(\.path).joined(separator: ", ")
            return Finding(.missing, "lessons", "not found in \(places)")
        }
        return Finding(.good, "lessons", folder.path)
    }
}
