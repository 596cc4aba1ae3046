# Touchscope: `make help` lists what can be made.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
DOCC := Sources/Engine/TouchKit/TouchKit.docc

# What building and running need from Debian or Ubuntu.
RUNNING := \
    pkg-config libsdl2-dev libxi-dev libxrandr-dev libpango1.0-dev \
    libmicrohttpd-dev libqrencode-dev zlib1g-dev binaryen zopfli \
    cmark-gfm fontconfig fonts-inter fonts-noto-core fonts-noto-cjk fonts-jetbrains-mono \
    ffmpeg

# What the tests need beside it: an X server with fingers of its own, a Wayland within it, what looks at windows, what makes
# calls fail, a browser for pages, what runs WebAssembly, a voice, a sound server, a text editor that is a client of language servers, what reads
# recordings of touchscreens, what reads codes, and networks within one machine.
TESTING := strace xserver-xorg-core xserver-xorg-video-dummy openbox x11-utils \
    x11-xserver-utils \
    weston chromium espeak-ng pulseaudio neovim tidy libinput-tools nodejs \
    zbar-tools iproute2 util-linux curl

# More browsers for pages, where they are to be had: Ubuntu has Firefox otherwise.
BROWSERS := firefox-esr webkit2gtk-driver

# The library of Swift goes into the program, so that it runs where Swift is not.
RELEASE := -c release --static-swift-stdlib -Xswiftc -num-threads -Xswiftc 2

# The tests are built against modules that are optimized as the program is, in a folder of their own: they look into the
# modules, for which the program need not be open.
TESTED := -c release --scratch-path .build/optimized -Xswiftc -enable-testing -Xswiftc -num-threads -Xswiftc 2

# The tests of what has no window, no files and no children, in two halves that take as long: of the engine, and of the rest.
ENGINE := ^(Touch(Geometry|Trace|Kit|Picture)|Pasted|Conformance)Tests
PURE := ^Touch(Script|Code|Session|Study)Tests

# What is measured.
WHAT ?= hit

.DEFAULT_GOAL := help
.PHONY: help run build check test test-of test-all test-build written web web-check bench videos course sheet goldens code lint docs documented readme-pictures format deps test-deps swift install install-tree \
    uninstall deb test-deb clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## opens the window; without a display, films the tour
	@program="$$($(SWIFT) build -c release --show-bin-path)/touchscope"; \
	if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then exec "$$program"; fi; \
	echo "No display here: filming the tour instead."; \
	mkdir -p build; exec "$$program" render tour -o build/tour.mp4

build: deps ## the release build, with the engine for pages
	@TOUCHSCOPE_ONLY=touchscope $(SWIFT) build $(RELEASE) --product touchscope
	@share/manual-pages "$$($(SWIFT) build -c release --show-bin-path)/touchscope_Assets.resources/Manual"
	@$(MAKE) --no-print-directory web

check: lint written ## a minute's worth: lint, and the tests of what is pure, as a debug build has them
	@$(SWIFT) build --build-tests
	@$(MAKE) --no-print-directory documented AT=.build/debug
	@TOUCHSCOPE_EFFORT=0.4 Tests/run .build/debug "$(ENGINE)" "$(PURE)"

test-of: swift ## the tests of one module, with what it needs and nothing else: MODULE=TouchReading
	@TOUCHSCOPE_ONLY=$(MODULE) $(SWIFT) test --scratch-path .build/only --disable-xctest

test: build test-build ## every test, each long walk on a sample
	@$(MAKE) --no-print-directory documented AT=.build/optimized/release
	@Tests/run .build/optimized/release

test-all: build test-build ## in full the tests that make test only samples; half an hour
	@TOUCHSCOPE_EFFORT=10 Tests/run .build/optimized/release

web: swift ## the engine as WebAssembly, in build/web and with the program
	@library="$$(dirname "$$(readlink -f "$$(command -v $(SWIFT))")")/../lib/swift/embedded/wasm32-unknown-none-wasm"; \
	test -d "$$library" || { \
	    echo "This toolchain has no library for WebAssembly: touchscope card will make pages of pictures."; exit 0; }; \
	engine="$$($(SWIFT) build -c release --show-bin-path)/touchscope_Assets.resources/touchscope.wasm.gz"; \
	$(MAKE) --no-print-directory -j2 -f Web/Makefile TO=build/web OPTIMIZED=-Osize all build/web/touchscope.wasm.gz && \
	{ cmp -s build/web/touchscope.wasm.gz "$$engine" \
	    || { cp build/web/touchscope.wasm.gz "$$engine.new" && mv "$$engine.new" "$$engine"; }; }

web-check: build test-build ## plays lessons, recordings and random scenes in WebAssembly: each as it is played here
	@TOUCHSCOPE_EFFORT=10 Tests/run .build/optimized/release SameEngineTests

test-build: test-deps
	@$(MAKE) --no-print-directory written BUILT="$(TESTED)"
	@$(SWIFT) build --build-tests $(TESTED)

# The UIKit code of every scene, which CodeTests compile and play. A plugin of SwiftPM cannot write it: what it runs may not stand on
# a module that has a plugin itself, as TouchWords has.
written: swift
	@$(SWIFT) build $(BUILT) --product generate
	@"$$($(SWIFT) build $(BUILT) --show-bin-path)/generate" code Tests/CodeTests/Written Assets/Lessons/*.scene Tests/CodeTests/Scenes/*.scene

bench: build test-deps ## measures what is built; WHAT="window start": the words of touchbench
	@$(SWIFT) build $(RELEASE) --product touchbench
	@"$$($(SWIFT) build -c release --show-bin-path)/touchbench" $(WHAT)

videos: build ## films every lesson, in build/videos; ALL=1: both languages, every format
	@program="$$($(SWIFT) build -c release --show-bin-path)/touchscope"; to="build/videos"; mkdir -p "$$to"; \
	for lesson in $$("$$program" lessons | awk '{ print $$1 }'); do \
	    if [ -n "$(ALL)" ]; then \
	        for language in en zh; do \
	            "$$program" render "$$lesson" --all --lang "$$language" --fps 30 -o "$$to/$$lesson" || exit 1; \
	        done; \
	        ln -sf "$$lesson/$$lesson.mp4" "$$to/$$lesson.mp4"; \
	    else \
	        "$$program" render "$$lesson" --size 1920x1080 --fps 30 -o "$$to/$$lesson.mp4" || exit 1; \
	        for language in en zh; do \
	            "$$program" render "$$lesson" --lang "$$language" -o "$$to/$$lesson.$$language.srt" || exit 1; \
	        done; \
	    fi; \
	done; \
	"$$program" course --films "$$to" -o "$$to"

course: build ## a site of all lessons in build/course, with the films of make videos if they are there
	@"$$($(SWIFT) build -c release --show-bin-path)/touchscope" course --films build/videos -o build/course

readme-pictures: build ## the moving picture of the README, of the scene and the tape in it
	@rm -rf build/readme; mkdir -p build/readme
	@for kind in scene tape; do \
	    sed -n "/^\`\`\`$$kind$$/,/^\`\`\`$$/p" README.md | sed '1d;$$d' > build/readme/feed.$$kind; \
	done
	@"$$($(SWIFT) build -c release --show-bin-path)/touchscope" render build/readme/feed.tape --size 960x540 --fps 15 --silent \
	    -o build/readme/feed.mp4
	@ffmpeg -v error -y -i build/readme/feed.mp4 -c:v libwebp_anim -loop 0 -quality 70 share/readme.webp
	@ls -l share/readme.webp

sheet: test-deps ## every panel in every state as pictures, in build/sheet
	@TOUCHSCOPE_PICTURES="$(CURDIR)/build/sheet" $(SWIFT) test --filter "ContactSheet|PanelSheet|StageFirst|Looks|Visit"
	@echo "Pictures: build/sheet"

goldens: test-deps ## keeps the goldens as they are painted and said now
	@TOUCHSCOPE_GOLDENS=accept $(SWIFT) test --disable-xctest --filter "GoldenTests|SentenceTests|VocabularyTests"
	@git --no-pager diff --stat -- Tests/TouchFilmTests/Goldens Tests/TouchWordsTests/Goldens Assets/LANGUAGE.md

code: build ## writes the samples of UIKit code anew, as scenes are written now
	@for file in Tests/CodeTests/Samples/*.swift; do \
	    scene="$$(basename "$$file" .swift | sed -E 's/([a-z])([A-Z])/\1-\2/g' | tr A-Z a-z)"; \
	    "$$($(SWIFT) build -c release --show-bin-path)/touchscope" code "$$scene" --replace -o "$$file"; \
	done; git --no-pager diff --stat -- Tests/CodeTests/Samples

lint: swift ## strict formatting of every source, and comments as API guidelines ask
	@$(SWIFT) format lint --strict --parallel --recursive Package.swift Plugins Sources Tests Assets
	@! grep -rnE '^ *///? (- [A-Za-z ]+: )?(What|Whether|How|Where)\b|^ *//.{99,}' Sources Plugins \
	    --include=*.swift || { echo "Comments fit in 100 columns, and their summaries are noun phrases or begin with a verb." >&2; exit 1; }

docs: build ## the engine's documentation, in build/docs; fails for a symbol without a comment, and for any warning
	@$(SWIFT) build $(RELEASE) --target UIKit
	@$(SWIFT) build $(RELEASE) --product conformance
	@at="$$($(SWIFT) build -c release --show-bin-path)" && \
	"$$at/conformance" $(DOCC)/Rules.md Tests $(DOCC)/Conformance.md && \
	"$$at/conformance" --surface Sources/Engine/TouchKit Sources/Engine/TouchTrace Sources/Engine/UIKit Sources/Engine/EventTime $(DOCC)/Surface.md && \
	$(MAKE) --no-print-directory documented AT="$$at"
	@mkdir build/symbols/engine; mv build/symbols/TouchKit*.json build/symbols/engine; \
	docc convert $(DOCC) --additional-symbol-graph-dir build/symbols/engine --warnings-as-errors \
	    --fallback-display-name TouchKit --fallback-bundle-identifier touchscope.TouchKit \
	    --output-path build/docs
	@echo "Documentation: build/docs (serve it, or read $(DOCC))"

# Fails if a public symbol of the libraries has no comment; AT is the folder of a build.
documented:
	@rm -rf build/symbols; mkdir -p build/symbols; \
	for module in TouchKit UIKit TouchscopeKit; do \
	    swift-symbolgraph-extract -module-name $$module -target $$(uname -m)-unknown-linux-gnu \
	        -I "$(AT)/Modules" $$(printf ' -I %s' Sources/System/* "$(AT)"/C*.build) \
	        $$(pkg-config --cflags-only-I pangocairo sdl2 | sed 's/-I/-Xcc -I/g') -output-dir build/symbols || exit 1; \
	done; \
	"$(AT)/conformance" --documented $$(printf 'build/symbols/%s.symbols.json ' TouchKit UIKit TouchscopeKit)

format: swift ## formats every source in place
	@$(SWIFT) format --in-place --parallel --recursive Package.swift Plugins Sources Tests Assets

swift:
	@command -v $(SWIFT) >/dev/null || { \
	    echo "Swift is missing: install Swift 6.2 or newer from https://swift.org/install" >&2; \
	    exit 1; }

# Installs those of $(PACKAGES) that are missing.
define INSTALL
	@missing=$$(for package in $(PACKAGES); do \
	    dpkg-query -W -f '$${db:Status-Status}' $$package 2>/dev/null | grep -qx installed \
	        || echo $$package; \
	done); \
	test -z "$$missing" && exit 0; \
	command -v apt-get >/dev/null || { \
	    echo "Missing, and there is no apt-get to install them:" $$missing >&2; exit 1; }; \
	root=; test "$$(id -u)" = 0 || root=sudo; \
	echo "Installing with apt:" $$missing; \
	get="$$root env DEBIAN_FRONTEND=noninteractive apt-get"; \
	refreshed=; \
	for package in $$missing; do \
	    test -n "$$(apt-cache madison $$package 2>/dev/null)" || { \
	        $$get update -q && refreshed=yes; break; }; \
	done; \
	$$get install -q -y --no-install-recommends $$missing || { \
	    test -z "$$refreshed" && $$get update -q \
	        && $$get install -q -y --no-install-recommends $$missing; }
endef

deps: PACKAGES = $(RUNNING)
deps: swift ## installs what running needs, with apt
	$(INSTALL)

test-deps: PACKAGES = $(RUNNING) $(TESTING)
test-deps: swift ## installs what testing needs, too
	$(INSTALL)
	@for package in $(BROWSERS); do \
	    dpkg-query -W -f '$${db:Status-Status}' $$package 2>/dev/null | grep -qx installed && continue; \
	    root=; test "$$(id -u)" = 0 || root=sudo; \
	    $$root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $$package \
	        || echo "$$package is not to be had: pages are not tested in it."; \
	done

install: build ## puts the program under PREFIX (/usr/local)
	@$(SWIFT) build $(RELEASE) --product generate
	@bin="$$($(SWIFT) build -c release --show-bin-path)"; to="$(DESTDIR)$(PREFIX)"; \
	install -D -m 755 "$$bin/touchscope" "$$to/bin/touchscope"; \
	rm -rf "$$to/share/touchscope"; mkdir -p "$$to/share/touchscope"; \
	cp -R "$$bin/touchscope_Assets.resources/." "$$to/share/touchscope/"; \
	mkdir "$$to/share/touchscope/package"; cp -R Package.swift Assets Plugins Sources "$$to/share/touchscope/package/"; \
	install -D -m 644 Assets/Probe/TouchProbe.swift \
	    "$$to/share/touchscope/Probe/TouchProbe.swift"; \
	install -D -m 644 Assets/touchscope.svg \
	    "$$to/share/icons/hicolor/scalable/apps/touchscope.svg"; \
	install -D -m 644 share/touchscope.desktop "$$to/share/applications/touchscope.desktop"; \
	install -D -m 755 share/touchscope-kiosk "$$to/bin/touchscope-kiosk"; \
	install -D -m 644 share/touchscope-kiosk.desktop \
	    "$$to/share/touchscope/autostart/touchscope-kiosk.desktop"; \
	install -D -m 644 share/touchscope-kiosk.service \
	    "$$to/lib/systemd/user/touchscope-kiosk.service"; \
	{ LC_ALL=C "$$bin/touchscope" --manual; cat share/manual-end.1; } > build/touchscope.1; \
	install -D -m 644 build/touchscope.1 "$$to/share/man/man1/touchscope.1"; \
	install -D -m 644 share/touchscope.bash \
	    "$$to/share/bash-completion/completions/touchscope"; \
	rm -rf build/syntax; "$$bin/generate" syntax build/syntax; cp -R share/vim build/syntax; \
	for folder in vim/vimfiles nvim/site; do \
	    mkdir -p "$$to/share/$$folder"; cp -R build/syntax/vim/. "$$to/share/$$folder/"; \
	done; \
	cp -R build/syntax/textmate "$$to/share/touchscope/"; \
	echo "Installed: $$to/bin/touchscope"

deb: install-tree ## a Debian package in build/, which runs where Swift is not
	@share/debian/package build/deb build/touchscope.deb

# As the package has it.
install-tree: build
	@rm -rf build/deb
	@$(MAKE) --no-print-directory install DESTDIR="$(CURDIR)/build/deb" PREFIX=/usr

# Where packages come from here is where the bare system gets its own.
test-deb: PACKAGES = $(RUNNING) $(TESTING) debootstrap
test-deb: deb ## installs the package in a bare Debian, runs it there and takes it away; needs root
	$(INSTALL)
	@test "$$(id -u)" = 0 || { echo "make test-deb needs root: a bare system is made" >&2; exit 1; }
	@test -e build/root/etc/debian_version || { rm -rf build/root; \
	    . /etc/os-release; debootstrap --variant=minbase "$$VERSION_CODENAME" build/root > build/root.log \
	        || { tail -3 build/root.log >&2; exit 1; }; }
	@cp /etc/resolv.conf build/root/etc/; cp -R /etc/apt/apt.conf.d build/root/etc/apt/
	@$(MAKE) --no-print-directory test-build
	@TOUCHSCOPE_DEB="$(CURDIR)/build/touchscope.deb" TOUCHSCOPE_DEB_ROOT="$(CURDIR)/build/root" \
	    Tests/run .build/optimized/release PackageTests

uninstall: ## takes it away again
	@to="$(DESTDIR)$(PREFIX)"; \
	rm -rf "$$to/bin/touchscope" "$$to/bin/touchscope-kiosk" "$$to/share/touchscope" \
	    "$$to/lib/systemd/user/touchscope-kiosk.service" \
	    "$$to/share/icons/hicolor/scalable/apps/touchscope.svg" \
	    "$$to/share/applications/touchscope.desktop" "$$to/share/man/man1/touchscope.1" \
	    "$$to/share/bash-completion/completions/touchscope"; \
	rm -f "$$to"/share/vim/vimfiles/*/touchscope* "$$to"/share/nvim/site/*/touchscope*

clean: ## removes everything built
	@rm -rf .build build
