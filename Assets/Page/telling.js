// What is said beside the stage of touches, sentence by sentence. A page says when, in its own `tell(time)`, and lights lines
// of its scene in `light(lines)`.
'use strict';

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
  const isOpen = ends && text && !/[\p{Sentence_Terminal}:：…"”]$/u.test(text), plain = text.replaceAll('*', '');
  return (isOpen ? parts('sentence', { words: plain }).join('') : plain).split(/([A-Za-z0-9_-]+(?:\.(?:pan|pinch))?)/)
    .map((part) => known.has(part) ? nameButton(part) : document.createTextNode(part));
}

function button(text, does) {
  const made = element('button', text);
  made.type = 'button';
  made.onclick = does;
  return made;
}

function tellTouches() {
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
  once('time', [told.lanes, told.record, told.states, told.recognizers, language], tellTime);
  once('chain', [told.chain, told.states, language], tellChain);
}

/// What became of the same touches: what was and is no more, and what is there instead.
function differences({ time, was, is, reason, wasAtEnd, isAtEnd }) {
  const line = (key, old, now, given = {}) => {
    const made = element('p'), gone = element('s');
    gone.append(...sentence(old, false));
    made.append(...parts(key, { old: gone, now: sentence(now, false), ...given }));
    return made;
  };
  const title = element('p');
  title.append(element('b', say('same')));
  const end = wasAtEnd ? [line('became', wasAtEnd, isAtEnd)] : [];
  if (!was) return [title, ...(wasAtEnd ? end : [element('p', say('alike'))])];
  const why = element('p');
  why.append(...sentence(reason));
  return [title, line('parted', was, is, { time: time.toFixed(3) }), why, ...end];
}

function tellTime() {
  const { lanes = [], steps = [], recognizers = [], from, to, time, record } = told;
  by('time').hidden = !lanes.length && !recognizers.length;
  by('steps').hidden = !lanes.length;
  by('lanes').classList.toggle('watchers', !lanes.length);
  by('time-title').textContent = say(lanes.length ? 'time' : 'watching');
  if (!lanes.length) {
    by('clock').textContent = '';
    by('lanes').replaceChildren(...recognizers.flatMap(({ name, type, view }) => {
      // Long names break between their words.
      const words = element('p'), broken = (type.match(/[A-Z]+[^A-Z]*/g) ?? []).flatMap((part) => [part, element('wbr')]);
      words.append(...parts('watches', { type: broken, view: nameButton(view) }));
      return [nameButton(name), words];
    }));
    return;
  }
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
  by('clock').textContent = parts('clock', { time: time.toFixed(3), step: place + 1, count: steps.length }).join('');
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

by('back').onclick = () => act('back');
by('forward').onclick = () => act('forward');
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
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest('input, textarea, select, summary')) return;
  const keys = { ArrowLeft: 'back', ArrowRight: 'forward', Escape: 'live' };
  if (keys[event.key]) { event.preventDefault(); act(keys[event.key]); }
});
