// What all pages of a course share: which lessons are done, what words mean, and a copy for when there is no network.
'use strict';

window.touchscopeSite = (() => {
  const { src } = document.currentScript;

  // What is done, where the browser keeps things ------------------------------------------------------------------

  const place = 'touchscope.done';
  function done() {
    try { return new Set(JSON.parse(localStorage.getItem(place)) ?? []); } catch { return new Set(); }
  }
  function keep(lessons) {
    try { localStorage.setItem(place, JSON.stringify([...lessons])); } catch { /* then nothing is kept */ }
  }
  function finish(lesson) {
    const all = done();
    if (!all.has(lesson)) keep(all.add(lesson));
  }
  /// Ticks on the overview.
  function tick() {
    const kept = document.getElementById('kept'), all = done(), here = new Set();
    if (!kept) return;
    for (const item of document.querySelectorAll('[data-lesson]')) {
      const isDone = all.has(item.dataset.lesson);
      if (isDone) here.add(item.dataset.lesson);
      item.querySelector('.tick').hidden = !isDone;
    }
    kept.hidden = !here.size;
    const [words] = kept.children;
    words.textContent = words.dataset.words.replace('{count}', here.size);
  }
  document.getElementById('forget')?.addEventListener('click', () => { keep([]); tick(); });
  // Who comes back from a lesson finds it ticked.
  for (const name of ['pageshow', 'storage']) window.addEventListener(name, tick);
  tick();

  // What words mean -----------------------------------------------------------------------------------------------

  let word = null;
  const note = document.createElement('p');
  note.id = 'meaning';
  note.setAttribute('role', 'status');
  note.hidden = true;
  document.body.append(note);
  function close() {
    word?.setAttribute('aria-expanded', false);
    word = null;
    note.hidden = true;
  }
  function open(next, meaning) {
    const isOpen = word === next;
    close();
    if (isOpen) return;
    word = next;
    word.setAttribute('aria-expanded', true);
    note.textContent = meaning;
    note.hidden = false;
    const at = word.getBoundingClientRect(), room = document.documentElement.clientWidth;
    note.style.left = `${Math.max(16, Math.min(at.left, room - note.offsetWidth - 16)) + window.scrollX}px`;
    const top = at.bottom + note.offsetHeight > window.innerHeight ? at.top - note.offsetHeight : at.bottom;
    note.style.top = `${Math.max(top, 0) + window.scrollY}px`;
  }
  document.addEventListener('click', (event) => { if (!event.target.closest('.term')) close(); });
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape') close(); });

  /// Makes a button of the first of each of the glossary's words in some elements.
  function explain(elements, language) {
    const meanings = window.touchscopeGlossary?.[language] ?? {};
    const terms = Object.keys(meanings).sort((a, b) => b.length - a.length).join('|');
    if (!terms) return;
    const pattern = /^[\w |-]+$/.test(terms) ? new RegExp(`\\b((?:${terms})s?)\\b`, 'i') : new RegExp(`(${terms})`, 'i');
    const known = (text) => [text, text.replace(/s$/, '')].find((one) => one in meanings), seen = new Set();
    for (const element of elements) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT), texts = [];
      while (walker.nextNode()) if (!walker.currentNode.parentElement.closest('a, button')) texts.push(walker.currentNode);
      for (const text of texts) {
        text.replaceWith(...text.data.split(pattern).map((part, at) => {
          const term = at % 2 ? known(part.toLowerCase()) : undefined;
          if (!term || seen.has(term)) return part;
          seen.add(term);
          const button = document.createElement('button');
          [button.type, button.className, button.textContent] = ['button', 'term', part];
          button.setAttribute('aria-expanded', false);
          button.onclick = () => open(button, meanings[term]);
          return button;
        }));
      }
    }
  }
  for (const group of document.querySelectorAll('#all > section')) {
    explain(group.querySelectorAll('.tiles p'), document.documentElement.lang);
  }

  // On paper, and without a network -------------------------------------------------------------------------------

  // What is folded is printed unfolded.
  let folded = [];
  window.addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll('details:not([open])')];
    for (const one of folded) one.open = true;
  });
  window.addEventListener('afterprint', () => { for (const one of folded) one.open = false; });

  try {
    if (window.isSecureContext && /^http/.test(src)) navigator.serviceWorker.register(new URL('offline.js', src)).catch(() => {});
  } catch { /* then there is no copy */ }

  return { explain, finish };
})();
