// The engine in WebAssembly, and the words of the page: shared by whatever shows a stage.
'use strict';

const by = (id) => document.getElementById(id);
const [languages, data] = ['words', 'content'].map((id) => JSON.parse(by(id).textContent));
const asked = new URLSearchParams(location.search);
let language = languages.find((one) => asked.has(one.identifier))?.identifier ?? data.language;
/// Within another page there is only the stage with its sentence, and with three buttons unless it is alone. No element is called
/// so, or browsers would scroll the page around it there.
const isEmbedded = ['#embed', '#alone'].includes(location.hash);
if (isEmbedded) document.documentElement.className = location.hash.slice(1);
/// The language that is spoken, or so many after it.
const spoken = (steps = 0) =>
  languages[(languages.findIndex((one) => one.identifier === language) + steps) % languages.length];
const say = (key) => spoken().words[key];
/// What is said, in parts: `given` for the names in braces.
const parts = (key, given) => say(key).split(/\{(\w+)\}/).flatMap((part, at) => at % 2 ? given[part] : part ? [part] : []);
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
  constructor(module) { [this.module, this.log, this.texts] = [module, [], []]; }

  /// Another instance waits for the day on which this one traps.
  async prepare() { this.spare = await WebAssembly.instantiate(this.module, this.imports()); }

  start() {
    this.wasm = (this.spare ?? new WebAssembly.Instance(this.module, this.imports())).exports;
    this.spare = null;
    for (const { table } of languages) if (table) this.learn(toUTF8.encode(table));
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
  learn(table) { this.wasm.learn(this.put(table), table.length); }
  answer(count) { return utf8.decode(new Uint8Array(this.wasm.memory.buffer, this.wasm.answer(), count)); }

  /// Opens a scene with a tape, or with none.
  open(time, scene = data.scene, tape = data.tape) {
    this.texts = [scene, tape];
    this.log = [['open', time, scene, tape]];
    return this.run(...this.log[0]);
  }

  /// Opens a scene and its tape in one text, played. One that the engine cannot bear is left, as it was left before.
  write(time, text) {
    const before = this.log;
    this.log = [['write', time, text]];
    try {
      const said = this.run(...this.log[0]);
      if (said.faults.length && !said.width) this.log = before;
      return said;
    } catch (fault) {
      this.log = [...before, []];
      this.revive(fault);
      return { faults: [{ line: 1, column: 1, words: say('lost') }] };
    }
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
        const [time, scene, tape] = given, texts = [scene, tape, language].map((text) => toUTF8.encode(text));
        return JSON.parse(this.answer(wasm.open(...texts.flatMap((text) => [this.put(text), text.length]), time)));
      }
      case 'touch': {
        const [numbers, time] = given;
        wasm.touch(this.put(new Uint8Array(Float64Array.from(numbers).buffer)), numbers.length, time);
        return null;
      }
      case 'write': {
        const [time, text] = given, texts = [text, language].map((one) => toUTF8.encode(one));
        return JSON.parse(this.answer(wasm.write(...texts.flatMap((one) => [this.put(one), one.length]), time)));
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
      this.open(now(), ...this.texts);
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
  /// What the engine answers to words.
  query(words) {
    const text = toUTF8.encode(words);
    try { return this.answer(this.wasm.query(this.put(text), text.length)); } catch (fault) { this.log.push([]); return this.revive(fault) ?? ''; }
  }
  /// Tries the next change of a search: whether there is more to try, and what was found.
  search() {
    const more = this.read('search');
    return { more, found: JSON.parse(this.answer(this.wasm.length()) || '[]') };
  }
  tell() { return JSON.parse(this.answer(this.read('tell') ?? 0) || '{}'); }
  content() { return JSON.parse(this.answer(this.read('content'))); }
}

async function load() {
  // A card carries the engine within it, the pages of a course have it beside them.
  const text = window.touchscopeEngine ?? by('engine').textContent.trim();
  if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function' || !text) throw new Error('no engine');
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

/// Where nothing can be played: one sentence, and how the lesson ends as a picture.
function stayStill(text) {
  document.body.classList.add('still');
  const still = document.querySelector('noscript');
  if (still) still.outerHTML = `<section id="still">${still.textContent}</section>`;
  trouble(text);
}

const fingers = new Map();
let engine, content;

/// Starts the engine and opens what the page carries; whether it could.
async function begin(open = () => engine.open(now())) {
  try {
    engine = new Engine(await load());
    await engine.prepare();
    engine.start();
    content = open();
  } catch (fault) {
    console.error(fault);
    stayStill(say('engine'));
    return false;
  }
  if (!content.fault) {
    document.body.classList.remove('still');
    return true;
  }
  stayStill(content.fault);
  return false;
}
