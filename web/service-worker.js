// Where there is no connection, a page of ours says so instead of the browser's. It keeps that one page, which
// is the same for everybody, and nothing that anybody was ever shown.

const OFFLINE = '/offline'
const KEPT = 'offline-RELEASE'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(OFFLINE)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name !== KEPT))
      .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
  )
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(
    fetch(event.request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()),
  )
})
