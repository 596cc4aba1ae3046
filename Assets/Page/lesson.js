// A lesson that is touched: its scene with switches, its tape to watch, its tasks. Everything that decides is in the engine.
'use strict';

/// What the pages of a course share; a card that stands alone has none.
const site = window.touchscopeSite;

// Words -----------------------------------------------------------------------------------------------------------

function tell(time) {
  isStale = false;
  toldAt = time;
  told = engine.tell();
  if (told.done === undefined) return;
  once('done', [told.done, language], () => told.done.forEach((isDone, place) => {
    const item = by('task-list').children[place];
    item.classList.toggle('done', isDone);
    item.setAttribute('aria-label', isDone ? parts('done', { task: item.textContent }).join('') : item.textContent);
  }));
  const isWatched = told.isFilm && !told.isOver;
  if (told.done.length && told.done.every(Boolean) || told.isOver) finish();
  by('watch').setAttribute('aria-pressed', isWatched);
  by('turn').setAttribute('aria-pressed', !isWatched);
  by('film').hidden = !told.isFilm;
  if (!told.isFilm) by('film-ask').hidden = true;
  if (told.isFilm) return tellFilm();
  shown.film = shown['film question'] = shown['film over'] = read = '';
  aloud('');
  by('code').hidden = true;
  shown.code = '';
  tellTouches();
  once('lines off', told.off, switches);
  if (!isTouched) lookFor();
}

let read = '';
function tellFilm() {
  by('time').hidden = by('would').hidden = by('difference').hidden = true;
  shown.time = shown.why = '';
  once('film', [told.words, told.asks, told.isAnswered, told.states, language], () => {
    by('asked').textContent = told.chapter;
    by('sentence').replaceChildren(...sentence(told.words));
    site?.explain([by('sentence')], language);
    by('detail').textContent = by('help').textContent = '';
  });
  // The question that stands above the stage is asked there; its buttons keep what was chosen until it is answered.
  const { asks } = told, isFirst = !isEmbedded && asks?.text === content.question?.text && asks?.answers.length > 0;
  once('film question', [asks, language], () => {
    by('film-ask').hidden = !asks || isFirst;
    by('film-question').textContent = asks?.text ?? '';
    by('film-choices').replaceChildren(...asks ? choices(asks) : []);
    if (asks && !asks.answers.length) by('film-choices').append(button(say('goOn'), () => act('go-on')));
    if (isFirst) window.scrollTo({ top: 0, behavior: 'smooth' });
  });
  if (told.isAnswered) by(isFirst ? 'choices' : 'film-choices').children[asks.right]?.classList.add('right');
  if (told.words !== read) aloud(read = told.words);
  once('chain', [told.chain, told.states, language], tellChain);
  once('code', [told.code, told.lit], tellCode);
  once('film over', told.isOver, () => { if (told.isOver) by('hint').textContent = say('hint'); });
  by('pause').textContent = told.runs ? '❚❚' : '▶';
  by('pause').setAttribute('aria-label', say(told.runs ? 'pause' : 'play'));
  const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  by('played').textContent = `${minutes(told.seconds)} / ${minutes(told.duration)}`;
  by('seek').max = told.duration;
  by('seek').value = told.seconds;
}

function tellCode() {
  by('code').hidden = !told.code;
  by('code-lines').replaceChildren(...(told.code ?? []).map((text, place) => {
    const row = element('div', undefined, told.lit[place] ? 'row lit' : 'row');
    row.append(element('code', text));
    return row;
  }));
}

/// The browser's own voice reads captions, once somebody has asked for it.
function aloud(text) {
  if (by('sound').getAttribute('aria-pressed') !== 'true') return;
  speechSynthesis.cancel();
  const speech = new SpeechSynthesisUtterance(text.replaceAll('*', ''));
  speech.lang = language;
  speechSynthesis.speak(speech);
}

/// Answers to a question; the right one shows when one is pressed, and a film that waits for it goes on.
function choices(asked) {
  const all = asked.answers.map((text, place) => button(text, () => {
    for (const [other, one] of all.entries()) {
      one.classList.toggle('right', other === asked.right);
      one.classList.toggle('wrong', other === place && other !== asked.right);
      one.setAttribute('aria-pressed', other === place);
    }
    finish();
    if (told.isFilm && told.asks?.text === asked.text) act('go-on');
  }));
  return all;
}

/// What would have let it act, once nobody touches any more.
function lookFor() {
  const named = (told.question ?? '').split(/[^A-Za-z0-9_-]+/);
  const loser = told.states?.find((one) => ['failed', 'cancelled'].includes(one.state) && named.includes(one.name));
  const key = loser && !told.off.length && told.isLive ? `${loser.name} ${told.record}` : '';
  if (shown.search === key) return;
  shown.search = key;
  cancelAnimationFrame(search);
  by('would').hidden = true;
  if (!key) return;
  engine.do('act', `search ${loser.name}`, now());
  const look = () => {
    if (shown.search !== key || fingers.size) return;
    const { more, found } = engine.search();
    if (found.length) {
      by('would').hidden = false;
      const changes = found.map(({ words: change }) => button(change, () => { act(`off ${change}`); showDifference(); }));
      by('would').replaceChildren(...parts('would', { name: nameButton(loser.name), changes }));
    }
    if (more) search = requestAnimationFrame(look);
  };
  search = requestAnimationFrame(look);
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
        showDifference();
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
    const { changes } = content.scene[place], isOff = changes.some((one) => off.includes(one));
    // Of some lines a word goes, of others all of it: "drag without disabled", "without require drag to-fail flick".
    const gone = changes.map((one) => one.split(' without ')[1]).filter(Boolean);
    row.classList.toggle('off', isOff && !gone.length);
    for (const word of row.querySelectorAll('.word')) word.classList.toggle('gone', isOff && gone.includes(word.textContent));
    row.querySelector('button')?.setAttribute('aria-checked', !isOff);
  });
}
/// What a change has brought about is told beside the stage.
function showDifference() {
  by('why').style.scrollMarginTop = getComputedStyle(by('stage')).position === 'sticky' ? `${height + 8}px` : '8px';
  requestAnimationFrame(() => by('why').scrollIntoView({ block: 'nearest' }));
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
  for (const [id, key] of [['watch', 'watch'], ['turn', 'turn'], ['what-if', 'whatIf'], ['share', 'share'],
    ['code-title', 'code'], ['tasks-title', 'tasks'], ['chain-title', 'chain'], ['scene-title', 'scene'], ['told-title', 'told']]) {
    by(id).textContent = say(key);
  }
  [by('language').lang, by('language').textContent] = [spoken(1).identifier, spoken(1).name];
  by('language').hidden = languages.length < 2;
  for (const [id, key] of [['reset', 'again'], ['back', 'back'], ['forward', 'forward'], ['seek', 'seek'], ['sound', 'sound']]) by(id).setAttribute('aria-label', say(key));
  by('hint').textContent = say('hint');
  way();
  by('ask').hidden = !content.question;
  if (content.question) {
    by('question').textContent = content.question.text;
    by('choices').replaceChildren(...choices(content.question));
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
  site?.explain([by('captions')], language);
  by('watch').hidden = !data.tape;
  writeScene();
  wake();
}

/// Back to the course, and on to the next lesson of the path that one is on, in the language that one reads.
function way() {
  const { course, paths, next: following } = data.way ?? {}, name = asked.get('path'), path = paths?.[name];
  const next = path ? path.next : following;
  const marks = [language === data.language ? '' : language, path ? `path=${name}` : ''].filter(Boolean).join('&');
  by('place').textContent = (path ?? data).place?.[language] ?? '';
  by('course').hidden = !course;
  by('next').hidden = !next;
  if (course) [by('course').href, by('course').textContent] = [course[language] + (path ? `#${name}` : ''), say('course')];
  if (next) [by('next').href, by('next').textContent] = [next.page + (marks && `?${marks}`), parts('next', { title: next.title[language] }).join('')];
}
/// Tasks done, a question answered, or a film watched: the course has a tick for it.
function finish() {
  if (data.way && !isEmbedded) site?.finish(data.way.lesson);
}

by('language').onclick = () => {
  language = spoken(1).identifier;
  act(`language ${language}`);
  content = engine.content();
  speak();
};
by('reset').onclick = () => { fingers.clear(); act('reset'); by('hint').textContent = say('hint'); };
by('watch').onclick = () => { act(told.isFilm && !told.isOver ? 'touch' : 'watch'); by('hint').textContent = ''; };
by('pause').onclick = () => act('pause');
by('seek').oninput = () => act(`seek ${by('seek').value}`);
by('sound').hidden = typeof speechSynthesis !== 'object';
by('sound').textContent = '🔊';
by('sound').onclick = () => {
  const isOn = by('sound').getAttribute('aria-pressed') === 'true';
  by('sound').setAttribute('aria-pressed', !isOn);
  if (isOn) speechSynthesis.cancel(); else aloud(told.words);
};
by('turn').onclick = () => { act('touch'); act('live'); canvas.focus(); };
by('what-if').onclick = () => by('scene').scrollIntoView({ behavior: 'smooth', block: 'center' });
by('share').onclick = async () => {
  try {
    if (navigator.share) await navigator.share({ title: content.title, url: location.href });
    else { await navigator.clipboard.writeText(location.href); trouble(say('copied')); }
  } catch { trouble(say('keep')); }
};

begin().then((isThere) => {
  if (!isThere) return;
  dress();
  speak();
  new ResizeObserver(resize).observe(canvas.parentElement);
  // The overview's picture shows what is decided, until somebody touches it.
  if (location.hash === '#alone' && data.way) for (const does of ['watch', 'pause', `seek ${data.way.decision}`]) act(does);
});
