// Inside the page of an area, before any other script has come: whoever is signed in will be asked about, and their
// figures asked for, as soon as the scripts are there. So both are asked at once, and the answers wait for them
// (web/client/early-requests.ts). It imports nothing: its text stands in the page (server/pages/assets.ts).

interface Early {
  token: string | undefined
  at: number
  replies: Record<string, Promise<Response>>
}

const { stored = '', asks = '', sends = '' } = document.currentScript?.dataset ?? {}
const token = storedToken()
const replies: Early['replies'] = {}
Object.assign(globalThis, { earlyRequests: { token, at: Date.now(), replies } satisfies Early })

const config = ask('/api/info/page-config')
if (token) {
  // Another month or year is another question.
  if (location.search === '') for (const path of asks.split(' ')) if (path) ask(path)
  // What is sent must carry the anti-forgery token, which comes with the config.
  const csrf = config.then((reply) => reply.clone().json()).then(({ data }) => data.csrf_token)
  for (const path of sends.split(' ')) if (path) send(path, csrf)
}

function ask(path: string): Promise<Response> {
  return keep(path, fetch(path, { credentials: 'include', headers: headersWith('') }))
}

function send(path: string, csrf: Promise<string>): void {
  const sent = csrf.then((csrfToken) =>
    fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: headersWith(csrfToken),
      body: '{}',
    }),
  )
  keep(path, sent)
}

/** Whoever takes it up hears of a failure. */
function keep(path: string, reply: Promise<Response>): Promise<Response> {
  replies[path] = reply
  reply.catch(() => undefined)
  return reply
}

function headersWith(csrf: string): Record<string, string> {
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': csrf,
    ...(token && { authorization: `Bearer ${token}` }),
  }
}

function storedToken(): string | undefined {
  try {
    return JSON.parse(localStorage.getItem(stored) ?? 'null')?.token
  } catch {
    return undefined // a visitor may forbid storage
  }
}
