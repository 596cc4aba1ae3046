// A lesson that is touched: fingers in, the engine's pictures and sentences out. Everything that decides is in the engine.
'use strict';
(async () => {
  const by = (id) => document.getElementById(id);
  const data = JSON.parse(by('content').textContent);
  const words = {
    en: {
      again: 'Begin again', turn: 'Your turn', watch: 'Watch', whatIf: 'What if…', share: 'Share', back: 'Previous decision',
      forward: 'Next decision', time: 'Decision by decision', tasks: 'Try it, with finger or mouse', chain: 'Responder chain, from below',
      scene: 'The scene · change it', told: 'The lesson in words', hint: 'Your turn · touch me', other: '中文', otherLang: 'zh',
      help: 'Tap a name to ask about it.', would: 'would act:', past: 'Put a finger on the stage to go on from here.',
      copied: 'The address is copied.', keep: 'The address of this page is in the bar above.', goOn: 'Go on', done: 'done',
      nothing: 'Nothing has happened yet: touch the stage.', picture: 'The stage: touch it; or hold the space bar and press arrow keys.',
      same: 'The same touches, without what is switched off', alike: 'Nothing turned out differently.', restarted: 'The engine had to begin again. Your touches are played up to the last one.',
      lost: 'The engine had to begin again, and the stage with it.',
      engine: 'This browser cannot run the engine: it needs WebAssembly, and DecompressionStream. The pictures below stand still.',
    },
    zh: {
      again: '重新开始', turn: '轮到你了', watch: '观看', whatIf: '如果……', share: '分享', back: '上一个决定', forward: '下一个决定',
      time: '逐个决定', tasks: '用手指或鼠标试试', chain: '响应者链，从下往上', scene: '场景 · 改一改', told: '课程文字', hint: '轮到你了 · 摸摸我',
      other: 'English', otherLang: 'en', help: '点一个名字，问问它。', would: '会行动，如果', past: '把手指放到舞台上，从这里继续。',
      copied: '地址已复制。', keep: '本页的地址在上面的地址栏里。', goOn: '继续', done: '完成', nothing: '还什么都没有发生：摸摸舞台。',
      picture: '舞台：摸摸它；或按住空格键并按方向键。', same: '同样的触摸，去掉已关闭的部分', alike: '结果没有不同。',
      restarted: '引擎重新启动了，已重放到你最后一次触摸。', lost: '引擎重新启动了，舞台也从头开始。',
      engine: '这个浏览器无法运行引擎：它需要 WebAssembly 和 DecompressionStream。下面是静止的画面。',
    },
  };
  let language = data.language;
  const say = (key) => words[language][key];
  const trouble = (text) => { by('trouble').textContent = text; by('trouble').hidden = !text; };

  // The engine ------------------------------------------------------------------------------------------------------

  const canvas = by('picture'), painter = canvas.getContext('2d');
  const fonts = { 0: 'Inter, "Noto Sans", "Noto Sans CJK SC", system-ui, sans-serif', 1: '"JetBrains Mono", ui-monospace, Menlo, monospace' };
  const font = (size, weight, family) => `${weight ? 600 : 400} ${size}px ${fonts[family]}`;
  const ruler = document.createElement('canvas').getContext('2d');
  const utf8 = new TextDecoder(), toUTF8 = new TextEncoder();
  const now = () => performance.now() / 1000;

  /// One instance of the engine with a lesson open. What is done is kept, so that another can do it again after a trap.
  class Engine {
    constructor(module) { this.module = module; this.log = []; }

    /// Another instance waits for the day on which this one traps.
    async prepare() { this.spare = await WebAssembly.instantiate(this.module, this.imports()); }

    start() {
      this.wasm = (this.spare ?? new WebAssembly.Instance(this.module, this.imports())).exports;
      this.spare = null;
      this.prepare();
    }

    imports() {
      const page = {
        write: () => {},
        measure: (at, count, size, weight, family) => {
          ruler.font = font(size, weight, family);
          return ruler.measureText(utf8.decode(new Uint8Array(this.wasm.memory.buffer, at, count))).width;
        },
      };
      return { page };
    }

    put(bytes) {
      const place = this.wasm.room(bytes.length);
      new Uint8Array(this.wasm.memory.buffer, place, bytes.length).set(bytes);
      return place;
    }
    answer(count) { return utf8.decode(new Uint8Array(this.wasm.memory.buffer, this.wasm.answer(), count)); }

    open(time) {
      this.log = [['open', time]];
      return this.run('open', time);
    }

    /// Does it, and again in a new instance if the old one trapped.
    do(name, ...given) {
      this.log.push([name, ...given]);
      if (this.log.length > 60000) this.log = [];
      try { return this.run(name, ...given); } catch (fault) { return this.revive(fault); }
    }

    run(name, ...given) {
      const { wasm } = this;
      switch (name) {
        case 'open': {
          const [scene, tape] = [data.scene, data.tape].map((text) => toUTF8.encode(text));
          return JSON.parse(this.answer(wasm.open(
            this.put(scene), scene.length, this.put(tape), tape.length, language === 'zh' ? 1 : 0, given[0])));
        }
        case 'touch': {
          const [numbers, time] = given;
          wasm.touch(this.put(new Uint8Array(Float64Array.from(numbers).buffer)), numbers.length, time);
          return null;
        }
        case 'act': {
          const text = toUTF8.encode(given[0]);
          return this.answer(wasm.act(this.put(text), text.length, given[1]));
        }
        default: return wasm[name](...given);
      }
    }

    /// A trap ends an instance: what was done before the last call is done again in another.
    revive(fault) {
      console.error(fault);
      const log = this.log.slice(0, -1);
      fingers.clear();
      try {
        if (!log.length) throw fault;
        this.start();
        for (const [name, ...given] of log) this.run(name, ...given);
        this.log = log;
        this.run('act', 'interrupt', now());
        trouble(say('restarted'));
      } catch {
        this.start();
        this.open(now());
        trouble(say('lost'));
      }
      return null;
    }

    /// Lets time pass; what brought nothing about is not worth doing again.
    advance(time) {
      const happened = this.do('advance', time);
      if (!happened) this.log.pop();
      return happened;
    }

    /// Reads without changing anything, so nothing of it is kept.
    read(name, ...given) {
      try { return this.wasm[name](...given); } catch (fault) { this.log.push([name]); return this.revive(fault); }
    }
    tell() { return JSON.parse(this.answer(this.read('tell') ?? 0) || '{}'); }
    content() { return JSON.parse(this.answer(this.read('content'))); }
  }

  async function load() {
    const text = by('engine').textContent.trim();
    if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function' || !text) throw new Error('no engine');
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return WebAssembly.compile(await new Response(stream).arrayBuffer());
  }

  const fingers = new Map();
  let engine, content;
  try {
    engine = new Engine(await load());
    await engine.prepare();
    engine.start();
    content = engine.open(now());
    if (content.fault) return trouble(content.fault);
  } catch (fault) {
    console.error(fault);
    document.body.classList.add('still');
    const still = document.querySelector('noscript');
    if (still) still.outerHTML = `<section id="still">${still.textContent}</section>`;
    return trouble(say('engine'));
  }

  // The picture -----------------------------------------------------------------------------------------------------

  const colors = new Map();
  function color(bits, alpha) {
    const key = bits * 1000 + Math.round(alpha * 999);
    let text = colors.get(key);
    if (!text) {
      text = `rgba(${bits >> 16 & 255},${bits >> 8 & 255},${bits & 255},${alpha})`;
      colors.set(key, text);
    }
    return text;
  }

  const layers = [];
  /// A canvas as large as the picture, for what is see-through as a whole.
  function layer(depth) {
    const one = layers[depth] ??= document.createElement('canvas').getContext('2d');
    if (one.canvas.width !== canvas.width || one.canvas.height !== canvas.height) {
      one.canvas.width = canvas.width;
      one.canvas.height = canvas.height;
    }
    one.setTransform(1, 0, 0, 1, 0, 0);
    one.clearRect(0, 0, canvas.width, canvas.height);
    return one;
  }

  /// Paints the numbers in order: PictureNumbers says what they mean.
  function paintNumbers(n, letters) {
    let i = 0, letter = 0, on = painter;
    const stack = [];
    const path = () => {
      on.beginPath();
      for (let count = n[i++]; count > 0; count--) {
        const step = n[i++];
        if (step === 0) on.moveTo(n[i++], n[i++]);
        else if (step === 1) on.lineTo(n[i++], n[i++]);
        else if (step === 2) on.bezierCurveTo(n[i++], n[i++], n[i++], n[i++], n[i++], n[i++]);
        else on.closePath();
      }
    };
    const paint = () => { const bits = n[i++]; return bits < 0 ? null : color(bits, n[i++]); };
    while (i < n.length) {
      switch (n[i++]) {
        case 1: {
          const fill = paint(), line = paint();
          let dash = [];
          if (line) {
            on.lineWidth = n[i++];
            const count = n[i++];
            dash = Array.from(n.subarray(i, i += count));
          }
          path();
          if (fill) { on.fillStyle = fill; on.fill(); }
          if (line) { on.setLineDash(dash); on.strokeStyle = line; on.stroke(); }
          break;
        }
        case 2: {
          const [x, y, , size, weight, family] = n.subarray(i, i += 6), ink = paint(), count = n[i++];
          const text = utf8.decode(letters.subarray(letter, letter += count));
          if (ink) { on.font = font(size, weight, family); on.fillStyle = ink; on.fillText(text, x, y); }
          break;
        }
        case 3: {
          const by = n.subarray(i, i += 6), opacity = n[i++], clips = n[i++];
          stack.push([on, opacity]);
          if (opacity < 1) {
            const above = layer(stack.length);
            above.setTransform(on.getTransform());
            above.lineCap = above.lineJoin = 'round';
            on = above;
          }
          on.save();
          on.transform(...by);
          if (clips) { path(); on.clip(); }
          break;
        }
        case 4: {
          on.restore();
          const [below, opacity] = stack.pop();
          if (below !== on) {
            below.save();
            below.setTransform(1, 0, 0, 1, 0, 0);
            below.globalAlpha = opacity;
            below.drawImage(on.canvas, 0, 0);
            below.restore();
            on = below;
          }
        }
      }
    }
  }

  let width = 0, height = 0;
  function paint(time) {
    const ratio = window.devicePixelRatio || 1;
    const pixels = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== pixels[0] || canvas.height !== pixels[1]) [canvas.width, canvas.height] = pixels;
    const count = engine.read('paint', width, height, time);
    if (!count) return;
    const { wasm } = engine, memory = wasm.memory.buffer;
    painter.setTransform(ratio, 0, 0, ratio, 0, 0);
    painter.lineCap = painter.lineJoin = 'round';
    paintNumbers(new Float32Array(memory, wasm.numbers(), count), new Uint8Array(memory, wasm.answer(), wasm.length()));
  }

  /// The stage is as wide as its room, and as high as its scene asks for, up to half of a phone.
  function resize() {
    width = canvas.parentElement.clientWidth;
    const tall = window.innerHeight > window.innerWidth, wide = window.innerWidth >= 900;
    const limit = wide ? window.innerHeight * 0.64 : tall ? window.innerHeight / 2 : window.innerHeight - 72;
    height = Math.round(Math.min(width * content.height / content.width + 8, limit));
    canvas.style.height = `${height}px`;
    // What was kept free for sentences was as high as another width asked for.
    by('why').style.minHeight = '';
    wake();
  }

  // Fingers ---------------------------------------------------------------------------------------------------------

  let waiting = [], awake = false, timer = 0, isTouched = false, toldAt = 0, isStale = true;
  const place = (event) => {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  function sample(event, finger, phase, isCoalesced) {
    const [x, y] = place(event), isPen = event.pointerType === 'pen';
    const force = isPen || event.pointerType === 'touch' && event.pressure > 0 && event.pressure !== 0.5 ? event.pressure : 0;
    return [finger, phase, x, y, event.timeStamp / 1000, force, Math.max(event.width, event.height) / 2, isPen ? 1 : 0, isCoalesced];
  }
  const flush = () => {
    if (waiting.length) engine.do('touch', waiting, now());
    waiting = [];
  };
  function free() {
    let number = 1;
    const taken = new Set(fingers.values());
    while (taken.has(number)) number++;
    return number;
  }
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button > 0 || fingers.has(event.pointerId) || fingers.size >= 10) return;
    event.preventDefault();
    try { canvas.setPointerCapture(event.pointerId); } catch { /* it has gone already */ }
    flush();
    fingers.set(event.pointerId, free());
    waiting.push(...sample(event, fingers.get(event.pointerId), 0, 0));
    trouble('');
    by('hint').textContent = '';
    wake();
  });
  canvas.addEventListener('pointermove', (event) => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) {
      if (content.hovers) { engine.do('hover', 0, ...place(event), 0, 0, now()); wake(); }
      return;
    }
    const all = event.getCoalescedEvents?.() ?? [];
    for (const one of all.slice(0, -1)) waiting.push(...sample(one, finger, 1, 1));
    waiting.push(...sample(event, finger, 1, 0));
    wake();
  });
  for (const [name, phase] of [['pointerup', 2], ['pointercancel', 3]]) {
    canvas.addEventListener(name, (event) => {
      const finger = fingers.get(event.pointerId);
      if (finger === undefined) return;
      flush();
      waiting.push(...sample(event, finger, phase, 0));
      fingers.delete(event.pointerId);
      wake();
    });
  }
  canvas.addEventListener('pointerleave', () => { if (content.hovers) engine.do('hover', 1, 0, 0, 0, 0, now()); });
  canvas.addEventListener('wheel', (event) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    engine.do('hover', 2, ...place(event), -event.deltaX, -event.deltaY, now());
    wake();
  }, { passive: false });
  // A finger on the stage neither scrolls nor zooms the page, nor goes back from the edge.
  for (const name of ['touchstart', 'touchmove', 'gesturestart']) {
    canvas.addEventListener(name, (event) => { if (event.cancelable) event.preventDefault(); }, { passive: false });
  }
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());

  // A finger for who has none: the space bar puts it down in the middle of the stage and lifts it, arrows move it.
  const keyed = { clientX: 0, clientY: 0, pointerType: 'mouse', width: 1, height: 1, pressure: 0 };
  function key(phase, dx = 0, dy = 0) {
    const box = canvas.getBoundingClientRect();
    if (phase === 0) {
      if (fingers.has('key')) return;
      fingers.set('key', free());
      [keyed.clientX, keyed.clientY] = [box.x + box.width / 2, box.y + box.height / 2];
      by('hint').textContent = '';
    }
    const finger = fingers.get('key');
    if (finger === undefined) return;
    keyed.clientX += dx;
    keyed.clientY += dy;
    keyed.timeStamp = performance.now();
    flush();
    waiting.push(...sample(keyed, finger, phase, 0));
    if (phase > 1) fingers.delete('key');
    wake();
  }
  canvas.addEventListener('keydown', (event) => {
    const ways = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, -10], ArrowDown: [0, 10] };
    if (event.key === ' ') key(0);
    else if (fingers.has('key') && ways[event.key]) key(1, ...ways[event.key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  canvas.addEventListener('keyup', (event) => { if (event.key === ' ') key(2); });
  canvas.addEventListener('blur', () => key(3));

  /// As a device does when somebody calls: every touch is cancelled.
  function interrupt() {
    if (!fingers.size) return;
    flush();
    fingers.clear();
    act('interrupt');
  }
  // Out of sight no time passes.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) { interrupt(); act('rest'); } else { act('wake'); }
  });
  window.addEventListener('blur', interrupt);
  window.addEventListener('orientationchange', interrupt);
  window.addEventListener('resize', resize);

  // Time ------------------------------------------------------------------------------------------------------------

  function wake() {
    isStale = true;
    if (awake) return;
    awake = true;
    clearTimeout(timer);
    requestAnimationFrame(frame);
  }

  function frame() {
    awake = false;
    flush();
    const time = now(), hasMore = engine.advance(time) === 2;
    paint(time);
    const wasTouched = isTouched;
    isTouched = fingers.size > 0;
    // While fingers move, words need not follow each of their steps.
    if (isStale && (!isTouched || !wasTouched || time - toldAt > 0.1)) tell(time);
    const due = hasMore ? 0 : engine.read('due', now());
    if (due <= time + 0.02) { awake = true; requestAnimationFrame(frame); isStale = isStale || due <= time; }
    else if (Number.isFinite(due)) timer = setTimeout(wake, Math.min((due - now()) * 1000, 1e8));
    else if (isStale && isTouched) timer = setTimeout(wake, 100);
  }

  function act(text) {
    const fault = engine.do('act', text, now());
    trouble(fault || '');
    wake();
    return fault;
  }

  // Words -----------------------------------------------------------------------------------------------------------

  let told = {}, shown = {}, search = 0;
  /// Does something only where it differs from what is there.
  function once(id, value, show) {
    const key = JSON.stringify(value);
    if (shown[id] === key) return;
    shown[id] = key;
    show(value);
  }
  const element = (tag, text, name) => {
    const made = document.createElement(tag);
    if (text !== undefined) made.textContent = text;
    if (name) made.className = name;
    return made;
  };
  const stateOf = (name) => told.states?.find((one) => one.name === name)?.state ?? '';
  function nameButton(name) {
    const button = element('button', name, `name ${stateOf(name)}`);
    button.type = 'button';
    button.onclick = () => { if (told.isFilm) act('touch'); act(`ask ${name}`); };
    return button;
  }
  /// A sentence whose names can be touched, in the stage's colours.
  function sentence(text, ends = true) {
    const known = new Set(content.names);
    const isOpen = ends && text && !/[.。!！?？:：…"”]$/.test(text);
    return (text.replaceAll('*', '') + (isOpen ? (language === 'zh' ? '。' : '.') : '')).split(/([A-Za-z0-9_-]+)/)
      .map((part) => known.has(part) ? nameButton(part) : document.createTextNode(part));
  }

  function tell(time) {
    isStale = false;
    toldAt = time;
    told = engine.tell();
    if (told.done === undefined) return;
    once('done', [told.done, language], () => told.done.forEach((isDone, place) => {
      const item = by('task-list').children[place];
      item.classList.toggle('done', isDone);
      item.setAttribute('aria-label', item.textContent + (isDone ? ` (${say('done')})` : ''));
    }));
    by('watch').setAttribute('aria-pressed', told.isFilm);
    by('turn').setAttribute('aria-pressed', !told.isFilm);
    if (told.isFilm) tellFilm(); else tellTouches();
  }

  function tellFilm() {
    by('time').hidden = by('chain').hidden = true;
    shown.time = shown.chain = shown.why = '';
    once('film', [told.words, told.asks, told.isOver, language], () => {
      by('asked').textContent = '';
      by('sentence').replaceChildren(...sentence(told.asks ? told.asks.text : told.words));
      by('detail').textContent = by('help').textContent = '';
      by('would').hidden = by('difference').hidden = true;
      if (told.asks) by('sentence').append(...choices(told.asks, () => act('go-on')));
      if (told.asks && !told.asks.answers.length) by('sentence').append(button(say('goOn'), () => act('go-on')));
    });
    if (told.isOver) act('touch');
  }

  function button(text, does) {
    const made = element('button', text);
    made.type = 'button';
    made.onclick = does;
    return made;
  }

  /// Answers to a question; the right one shows when one is pressed.
  function choices(asked, then) {
    const all = asked.answers.map((text, place) => button(text, () => {
      for (const [other, one] of all.entries()) {
        one.classList.toggle('right', other === asked.right);
        one.classList.toggle('wrong', other === place && other !== asked.right);
        one.setAttribute('aria-pressed', other === place);
      }
      then();
    }));
    return all;
  }

  function tellTouches() {
    shown.film = '';
    const answers = told.answers ?? [];
    once('why', [answers, told.asked, told.states, told.difference, told.isLive, told.fault, language], () => {
      by('asked').textContent = told.asked ?? '';
      by('sentence').replaceChildren(...sentence(answers[0]?.words ?? say('nothing')));
      by('detail').replaceChildren(...sentence(answers[1]?.words ?? ''));
      by('help').textContent = told.fault ?? (answers.length ? (told.isLive ? say('help') : say('past')) : '');
      by('difference').hidden = !told.difference;
      if (told.difference) by('difference').replaceChildren(...differences(told.difference));
      light(new Set(answers.slice(0, 2).map((one) => one.line)));
      canvas.setAttribute('aria-label', `${say('picture')} ${answers[0]?.words ?? ''}`);
    });
    // What stands below is not to move under a finger that steps on and on.
    by('why').style.minHeight = isTouched ? '' : `${by('why').offsetHeight}px`;
    once('lines off', told.off, switches);
    once('time', [told.lanes, told.record, told.states, language], tellTime);
    once('chain', [told.chain, told.states, language], tellChain);
    if (!isTouched) lookFor();
  }

  /// What became of the same touches: what was and is no more, and what is there instead.
  function differences({ time, was, is, reason, wasAtEnd, isAtEnd }) {
    const line = (before, old, now) => {
      const made = element('p', before);
      if (old) { const gone = element('s'); gone.append(...sentence(old, false)); made.append(gone, ' → ', ...sentence(now, false)); }
      return made;
    };
    const title = element('p');
    title.append(element('b', say('same')));
    if (!was) return [title, line(say('alike'))];
    const why = element('p');
    why.append(...sentence(reason));
    return [title, line(`${time.toFixed(3)} s: `, was, is), why, line('', wasAtEnd, isAtEnd)];
  }

  /// What would have let it act, once nobody touches any more.
  function lookFor() {
    const parts = (told.question ?? '').split(/[^A-Za-z0-9_-]+/);
    const loser = told.states?.find((one) => ['failed', 'cancelled'].includes(one.state) && parts.includes(one.name));
    const key = loser && !told.off.length && told.isLive ? `${loser.name} ${told.record}` : '';
    if (shown.search === key) return;
    shown.search = key;
    cancelAnimationFrame(search);
    by('would').hidden = true;
    if (!key) return;
    engine.do('act', `search ${loser.name}`, now());
    const look = () => {
      if (shown.search !== key || fingers.size) return;
      const more = engine.read('search');
      const found = JSON.parse(engine.answer(engine.wasm.length()) || '[]');
      if (found.length) {
        by('would').hidden = false;
        by('would').replaceChildren(nameButton(loser.name), ` ${say('would')} `, ...found.map((change) => button(change, () => act(`off ${change}`))));
      }
      if (more) search = requestAnimationFrame(look);
    };
    search = requestAnimationFrame(look);
  }

  function tellTime() {
    const { lanes = [], steps = [], from, to, time, record } = told;
    by('time').hidden = !lanes.length;
    const share = (moment) => `${Math.min(Math.max((moment - from) / (to - from), 0), 1) * 100}%`;
    const rows = lanes.flatMap((lane) => {
      const row = element('div', undefined, 'lane');
      for (const bar of lane.bars) {
        const strip = element('i', undefined, bar.look);
        strip.style.left = share(bar.from);
        strip.style.width = `calc(${share(bar.to)} - ${share(bar.from)})`;
        row.append(strip);
      }
      for (const limit of lane.limits) {
        const line = element('b', limit.words, (limit.time - from) / (to - from) > 0.8 ? 'end' : '');
        line.style.left = share(limit.time);
        row.append(line);
      }
      return [lane.isFinger ? element('span', lane.name) : nameButton(lane.name), row];
    });
    for (const step of steps) {
      const tick = element('u');
      tick.style.left = share(step.time);
      rows[1]?.append(tick);
    }
    const head = element('div');
    head.id = 'head';
    rows[1]?.append(head);
    by('lanes').replaceChildren(...rows);
    if (rows[1]) {
      head.style.left = share(time);
      head.style.bottom = `${-(lanes.length - 1) * 38}px`;
    }
    const place = steps.findLastIndex?.((step) => step.record <= record) ?? steps.length - 1;
    by('clock').textContent = `${time.toFixed(3)} s · ${place + 1}/${steps.length}`;
    by('step').replaceChildren(...sentence(told.isLive || place < 0 ? '' : steps[place].words));
    by('back').disabled = !steps.length || record <= steps[0].record;
    by('forward').disabled = !steps.length || record >= steps[steps.length - 1].record;
  }

  function tellChain() {
    const { chain = [] } = told;
    by('chain').hidden = !chain.length;
    by('rungs').replaceChildren(...chain.map((rung) => {
      const item = element('li', undefined, rung.isReached ? 'reached' : '');
      item.append(nameButton(rung.name), ` ${rung.words}`);
      return item;
    }));
  }

  // The scene, line by line -----------------------------------------------------------------------------------------

  let rows = [];
  function writeScene() {
    const known = new Set(content.names);
    while (content.scene.at(-1)?.text === '') content.scene.pop();
    const first = content.scene.findIndex((line) => line.text && !/^(scene|title) /.test(line.text));
    rows = content.scene.map((line, place) => {
      const row = element('div', undefined, 'row'), code = element('code'), text = line.text.trimStart();
      // What is wrapped stays further in than what is nested.
      code.style.paddingLeft = `${line.text.length - text.length + 4}ch`;
      row.hidden = place < first;
      if (text.startsWith('#')) code.append(element('span', text, 'remark'));
      else code.append(...text.split(/([A-Za-z0-9_-]+)/).map((part, at, all) =>
        known.has(part) || !/^[a-z-]+$/.test(part) || all.slice(0, at).join('').includes('"')
          ? part : element('span', part, 'word')));
      row.append(code);
      if (line.changes.length) {
        const toggle = element('button');
        toggle.type = 'button';
        toggle.setAttribute('role', 'switch');
        toggle.setAttribute('aria-label', line.text.trim());
        toggle.onclick = () => {
          const isOn = toggle.getAttribute('aria-checked') === 'true';
          const rest = (told.off ?? []).filter((one) => !line.changes.includes(one));
          act(`off ${(isOn ? [...rest, ...line.changes] : rest).join(';')}`);
        };
        row.append(toggle);
      }
      return row;
    });
    by('lines').replaceChildren(...rows);
    switches(told.off ?? []);
  }
  function switches(off) {
    rows.forEach((row, place) => {
      const isOff = content.scene[place].changes.some((one) => off.includes(one));
      row.classList.toggle('off', isOff);
      row.querySelector('button')?.setAttribute('aria-checked', !isOff);
    });
  }
  function light(lines) {
    rows.forEach((row, place) => row.classList.toggle('lit', lines.has(place + 1)));
  }

  // The page --------------------------------------------------------------------------------------------------------

  function speak() {
    document.documentElement.lang = language;
    shown = {};
    by('title').textContent = content.title;
    document.title = `${content.title} – Touchscope`;
    for (const [id, key] of [['language', 'other'], ['watch', 'watch'], ['turn', 'turn'], ['what-if', 'whatIf'], ['share', 'share'],
      ['time-title', 'time'], ['tasks-title', 'tasks'], ['chain-title', 'chain'], ['scene-title', 'scene'], ['told-title', 'told']]) {
      by(id).textContent = say(key);
    }
    by('language').lang = say('otherLang');
    for (const [id, key] of [['reset', 'again'], ['back', 'back'], ['forward', 'forward']]) by(id).setAttribute('aria-label', say(key));
    by('hint').textContent = say('hint');
    by('place').textContent = data.place?.[language] ?? '';
    by('ask').hidden = !content.question;
    if (content.question) {
      by('question').textContent = content.question.text;
      by('choices').replaceChildren(...choices(content.question, () => {}));
    }
    by('tasks').hidden = !content.tasks.length;
    by('task-list').replaceChildren(...content.tasks.map((text) => { const item = element('li'); item.append(...sentence(text)); return item; }));
    by('told').hidden = !content.captions.length;
    by('captions').replaceChildren(...content.captions.map((text) => {
      const isTitle = text.startsWith('# ');
      const item = element(isTitle ? 'h3' : 'p');
      item.append(...sentence(isTitle ? text.slice(2) : text));
      return item;
    }));
    by('watch').hidden = !data.tape;
    writeScene();
    wake();
  }

  by('language').onclick = () => {
    language = say('otherLang');
    act(`language ${language}`);
    content = engine.content();
    speak();
  };
  by('reset').onclick = () => { fingers.clear(); act('reset'); by('hint').textContent = say('hint'); };
  by('watch').onclick = () => { act(told.isFilm ? 'touch' : 'watch'); by('hint').textContent = ''; };
  by('turn').onclick = () => { act('touch'); act('live'); canvas.focus(); };
  by('what-if').onclick = () => by('scene').scrollIntoView({ behavior: 'smooth', block: 'center' });
  by('back').onclick = () => act('back');
  by('forward').onclick = () => act('forward');
  by('share').onclick = async () => {
    try {
      if (navigator.share) await navigator.share({ title: content.title, url: location.href });
      else { await navigator.clipboard.writeText(location.href); trouble(say('copied')); }
    } catch { trouble(say('keep')); }
  };
  // Dragging over the lanes looks back.
  function scrub(event) {
    const row = by('lanes').querySelector('.lane');
    if (!row || event.target.closest('button') || event.pressure === 0 && event.type === 'pointermove') return;
    const box = row.getBoundingClientRect(), share = (event.clientX - box.left) / box.width;
    if (share < 0) return;
    act(`scrub ${told.from + Math.min(share, 1) * (told.to - told.from)}`);
  }
  by('lanes').addEventListener('pointerdown', (event) => {
    if (event.target.closest('button')) return;
    by('lanes').setPointerCapture(event.pointerId);
    scrub(event);
  });
  by('lanes').addEventListener('pointermove', scrub);
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest('input, summary')) return;
    const keys = { ArrowLeft: 'back', ArrowRight: 'forward', Escape: 'live' };
    if (keys[event.key]) { event.preventDefault(); act(keys[event.key]); }
  });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const dress = () => act(`theme ${dark.matches ? 'dark' : 'light'}`);
  dark.addEventListener('change', dress);

  dress();
  resize();
  speak();
  new ResizeObserver(resize).observe(canvas.parentElement);
})();
