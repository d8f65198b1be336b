// `npm run bench -- login`: the first of the month. A thousand members sign in within a minute, while others
// who are signed in already go on reading.

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect } from '#database/core/connect.ts'
import { hashPassword } from '#server/identity/password.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { printPage, tableOf } from '../figures/page.ts'
import { startThrowawaySite } from '../process/throwaway-site.ts'

const SIGN_INS = 1_000
const SECONDS = 60
const READERS = 10
const READ_EVERY_MS = 100
const PASSWORD = 'แมวสามตัวบนหลังคา'

export async function loginStorm(): Promise<void> {
  const site = await startThrowawaySite()
  const tokens = await fill(site.databaseUrl)
  const quiet = await readers(site.address, tokens, 10_000)

  const reading = readers(site.address, tokens, SECONDS * 1_000)
  const starts = Array.from({ length: SIGN_INS }, () => Math.random() * SECONDS * 1_000)
  const signIns = await Promise.all(
    starts.map(async (start, index) => {
      await sleep(start)
      return signIn(site.address, numberOf(index))
    }),
  )
  const storm = await reading

  printPage('login', {
    title: 'The first of the month',
    about: `${SIGN_INS} sign-ins in ${SECONDS} s, ${READERS} members reading before and meanwhile.`,
    ...tableOf({
      'sign-in': figures(signIns),
      'read, quiet': figures(quiet),
      'read, in the storm': figures(storm),
    }),
    bars: 'reads with a p99 of at most 500 ms, no errors',
  })
}

interface Answered {
  ms: number
  status: number
}

function figures(answers: Answered[]) {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? Number.NaN)
  const failed = answers.filter(({ status }) => status !== 200).length
  return {
    asked: answers.length,
    failed,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
  }
}

function numberOf(index: number): string {
  return String(500_000 + index)
}

/** A thousand members with a password, and as many sessions as there are readers. */
async function fill(databaseUrl: string): Promise<string[]> {
  const { db, close } = connect(databaseUrl, 2)
  try {
    const hash = await hashPassword(PASSWORD)
    await sql`insert into member (membership_no, member_name, member_surname)
      select (500000 + n)::text, 'สมหญิง', 'ใจงาม' from generate_series(0, ${SIGN_INS - 1}::int) n`.execute(
      db,
    )
    await sql`insert into credential (kind, login, password_hash)
      select 'member', (500000 + n)::text, ${hash} from generate_series(0, ${SIGN_INS - 1}::int) n`.execute(
      db,
    )
    const tokens: string[] = []
    for (let n = 0; n < READERS; n++) {
      tokens.push((await issueMemberSession(db, numberOf(n), 'other')).token)
    }
    return tokens
  } finally {
    await close()
  }
}

async function readers(address: string, tokens: string[], ms: number): Promise<Answered[]> {
  const until = performance.now() + ms
  const answered = await Promise.all(
    tokens.map(async (token) => {
      const answers: Answered[] = []
      while (performance.now() < until) {
        const headers = { authorization: `Bearer ${token}` }
        answers.push(
          await timed(`${address}/api/member/auth/getAuthUser`, { method: 'POST', headers }),
        )
        await sleep(READ_EVERY_MS)
      }
      return answers
    }),
  )
  return answered.flat()
}

function signIn(address: string, membership_no: string): Promise<Answered> {
  return timed(`${address}/api/member/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ membership_no, mem_password: PASSWORD, remember: false, recaptcha: '' }),
  })
}

async function timed(url: string, init: RequestInit): Promise<Answered> {
  const start = performance.now()
  const reply = await fetch(url, init)
  await reply.arrayBuffer()
  return { ms: performance.now() - start, status: reply.status }
}
