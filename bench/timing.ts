// Can a clock tell who is a member? Known and unknown numbers take turns at the two doors that anybody may
// knock at, each from an address of its own, with the proof of work done beforehand.

import { request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { connect } from '#database/connect.ts'
import { addCredentials } from '#database/queries/credential.ts'
import { personOf } from '#demo/core-system/person.ts'
import { DEMO_PLAN, loadDemoNight } from '#scripts/demo-night.ts'
import { hashPassword } from '#server/password.ts'
import { readSettings } from '#server/settings.ts'
import { mannWhitneyZ } from './mann-whitney.ts'
import { median } from './median.ts'
import { startThrowawaySite, type ThrowawaySite } from './throwaway-site.ts'

const SAMPLES = 200
/** How often one number may be asked about within the hour, and fewer. */
const TIMES_EACH = 2
const WARM_UP = 10

export async function timing(): Promise<void> {
  const site = await startThrowawaySite()
  await loadDemoNight(site.ownerUrl, readSettings({ DATA_DIR: site.folder }))
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

  await compare('registerauth', async (at, isKnown) => {
    const person = members[at % members.length]
    return visitor.post('/api/member/registerauth', at * 2 + Number(isKnown), {
      membership_no: numberOf(at, isKnown),
      national_id: person?.nationalId,
      birth_date: person?.birth,
      purpose: 'forget',
      recaptcha: await visitor.proof(),
    })
  })
  await compare('auth/login', async (at, isKnown) =>
    visitor.post('/api/member/auth/login', 1_000 + at * 2 + Number(isKnown), {
      membership_no: numberOf(at, isKnown),
      mem_password: `ผิดแน่นอน ${at} ${isKnown}`,
      recaptcha: await visitor.proof(),
    }),
  )
}

type Knock = (at: number, isKnown: boolean) => Promise<{ ms: number; status: number }>

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
  const credentials = numbers.map((login) => ({ kind, login, password_hash, totp_secret: null }))
  await addCredentials(db, credentials).finally(close)
}

async function newVisitor(address: string) {
  const reply = await fetch(`${address}/api/info/page-config`)
  const cookie = String(reply.headers.get('set-cookie')).split(';')[0] ?? ''
  const { data } = (await reply.json()) as { data: { csrf_token: string } }
  const headers = {
    cookie,
    'x-csrf-token': data.csrf_token,
    'content-type': 'application/json',
  }
  return {
    async proof(): Promise<string> {
      const answer = await fetch(`${address}/api/info/captcha`)
      const { data: challenge } = (await answer.json()) as { data: Challenge }
      const solution = await solveChallenge({ challenge, deriveKey })
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    },
    /** From an address of the loopback's own sixteen million. */
    post(path: string, from: number, body: object) {
      const { hostname, port } = new URL(address)
      const localAddress = `127.1.${Math.floor(from / 250)}.${1 + (from % 250)}`
      const text = JSON.stringify(body)
      return new Promise<{ ms: number; status: number }>((resolve, reject) => {
        const startedAt = performance.now()
        const asked = request(
          { hostname, port, path, method: 'POST', headers, localAddress, agent: false },
          (answer) => {
            answer.resume()
            answer.on('end', () =>
              resolve({ ms: performance.now() - startedAt, status: answer.statusCode ?? 0 }),
            )
          },
        )
        asked.on('error', reject)
        asked.end(text)
      })
    },
  }
}
