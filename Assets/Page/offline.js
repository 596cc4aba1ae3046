// Keeps all files of a version of the site for when there is no network. Above stand the version and the files.
'use strict';

const mine = `touchscope ${registration.scope} `, kept = mine + version;
addEventListener('install', (event) => event.waitUntil(caches.open(kept)
  .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })))).then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(caches.keys()
  .then((names) => Promise.all(names.filter((name) => name.startsWith(mine) && name !== kept).map((name) => caches.delete(name))))
  .then(() => clients.claim())));
addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || event.request.headers.has('range')) return;
  event.respondWith(caches.open(kept).then((cache) => cache.match(event.request, { ignoreSearch: true })).catch(() => null)
    // Where a host leads a page elsewhere, a browser refuses the copy.
    .then((found) => found && !found.redirected ? found : fetch(event.request)));
});
