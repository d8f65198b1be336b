// Can a clock tell who is a member? Known and unknown numbers take turns at the two doors that anybody may
// knock at, each from an address of its own, with the proof of work done beforehand.

import { request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { connect } from '#database/core/connect.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { personOf } from '#demo/core-system/member/person.ts'
import { DEMO_PLAN, loadDemoNight } from '#scripts/demo/night.ts'
import { hashPassword } from '#server/identity/password.ts'
import { readSettings } from '#server/settings/settings.ts'
import { mannWhitneyZ } from '../figures/mann-whitney.ts'
import { median } from '../figures/median.ts'
import { startThrowawaySite, type ThrowawaySite } from '../process/throwaway-site.ts'

const WARM_UP = 10
const SAMPLES = 200 + WARM_UP
/** How often one number may be asked about within the hour, and fewer. */
const TIMES_EACH = 2

export async function timing(): Promise<void> {
  const site = await startThrowawaySite()
  await loadDemoNight(
    site.ownerUrl,
    readSettings({ DATA_DIR: site.folder, DEMO_AS_OF: DEMO_PLAN.asOf }),
  )
  const members = Array.from({ length: DEMO_PLAN.members }, (_, at) => personOf(DEMO_PLAN, at))
    .filter(({ endedOn }) => !endedOn)
    .slice(3, 3 + SAMPLES / TIMES_EACH)
  await giveAccounts(
    site,
    members.map(({ no }) => no),
  )
  const visitor = await newVisitor(site.address)
  const numberOf = (at: number, isKnown: boolean) =>
    isKnown
      ? String(members[at % members.length]?.no)
      : String(800_000 + (at % (SAMPLES / TIMES_EACH)))

  await compare('registerauth', (at, isKnown) => {
    const person = members[at % members.length]
    return visitor.post('/api/member/registerauth', at * 2 + Number(isKnown), {
      membership_no: numberOf(at, isKnown),
      national_id: person?.nationalId,
      birth_date: person?.birth,
      purpose: 'forget',
    })
  })
  await compare('auth/login', (at, isKnown) =>
    visitor.post('/api/member/auth/login', 1_000 + at * 2 + Number(isKnown), {
      membership_no: numberOf(at, isKnown),
      mem_password: `ผิดแน่นอน ${at} ${isKnown}`,
    }),
  )
}

type Knock = (at: number, isKnown: boolean) => Promise<Answer>

async function compare(door: string, knock: Knock): Promise<void> {
  const known: number[] = []
  const unknown: number[] = []
  const statuses = new Set<number>()
  for (let at = 0; at < SAMPLES; at++) {
    // Who goes first takes turns too.
    const turns = at % 2 === 0 ? [true, false] : [false, true]
    for (const isKnown of turns) {
      const { ms, status } = await knock(at, isKnown)
      statuses.add(status)
      if (at >= WARM_UP) (isKnown ? known : unknown).push(ms)
    }
  }
  const z = mannWhitneyZ(known, unknown)
  console.log(
    `${door}: ${known.length} known (median ${median(known).toFixed(2)} ms) against ${unknown.length} unknown ` +
      `(median ${median(unknown).toFixed(2)} ms), answers ${[...statuses].join(', ')}: z = ${z.toFixed(2)} ` +
      `(the bar is |z| < 3).`,
  )
}

async function giveAccounts({ databaseUrl }: ThrowawaySite, numbers: string[]): Promise<void> {
  const { db, close } = connect(databaseUrl, 1)
  const password_hash = await hashPassword('ไม่มีใครรู้รหัสนี้')
  const kind = 'member' as const
  const credentials = numbers.map((login) => ({ kind, login, password_hash }))
  await addCredentials(db, credentials).finally(close)
}

interface Answer {
  ms: number
  status: number
  text: string
}

async function newVisitor(address: string) {
  const reply = await fetch(`${address}/api/info/page-config`)
  const cookie = String(reply.headers.get('set-cookie')).split(';')[0] ?? ''
  const { data } = (await reply.json()) as { data: { csrf_token: string } }
  const headers = { cookie, 'x-csrf-token': data.csrf_token, 'content-type': 'application/json' }
  const { hostname, port } = new URL(address)

  /** From a network of its own: the loopback has sixty thousand of them. */
  function askFrom(from: number, path: string, body?: object): Promise<Answer> {
    const localAddress = `127.${1 + Math.floor(from / 250)}.${from % 250}.1`
    const method = body ? 'POST' : 'GET'
    return new Promise((resolve, reject) => {
      const startedAt = performance.now()
      const asked = request(
        { hostname, port, path, method, headers, localAddress, agent: false },
        (answer) => {
          let text = ''
          answer.on('data', (part) => {
            text += part
          })
          answer.on('end', () => {
            const ms = performance.now() - startedAt
            resolve({ ms, status: answer.statusCode ?? 0, text })
          })
        },
      )
      asked.on('error', reject)
      asked.end(body && JSON.stringify(body))
    })
  }

  return {
    async post(path: string, from: number, words: object): Promise<Answer> {
      const { text } = await askFrom(from, '/api/info/captcha')
      const challenge: Challenge = JSON.parse(text).data
      const solution = await solveChallenge({ challenge, deriveKey })
      const recaptcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
      return askFrom(from, path, { ...words, recaptcha })
    },
  }
}
