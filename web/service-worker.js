// Where there is no connection, a page of ours says so instead of the browser's. It keeps that one page, which
// is the same for everybody, and nothing that anybody was ever shown.

const OFFLINE = '/offline'
const KEPT = 'offline-RELEASE'

self.addEventListener('install', (event) => {
  event.waitUntil(keep())
})

async function keep() {
  const reply = await fetch(OFFLINE)
  if (!reply.ok) throw new Error(`${OFFLINE} answered ${reply.status}`)
  // Its scripts would take it for the page whose address it stands in for.
  const still = (await reply.text()).replace(/<script\b[\s\S]*?<\/script>/g, '')
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  headers.set('content-security-policy', reply.headers.get('content-security-policy') ?? '')
  await (await caches.open(KEPT)).put(OFFLINE, new Response(still, { headers }))
}

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
