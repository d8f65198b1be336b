// Requests made from the site's own description, most of them with something wrong in them: none may end in a fault,
// none may take a second, and none may leave anything in memory. FUZZ_CASES, FUZZ_MINUTES and FUZZ_SEED say how many and
// which (`npm run fuzz`).

import { appendFileSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { type FuzzedSite, givenFuzzedSite } from './fuzz/cooperative.ts'
import { asStored, type FuzzRequest, readBack } from './fuzz/request.ts'
import { fuzz, send } from './fuzz/run.ts'

const { FUZZ_AGAIN, FUZZ_LOG } = process.env
const WANTED = {
  cases: Number(process.env.FUZZ_CASES) || 5_000,
  minutes: Number(process.env.FUZZ_MINUTES) || 24 * 60,
  seed: Number(process.env.FUZZ_SEED) || 1,
}
/** What a run of any length may leave behind: what is compiled when it is first used. */
const HEAP_GROWTH_MB = 24
const LONG_MS = 24 * 3_600_000

let site: FuzzedSite
beforeAll(async () => {
  site = await givenFuzzedSite()
}, 600_000)

if (FUZZ_AGAIN)
  test('what failed once is answered now', { timeout: LONG_MS }, async () => {
    const requests = requestsIn(readFileSync(String(FUZZ_AGAIN), 'utf8'))
    const wrong: unknown[] = []
    for (const [number, request] of requests.entries()) {
      const answer = await send(site, request, number)
      report(JSON.stringify({ ...answer, request: asStored(request) }))
      if (answer.status >= 500) wrong.push(request)
    }
    expect(wrong).toEqual([])
  })
else
  test('whatever is asked of the site, it answers at once, without a fault, and forgets it', {
    timeout: LONG_MS,
  }, async () => {
    const outcome = await fuzz(site, { ...WANTED, report })
    const { failures, ...figures } = outcome
    report(JSON.stringify({ seed: WANTED.seed, failures: failures.length, ...figures }))
    expect(failures).toEqual([])
    expect(outcome.operations).toBeGreaterThan(300)
    expect(outcome.heap.last - outcome.heap.first).toBeLessThan(HEAP_GROWTH_MB)
  })

function report(line: string): void {
  if (FUZZ_LOG) appendFileSync(FUZZ_LOG, `${line}\n`)
  else process.stdout.write(`${line}\n`)
}

/** The failures of an earlier run, from its log. */
function requestsIn(log: string): FuzzRequest[] {
  return log
    .split('\n')
    .filter((line) => line.startsWith('{"what"'))
    .map((line) => readBack(JSON.parse(line).request))
}
