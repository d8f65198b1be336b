// The borrowing right: a hundred thousand members drawn by chance, the laws that hold for all of them, and how long an
// answer takes. Takes how many: npm run bench -- right 5000

import { performance } from 'node:perf_hooks'
import { decide } from '#domain/loan-right/right.ts'
import { nearestOffers } from '#domain/loan-right/search.ts'
import { answer, brokenLaws } from '#tests/support/loan-right/laws.ts'
import { randomQuestion } from '#tests/support/loan-right/random-members.ts'

const MEMBERS = 100_000
const BROKEN_SHOWN = 20
const WARM = 500

export async function rightBench(members = String(MEMBERS)): Promise<void> {
  const times = { evaluation: [] as number[], 'three offers': [] as number[], page: [] as number[] }
  const broken: string[] = []
  let refused = 0
  for (let seed = -WARM; seed < Number(members); seed++) {
    const question = randomQuestion(seed)
    const { facts, wish, lending, day } = question
    const [decided, evaluation] = timed(() => decide(facts, wish, lending, day))
    const [, offers] = timed(() => nearestOffers(decided.standing, wish))
    const [right, page] = timed(() => answer(question))
    if (seed < 0) continue
    times.evaluation.push(evaluation)
    times['three offers'].push(offers)
    times.page.push(page)
    if (!right.ok) refused += 1
    broken.push(...brokenLaws(question, right).map((law) => `member ${seed}: ${law}`))
  }
  console.log(`${members} members, ${refused} refused; laws broken: ${broken.length}`)
  for (const line of broken.slice(0, BROKEN_SHOWN)) console.log(`  ${line}`)
  for (const [what, taken] of Object.entries(times)) console.log(inWords(what, taken))
}

function timed<T>(work: () => T): [result: T, ms: number] {
  const began = performance.now()
  const result = work()
  return [result, performance.now() - began]
}

function inWords(what: string, taken: number[]): string {
  const sorted = [...taken].sort((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(3)
  return `${what}: median ${at(0.5)} ms, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}`
}
