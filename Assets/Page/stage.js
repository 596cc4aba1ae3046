// The stage: the engine's picture painted on a canvas, fingers in, and the time that passes meanwhile.
'use strict';

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
  // The first picture comes before anybody knows how large it is.
  if (!width || !height) return;
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
  if (!content) return;
  width = canvas.parentElement.clientWidth;
  const tall = window.innerHeight > window.innerWidth, wide = window.innerWidth >= 900;
  const limit = isEmbedded ? canvas.parentElement.clientHeight : wide ? window.innerHeight * 0.64 : tall ? window.innerHeight / 2 : window.innerHeight - 72;
  height = Math.round(isEmbedded ? limit : Math.min(width * content.height / content.width + 8, limit));
  canvas.style.height = `${height}px`;
  // What was kept free for sentences was as high as another width asked for.
  by('why').style.minHeight = '';
  wake();
}

// Fingers ---------------------------------------------------------------------------------------------------------

let waiting = [], awake = false, timer = 0, isTouched = false, toldAt = 0, crowded = 0, isStale = true;
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
  if (!content || event.button > 0 || fingers.has(event.pointerId) || fingers.size >= 10) return;
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
    if (content?.hovers) { engine.do('hover', 0, ...place(event), 0, 0, now()); wake(); }
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
    // An engine that has just begun again knows of no finger.
    if (!fingers.delete(event.pointerId)) return;
    waiting.push(...sample(event, finger, phase, 0));
    wake();
  });
}
canvas.addEventListener('pointerleave', () => { if (content?.hovers) engine.do('hover', 1, 0, 0, 0, 0, now()); });
canvas.addEventListener('wheel', (event) => {
  // The page around it scrolls, until somebody has touched this one.
  if (!content || event.ctrlKey || isEmbedded && !document.hasFocus()) return;
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
    if (!content || fingers.has('key')) return;
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
  if (!fingers.has('key')) return;
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
  if (awake || !content) return;
  awake = true;
  clearTimeout(timer);
  requestAnimationFrame(frame);
}

function frame() {
  awake = false;
  flush();
  const time = now(), came = engine.advance(time);
  if (came) isStale = true;
  // A second of frames in each of which more happens than can be played.
  crowded = came === 2 ? crowded + 1 : 0;
  if (crowded === 60) trouble(say('crowded'));
  paint(time);
  const wasTouched = isTouched;
  isTouched = fingers.size > 0;
  const due = engine.read('due', time);
  if (told.isFilm && (time - toldAt > 0.1 || due === Infinity)) isStale = true;
  // While fingers move, words need not follow each of their steps.
  if (isStale && (!isTouched || !wasTouched || time - toldAt > 0.1)) tell(time);
  if (due <= time + 0.02) { awake = true; requestAnimationFrame(frame); isStale = isStale || due <= time; }
  else if (isStale) timer = setTimeout(wake, 100);
  else if (Number.isFinite(due)) timer = setTimeout(wake, Math.min((due - now()) * 1000, 1e8));
}

function act(text) {
  if (!content) return '';
  const fault = engine.do('act', text, now());
  trouble(fault || '');
  wake();
  return fault;
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const dress = () => act(`theme ${dark.matches ? 'dark' : 'light'}`);
dark.addEventListener('change', dress);
