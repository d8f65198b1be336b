// Strangers in a process of their own, each connection from a network of its own: everything that once held the site up for
// seconds, all at once and without a rest (tests/attacks/ has each by itself).

import { Agent, type ClientRequestArgs, request } from 'node:http'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'
import { sendToParent } from '../process/listening.ts'
import { refuseStrangers } from '../process/loopback.ts'

export interface Attack {
  address: string
  seconds: number
  connections: number
  /** What the site signs its captchas with: the attackers solve them, and pay nothing for it. */
  csrf: string
}

/** How often each kind was answered with what. */
export type Attacked = Record<string, Record<string, number>>

interface Question {
  path: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: Buffer
}

const WAIT_MS = 10_000
const PDF = Buffer.from(`%PDF-1.7\n${'stream\n'.repeat(66_000)}\n%%EOF\n`)
const CSV = Buffer.from('"'.repeat(390_000))
const SLASHES = '/'.repeat(15_900)
const SPACES = `ก${' '.repeat(20_000)}ข`
const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.alloc(16).toString('base64'),
}
const QUESTION = { title: 'ถาม', body: SPACES, name: 'ผู้เยี่ยมชม', recaptcha: 'x' }
const SIGN_IN = { mem_password: 'guess', recaptcha: 'x' }

// biome-ignore format: one row a kind
const KINDS: Record<string, (number: number, csrf: string) => Question | Promise<Question>> = {
  'asks for a socket': () => ({ path: '/home', headers: UPGRADE }),
  'a PDF of streams': (_, csrf) => sending('a.pdf', 'application/pdf', PDF, csrf),
  'a CSV of quotes': (_, csrf) => sending('a.csv', 'text/csv', CSV, csrf),
  'slashes': (number) => ({ path: `/a${SLASHES}b${number}` }),
  'spaces': () => posting('/api/info/board', QUESTION),
  'pages without end': (number) => ({ path: `/list/1?page=${1 + (number % 9_999)}` }),
  'refused captchas': (number) => posting('/api/member/auth/login', { membership_no: String(number % 999_999), ...SIGN_IN }),
}

process.on('message', async ({ address, seconds, connections, csrf }: Attack) => {
  refuseStrangers(address)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1_000
  const kinds = Object.entries(KINDS)
  const attacked: Attacked = Object.fromEntries(kinds.map(([name]) => [name, {}]))
  let asked = 0

  async function askOn(connection: number): Promise<void> {
    const [name, make] = kinds[connection % kinds.length] ?? []
    const answers = attacked[name ?? '']
    if (!make || !answers) return
    const from = { 'x-forwarded-for': `10.1.${connection >> 8}.${connection & 255}` }
    while (performance.now() < until) {
      const { path, method = 'GET', headers, body } = await make(asked++, csrf)
      const options = { agent, method, headers: { ...headers, ...from }, timeout: WAIT_MS }
      const status = await answerTo(address + path, options, body)
      answers[status] = (answers[status] ?? 0) + 1
    }
  }

  await Promise.all(Array.from({ length: connections }, (_, connection) => askOn(connection)))
  agent.destroy()
  sendToParent(attacked)
})

function answerTo(url: string, options: ClientRequestArgs, body?: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const question = request(url, options, (reply) => {
      reply.resume()
      reply.once('close', () => resolve(String(reply.statusCode)))
    })
    question.once('upgrade', (_reply, socket) => {
      socket.destroy()
      resolve('101')
    })
    question.once('timeout', () => question.destroy(new Error('no answer')))
    question.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    question.end(body)
  })
}

async function sending(name: string, type: string, body: Buffer, csrf: string): Promise<Question> {
  const recaptcha = await solvedCaptcha({ secrets: { csrf } })
  const path = `/api/info/demand/files?${new URLSearchParams({ name, recaptcha })}`
  return { path, method: 'POST', headers: { 'content-type': type }, body }
}

function posting(path: string, words: object): Question {
  const body = Buffer.from(JSON.stringify(words))
  return { path, method: 'POST', headers: { 'content-type': 'application/json' }, body }
}
