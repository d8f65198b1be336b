// The borrowing right: a hundred thousand members drawn by chance, the laws that hold for all of them, how long an answer
// takes, and how long its page waits over HTTP while twenty members ask once a second each. Takes how many:
// npm run bench -- right 5000

import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { decide } from '#domain/loan-right/right.ts'
import { nearestOffers } from '#domain/loan-right/search.ts'
import { answer, brokenLaws } from '#tests/support/loan-right/laws.ts'
import { randomQuestion } from '#tests/support/loan-right/random-members.ts'
import { printPage } from '../figures/page.ts'
import { signInMembers } from '../overload/signed-in.ts'
import { refuseStrangers } from '../process/loopback.ts'
import { startThrowawaySite } from '../process/throwaway-site.ts'

const MEMBERS = 100_000
const BROKEN_SHOWN = 20
const WARM = 500
const ASKERS = 20
const SECONDS = 20
const WARM_SECONDS = 2

export async function rightBench(members = String(MEMBERS)): Promise<void> {
  const rows = [...evaluations(Number(members)), ...(await overHttp())]
  printPage('right', {
    title: 'My borrowing right',
    about:
      `Milliseconds. The first three are one thread’s work for ${Number(members).toLocaleString('en')} members drawn by chance, as a browser ` +
      `does it; the others ${ASKERS} members of the demo who ask over HTTP once a second each.`,
    columns: ['', 'times', 'median', 'p95', 'p99', 'longest'],
    rows,
    bars: 'one evaluation within 2 ms, three offers within 50 ms, the page’s p95 within 150 ms',
  })
}

function evaluations(members: number): string[][] {
  const times = {
    'one evaluation': [] as number[],
    'three offers': [] as number[],
    'the whole answer': [] as number[],
  }
  const broken: string[] = []
  let refused = 0
  for (let seed = -WARM; seed < members; seed++) {
    const question = randomQuestion(seed)
    const { facts, wish, lending, day } = question
    const [decided, evaluation] = timed(() => decide(facts, wish, lending, day))
    const [, offers] = timed(() => nearestOffers(decided.standing, wish))
    const [right, whole] = timed(() => answer(question))
    if (seed < 0) continue
    times['one evaluation'].push(evaluation)
    times['three offers'].push(offers)
    times['the whole answer'].push(whole)
    if (!right.ok) refused += 1
    broken.push(...brokenLaws(question, right).map((law) => `member ${seed}: ${law}`))
  }
  console.log(`${members} members, ${refused} refused; laws broken: ${broken.length}`)
  for (const line of broken.slice(0, BROKEN_SHOWN)) console.log(`  ${line}`)
  return Object.entries(times).map(([what, taken]) => rowOf(what, taken))
}

async function overHttp(): Promise<string[][]> {
  const site = await startThrowawaySite()
  refuseStrangers(site.address)
  const tokens = await signInMembers(site, ASKERS)
  const rows: string[][] = []
  for (const path of ['/api/member/right', '/member/right']) {
    await askFor(site.address + path, tokens, WARM_SECONDS)
    rows.push(rowOf(`GET ${path}`, await askFor(site.address + path, tokens, SECONDS)))
  }
  return rows
}

/** Each asks once a second, whether or not they were answered yet. */
async function askFor(url: string, tokens: string[], seconds: number): Promise<number[]> {
  const asked: Promise<number>[] = []
  for (let second = 0; second < seconds; second++)
    for (const token of tokens) {
      asked.push(answeredIn(url, token))
      await sleep(1_000 / tokens.length)
    }
  return Promise.all(asked)
}

async function answeredIn(url: string, token: string): Promise<number> {
  const began = performance.now()
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  return performance.now() - began
}

function timed<T>(work: () => T): [result: T, ms: number] {
  const began = performance.now()
  const result = work()
  return [result, performance.now() - began]
}

function rowOf(what: string, taken: number[]): string[] {
  const sorted = [...taken].sort((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(2)
  return [what, sorted.length.toLocaleString('en'), at(0.5), at(0.95), at(0.99), at(1)]
}
