extension BugCardPage {
    /// The script that steps through the pictures: buttons, the slider, the timeline, arrow keys,
    /// space.
    static let script = """
        'use strict';
        const content = JSON.parse(document.getElementById('content').textContent);
        const frames = content.frames;
        const svg = picture => picture[language].map(n => content.lines[n]).join('\\n');
        const by = id => document.getElementById(id);
        let here = 0, timer = 0;
        const asked = location.search.slice(1);
        let language = content.languages.includes(asked) ? asked : document.documentElement.lang;
        function show(n) {
          if (!frames.length) return;
          here = Math.min(Math.max(n, 0), frames.length - 1);
          const frame = frames[here], told = frame[language];
          by('stage').innerHTML = svg(frame.stage);
          by('stage').setAttribute('aria-label', told.join('. '));
          by('place').value = here;
          by('time').textContent = frame.time.toFixed(3) + ' s  ' + (here + 1) + '/' + frames.length;
          by('lanes').lastElementChild.style.left = frame.left * 100 + '%';
          const list = by('why').querySelector('ul');
          list.replaceChildren(...told.map(text => {
            const item = document.createElement('li');
            item.textContent = text;
            return item;
          }));
        }
        function pause() { clearTimeout(timer); timer = 0; }
        function tick() {
          if (here + 1 >= frames.length) return pause();
          const gap = frames[here + 1].time - frames[here].time;
          timer = setTimeout(() => { show(here + 1); tick(); },
            Math.min(Math.max(gap * 1000, 120), 1200));
        }
        function play() {
          if (timer) return pause();
          if (here + 1 >= frames.length) show(0);
          tick();
        }
        function step(n) { pause(); show(n); }
        function speak() {
          document.documentElement.lang = language;
          for (const part of document.querySelectorAll('[data-en]'))
            part[part.id === 'question' ? 'placeholder' : 'textContent'] =
              part.getAttribute('data-' + language);
          by('lanes').firstElementChild.innerHTML = svg(content.lanes);
          document.querySelectorAll('[data-picture]').forEach(part => {
            part.innerHTML = svg(content.exhibits[+part.dataset.picture]);
          });
          show(here);
          ask();
        }
        const stem = word => word.replace(/^(fail|cancel|end)(s|ed|led)?$/, '$1');
        function ask() {
          const words = by('question').value.toLowerCase().split(/[\\s?？,，。"“”]+/)
            .filter(word => word && !content.fillers.includes(word)).map(stem);
          const found = words.length ? content.answers.filter(answer => {
            const text = Object.values(answer.told).join(' ').toLowerCase();
            return words.every(word => text.includes(word));
          }).slice(0, 12) : [];
          by('answers').replaceChildren(...found.map(answer => {
            const item = document.createElement('li'), button = document.createElement('button');
            button.type = 'button';
            button.textContent = answer.told[language];
            button.onclick = () => step(answer.frame);
            item.append(button);
            return item;
          }));
          if (words.length && !found.length) {
            const item = document.createElement('li');
            item.textContent = content.nothing[language];
            by('answers').append(item);
          }
        }
        by('question').oninput = ask;
        by('first').onclick = () => step(0);
        by('back').onclick = () => step(here - 1);
        by('next').onclick = () => step(here + 1);
        by('last').onclick = () => step(frames.length - 1);
        by('play').onclick = play;
        by('place').oninput = event => step(+event.target.value);
        by('language').onclick = () => {
          const all = content.languages;
          language = all[(all.indexOf(language) + 1) % all.length];
          speak();
        };
        by('lanes').onclick = event => {
          const box = by('lanes').getBoundingClientRect();
          const left = (event.clientX - box.left) / box.width;
          let best = 0;
          frames.forEach((frame, n) => {
            if (Math.abs(frame.left - left) < Math.abs(frames[best].left - left)) best = n;
          });
          step(best);
        };
        document.addEventListener('keydown', event => {
          if (event.altKey || event.ctrlKey || event.metaKey
            || event.target === by('question')) return;
          const keys = { ArrowLeft: () => step(here - 1), ArrowRight: () => step(here + 1),
            Home: () => step(0), End: () => step(frames.length - 1), ' ': play };
          const act = keys[event.key];
          if (!act || (event.key === ' ' && event.target.tagName === 'BUTTON')
            || event.target.tagName === 'SUMMARY') return;
          event.preventDefault();
          act();
        });
        // A link can bring its question along.
        try { by('question').value = decodeURIComponent(location.hash.slice(1)); } catch { /* no question */ }
        speak();
        """

    static let style = """
        :root { color-scheme: light; --ink: #17202a; --second: #53606d; --line: #cdd5dd;
          --ground: #f2f4f7; --amber: #a06400; --active: #0a6aa3; }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--ground); color: var(--ink);
          font: 16px/1.5 Inter, "Noto Sans", "Noto Sans CJK SC", system-ui, sans-serif; }
        header, main { max-width: 928px; margin: 0 auto; padding: 16px 24px; }
        header { display: flex; align-items: center; justify-content: space-between; gap: 16px; }
        h1 { font-size: 22px; margin: 0; }
        h2 { font-size: 17px; margin: 24px 0 8px; }
        figure { margin: 0; }
        svg { display: block; width: 100%; height: auto; border-radius: 12px;
          border: 1px solid var(--line); }
        #player { display: flex; align-items: center; gap: 8px; padding: 12px 0; }
        button { min-width: 44px; min-height: 44px; padding: 0 12px; font: inherit; color: inherit;
          background: #fff; border: 1px solid var(--line); border-radius: 10px; cursor: pointer; }
        button:focus-visible, input:focus-visible, summary:focus-visible {
          outline: 3px solid var(--active); outline-offset: 2px; }
        #place { flex: 1; min-width: 60px; height: 44px; accent-color: var(--amber); }
        output { font: 14px/1.4 ui-monospace, monospace; color: var(--second); white-space: pre; }
        #lanes { position: relative; cursor: pointer; }
        #lanes i { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
          background: var(--amber); pointer-events: none; }
        ul { margin: 0; padding: 0; list-style: none; }
        #why ul { min-height: 8em; }
        .pair { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); }
        .pair p { margin: 8px 0; }
        figcaption { font-weight: 600; padding-bottom: 6px; }
        li { padding: 4px 0; }
        li:first-child { font-size: 18px; }
        li + li { color: var(--second); }
        #question { width: 100%; min-height: 44px; margin-top: 8px; padding: 0 12px; font: inherit;
          color: inherit; background: #fff; border: 1px solid var(--line); border-radius: 10px; }
        ol { margin: 0; padding: 0; list-style: none; }
        ol button { width: 100%; padding: 8px 12px; text-align: left; }
        details { margin-top: 16px; border-top: 1px solid var(--line); padding-top: 12px; }
        summary { cursor: pointer; min-height: 32px; }
        pre { overflow: auto; padding: 16px; background: #fff; border: 1px solid var(--line);
          border-radius: 12px; font: 14px/1.5 ui-monospace, monospace; }
        @media (max-width: 600px) { #player { flex-wrap: wrap; } output { width: 100%; } }
        """
}
