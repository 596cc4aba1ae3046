// The playground: a scene and its tape as text, played while one writes; what it expected in vain, and what would mend that.
'use strict';

const sheet = by('text');

// The link --------------------------------------------------------------------------------------------------------

/// What an address carries: version 1 is `#v=1&s=TEXT&at=SECONDS&ask=WORDS`, TEXT deflated, in base64url.
async function carried() {
  const values = new URLSearchParams(location.hash.slice(1));
  document.body.classList.toggle('embed', values.has('embed'));
  if (!values.has('s')) return null;
  if (values.get('v') !== '1') throw new Error(parts('otherVersion', { version: values.get('v') ?? '' }).join(''));
  let bytes;
  try {
    bytes = Uint8Array.from(atob(values.get('s').replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch { throw new Error(say('damaged')); }
  const at = Number.parseFloat(values.get('at'));
  return { text: await inflated(bytes), at: at >= 0 ? at : null, ask: (values.get('ask') ?? '').slice(0, 400) };
}

/// A few bytes can stand for millions; a megabyte is as much as is opened.
async function inflated(bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader(), chunks = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > 1 << 20) { reader.cancel(); break; }
      chunks.push(value);
    }
  } catch { throw new Error(say('damaged')); }
  if (size > 1 << 20) throw new Error(say('tooLarge'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(chunks).arrayBuffer());
  } catch { throw new Error(say('damaged')); }
}

async function address() {
  const stream = new Blob([sheet.value]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let code = '';
  for (const byte of bytes) code += String.fromCharCode(byte);
  const text = btoa(code).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const asks = by('ask-text').value.trim();
  const moment = told.isLive === false && told.time !== undefined ? `&at=${told.time.toFixed(3)}` : '';
  return `${location.href.split('#')[0]}#v=1&s=${text}${moment}${asks ? `&ask=${encodeURIComponent(asks)}` : ''}`;
}

by('link').onclick = async () => {
  const link = await address();
  history.replaceState(null, '', link);
  try {
    await navigator.clipboard.writeText(link);
    by('link-place').hidden = true;
    trouble(parts('linkCopied', { count: link.length }).join(''));
  } catch {
    // A page that may not use the clipboard shows it to be copied by hand.
    by('link-place').hidden = false;
    by('link-text').value = link;
    by('link-text').focus();
    by('link-text').select();
  }
};
window.addEventListener('hashchange', () => follow());

/// Opens what the address carries; false where it carries nothing.
async function follow() {
  try {
    const link = await carried();
    if (!link) return false;
    begin.at = link.at;
    by('ask-text').value = link.ask;
    replace(link.text, true);
    if (link.ask) answer();
  } catch (fault) { trouble(fault.message); return false; }
  return true;
}

// The text --------------------------------------------------------------------------------------------------------

/// What the text was, and is again after so many undos.
let past = [], future = [], beginning = '', pause = 0, verdict = { faults: [], missed: [] };

/// Puts another text in the place of what is written.
function replace(text, isBeginning = false) {
  if (isBeginning) [beginning, past, future] = [text, [], []];
  else remember();
  sheet.value = text;
  play();
}
/// What was typed without a rest is undone at once.
function remember() {
  if (past.at(-1) !== remember.last) past.push(remember.last);
  if (past.length > 200) past.shift();
  future = [];
}
remember.last = '';
sheet.addEventListener('input', () => {
  if (!pause) remember();
  clearTimeout(pause);
  pause = setTimeout(play, 200);
  write();
});
function travel(from, to) {
  const text = from.pop();
  if (text === undefined) return;
  to.push(sheet.value);
  sheet.value = text;
  play();
}
by('undo').onclick = () => travel(past, future);
by('redo').onclick = () => travel(future, past);
by('reset').onclick = () => replace(beginning);
sheet.addEventListener('keydown', (event) => {
  const isCommand = event.ctrlKey || event.metaKey, key = event.key.toLowerCase();
  if (isCommand && key === 'z') { event.preventDefault(); if (event.shiftKey) travel(future, past); else travel(past, future); }
  if (isCommand && key === 'y') { event.preventDefault(); travel(future, past); }
});

/// Plays what is written; what was played stays where nothing can be.
function play() {
  clearTimeout(pause);
  pause = 0;
  remember.last = sheet.value;
  fingers.clear();
  isRecording(false);
  verdict = engine.write(now(), sheet.value);
  if (verdict.width) {
    content = verdict;
    document.title = `${content.title} – Touchscope`;
    dress();
    resize();
    if (begin.at !== null) act(`scrub ${begin.at}`);
    begin.at = null;
  }
  // What has been played is to be seen.
  by('hint').textContent = told.lanes?.length || verdict.expected ? '' : say('hint');
  if (!by('swift-text').hidden) swift();
  judge();
  wake();
}
begin.at = null;

/// The text once more under what is typed, in colours, with the numbers of its lines.
function write(lit = new Set()) {
  const known = new Set(content?.names ?? []), bad = new Map();
  for (const one of [...verdict.faults, ...verdict.missed ?? []]) bad.set(one.line, one);
  by('paper').replaceChildren(...sheet.value.split('\n').map((text, place) => {
    const row = element('div', undefined, 'line'), code = element('code'), mark = text.search(/#(?=(?:[^"]*"[^"]*")*[^"]*$)/);
    const said = mark < 0 ? text : text.slice(0, mark);
    const indent = said.length - said.trimStart().length, words = element('span', undefined, 'said');
    code.append(said.slice(0, indent), words);
    words.append(...said.slice(indent).split(/("(?:[^"\\]|\\.)*"|[A-Za-z0-9_-]+)/).map((part) =>
      /^[a-z][a-z-]+$/.test(part) && !known.has(part) ? element('span', part, 'word') : part));
    if (mark >= 0) code.append(element('span', text.slice(mark), 'remark'));
    if (bad.has(place + 1)) row.classList.add('bad');
    if (lit.has(place + 1)) row.classList.add('lit');
    row.append(element('b', place + 1), code);
    return row;
  }));
  roll();
}
const roll = () => { by('paper').style.transform = `translate(${-sheet.scrollLeft}px, ${-sheet.scrollTop}px)`; };
sheet.addEventListener('scroll', roll);
function light(lines) { write(lines); }

/// What is wrong with the text, and what it expected in vain.
function judge() {
  const { faults, missed = [], expected = 0 } = verdict, all = [...faults, ...missed];
  cancelAnimationFrame(search);
  write();
  by('faults').replaceChildren(...all.map((one) => {
    const item = element('li');
    item.append(button(`${one.line}:${one.column} ${one.words}`, () => show(one.line)));
    return item;
  }));
  const sum = faults.length ? '' : !expected ? say('expectsNothing')
    : parts(missed.length ? 'someMissed' : 'allHold', { missed: missed.length, count: expected }).join('');
  by('sum').textContent = sum;
  by('sum').className = faults.length || missed.length ? 'bad' : expected ? 'good' : '';
  const first = faults.length ? undefined : missed[0];
  by('missed').hidden = !first;
  by('mends').hidden = true;
  if (!first) return;
  by('missed-title').textContent = `${first.line}:${first.column} ${first.words}`;
  by('reasons').replaceChildren(...first.reasons.map(paragraph));
  act('mend 0');
  by('mends').hidden = false;
  by('mends-title').textContent = parts('wouldHold', { line: first.line }).join('');
  mend(by('mend-list'));
}
const paragraph = (one) => { const made = element('p'); made.append(...sentence(one.words)); return made; };

/// The caret goes to a line.
function show(line) {
  const before = sheet.value.split('\n').slice(0, line - 1).join('\n').length;
  choose('text');
  sheet.focus();
  sheet.setSelectionRange(before + (line > 1), before + (line > 1));
}

// Mending ---------------------------------------------------------------------------------------------------------

/// Tries changes one after the other, and shows those that do it, with what else they change. What one may be about to touch
/// stays where it is.
function mend(list) {
  cancelAnimationFrame(search);
  const start = performance.now(), shown = new Map(), state = element('p', say('trying'));
  list.replaceChildren(state);
  const look = () => {
    search = requestAnimationFrame(look);
    if (fingers.size) return;
    const end = performance.now() + 12;
    let more, found;
    do ({ more, found } = engine.search()); while (more && performance.now() < end);
    if (!more) cancelAnimationFrame(search);
    if (!more || performance.now() - start > 2000) {
      for (const one of found) if (!shown.has(one.words) && shown.size < 5) shown.set(one.words, remedy(one));
      list.replaceChildren(...[...shown.values()].flat(), ...more ? [state] : []);
    }
    if (!more && !shown.size) list.textContent = say('noChange');
  };
  search = requestAnimationFrame(look);
}
function remedy({ words, takesAway, also, rest }) {
  const made = button(words, () => {
    const changed = JSON.parse(engine.query(`change ${words}`));
    if (changed.fault) return trouble(changed.fault);
    replace(changed.text);
    trouble(by('sum').textContent);
  });
  made.className = 'remedy';
  const besides = element('p', undefined, also.length || takesAway ? 'besides' : 'alone');
  if (also.length) besides.append(...parts('butAlso', { also: also.flatMap((one, place) => [...place ? ['; '] : [], ...sentence(one, false)]) }), rest ? ' …' : '');
  else besides.textContent = say(takesAway ? 'takesAway' : 'allElse');
  return [made, besides];
}

/// A question in words, or a wish in the words of expectations.
function answer() {
  const asked = by('ask-text').value.trim();
  by('answers').replaceChildren();
  if (!asked) return;
  const { isWish, isMet, answers = [] } = JSON.parse(engine.query(`ask ${asked}`));
  if (isMet) by('answers').append(element('p', say('isMet')));
  if (isWish && !isMet) {
    const list = element('div');
    by('answers').append(element('h3', say('wouldCome')), list);
    act(`want ${asked}`);
    mend(list);
  } else {
    by('answers').append(...answers.flatMap((one) => [...one.heading ? [element('h3', one.heading)] : [], ...one.sentences.map(paragraph)]));
    if (!isMet && !answers.length) by('answers').textContent = say('noAnswer');
  }
}
by('ask-form').onsubmit = (event) => { event.preventDefault(); answer(); };

// Fingers, code and files -----------------------------------------------------------------------------------------

function isRecording(is) {
  sheet.readOnly = is;
  by('record').setAttribute('aria-pressed', is);
  by('record').textContent = say(is ? 'stop' : 'record');
}
by('record').onclick = () => {
  if (by('record').getAttribute('aria-pressed') !== 'true') {
    fingers.clear();
    act('reset');
    isRecording(true);
    by('hint').textContent = say('recording');
    return choose('stage');
  }
  const text = engine.query('verbs');
  isRecording(false);
  if (text) replace(text); else trouble(say('noFingers'));
};

function swift() {
  by('swift-text').textContent = engine.query('code');
}
by('swift').onclick = () => {
  const isShown = by('swift-text').hidden;
  by('swift').setAttribute('aria-pressed', isShown);
  [by('swift-text').hidden, by('sheet').hidden] = [!isShown, isShown];
  by('text-title').textContent = say(isShown ? 'swift' : 'text');
  if (isShown) swift();
  choose('text');
};

/// A file for `touchscope render` and its other commands; the code, where that is shown.
by('download').onclick = () => {
  const isCode = !by('swift-text').hidden, link = element('a');
  link.href = URL.createObjectURL(new Blob([isCode ? by('swift-text').textContent : sheet.value], { type: 'text/plain' }));
  link.download = `${content?.name ?? 'scene'}.${isCode ? 'swift' : 'touch'}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};
for (const name of ['dragover', 'drop']) {
  document.addEventListener(name, async (event) => {
    if (![...event.dataTransfer?.types ?? []].includes('Files')) return;
    event.preventDefault();
    const file = name === 'drop' ? event.dataTransfer.files[0] : undefined;
    if (!file) return;
    if (file.size > 1 << 20) return trouble(say('tooLarge'));
    replace(await file.text());
  });
}

// The page --------------------------------------------------------------------------------------------------------

/// On a phone one of three is shown.
function choose(tab) {
  document.body.dataset.tab = tab;
  for (const one of by('tabs').children) one.setAttribute('aria-pressed', one.dataset.tab === tab);
  resize();
}
for (const one of by('tabs').children) one.onclick = () => choose(one.dataset.tab);

function tell(time) {
  isStale = false;
  toldAt = time;
  told = engine.tell();
  if (told.done === undefined) return;
  tellTouches();
  by('ask-text').placeholder = parts('askHint', { name: told.recognizers?.[0]?.name ?? content.names[0] }).join('');
}

/// Patterns at once; lessons once somebody wants to choose one, for they are many.
function offer() {
  const option = (text, value) => { const made = element('option', text); made.value = value; return made; };
  const group = (title, all, name) => {
    const made = element('optgroup');
    made.label = title;
    made.append(...all.map((one, place) => option(one.title[language] ?? one.title.en, `${name} ${place}`)));
    return made;
  };
  by('begin').replaceChildren(option(say('begin'), ''), group(say('patterns'), data.patterns, 'pattern'),
    ...window.touchscopeLessons ? [group(say('lessons'), window.touchscopeLessons, 'lesson')] : []);
}
by('begin').onchange = () => {
  const [kind, place] = by('begin').value.split(' ');
  const chosen = (kind === 'pattern' ? data.patterns : window.touchscopeLessons ?? [])[place];
  by('begin').value = '';
  if (chosen) { by('ask-text').value = ''; by('answers').replaceChildren(); replace(chosen.text, true); }
};

function speak() {
  document.documentElement.lang = language;
  shown = {};
  by('title').textContent = say('title');
  for (const [id, key] of [['swift', 'swift'], ['link', 'link'], ['text-title', 'text'], ['chain-title', 'chain'], ['ask-title', 'ask']]) by(id).textContent = say(key);
  for (const [id, key] of [['undo', 'undo'], ['redo', 'redo'], ['reset', 'toBeginning'], ['download', 'download'], ['back', 'back'], ['forward', 'forward']]) {
    by(id).setAttribute('aria-label', say(key));
    by(id).title = say(key);
  }
  ['textTab', 'stageTab', 'whyTab'].forEach((key, place) => { by('tabs').children[place].textContent = say(key); });
  by('link-place').firstElementChild.textContent = say('copyThis');
  [by('language').lang, by('language').textContent] = [spoken(1).identifier, spoken(1).name];
  by('language').hidden = languages.length < 2;
  if (data.course) [by('course').hidden, by('course').href, by('course').textContent] = [false, data.course[language] ?? data.course.en, say('course')];
  isRecording(false);
  offer();
}
by('language').onclick = () => { language = spoken(1).identifier; speak(); play(); };

begin(() => {
  const written = engine.write(now(), data.patterns[0].text);
  if (written.width) verdict = written;
  return written;
}).then(async (isThere) => {
  if (!isThere) return;
  speak();
  // Who was quicker than the engine keeps what was typed.
  if (!await follow()) replace(sheet.value || data.patterns[0].text, true);
  choose('stage');
  new ResizeObserver(resize).observe(canvas.parentElement);
  // The lessons come when all else is there.
  if (data.lessons) {
    const script = element('script');
    script.src = data.lessons;
    script.onload = offer;
    document.head.append(script);
  }
});
