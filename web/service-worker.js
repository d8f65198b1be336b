// Where there is no connection, a page of ours says so instead of the browser's. It keeps that one page, which
// is the same for everybody, and nothing that anybody was ever shown. And it shows the notifications that a member has asked for.

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

// A notification for every one that comes: a phone that is shown nothing takes the permission back.
self.addEventListener('push', (event) => {
  const { body, tag } = event.data?.json() ?? {}
  event.waitUntil(
    self.registration.showNotification('แจ้งเตือนจากสหกรณ์', {
      body: body ?? 'มีรายการใหม่ โปรดเปิดระบบสมาชิก',
      tag: tag ?? 'notice',
      icon: '/icon-192.png',
      lang: 'th',
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openInbox())
})

async function openInbox() {
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = pages.find(({ url }) => new URL(url).pathname.startsWith('/member/'))
  if (!open) return self.clients.openWindow('/member/notices')
  await open.focus()
  return open.navigate('/member/notices')
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(
    fetch(event.request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()),
  )
})
