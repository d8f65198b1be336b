// Every figure that the product answers, counted once more from the night's own files by code that shares nothing
// with it. RECOUNT_MEMBERS, RECOUNT_MONTHS and RECOUNT_SEED make it larger or another one (`npm run recount`).

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { askBalanceAnswers, askDataCopy, askNotices } from './recount/ask/answers.ts'
import { askCalculators } from './recount/ask/calculators.ts'
import { askPapers } from './recount/ask/member-papers.ts'
import { askCollections, askDividends, askTheRest } from './recount/ask/monthly.ts'
import { askReported, askResults, sendResult } from './recount/ask/results.ts'
import { askDeposits, askLoans, askShares } from './recount/ask/savings.ts'
import { askBoard, askMembersAsOfficer, askNight } from './recount/ask/staff.ts'
import { askUnitFeeds, askUnitPapers } from './recount/ask/units.ts'
import { CALLS, NO_FIGURES } from './recount/calls.ts'
import { type Cooperative, givenCooperative } from './recount/cooperative.ts'
import { givenAsking } from './support/staff/as-officer.ts'

const SIZE = {
  members: Number(process.env.RECOUNT_MEMBERS) || 4,
  months: Number(process.env.RECOUNT_MONTHS) || 2,
  seed: Number(process.env.RECOUNT_SEED) || 1,
}
const PATIENCE_MS = 7_200_000
const SHOWN = 40
/** Printing takes a while: of a few members all, of the others some. */
const PRINTED_ONE_OF = 10
vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS })

let coop: Cooperative
beforeAll(async () => {
  coop = await givenCooperative(SIZE)
})
afterAll(() => {
  process.stdout.write(`recount of ${JSON.stringify(SIZE)}\n${coop?.tally.table}\n`)
})

const OF_MEMBERS: [string, (coop: Cooperative, member: string) => Promise<void>][] = [
  ['shares', askShares],
  ['deposits', askDeposits],
  ['loans', askLoans],
  ['collections', askCollections],
  ['dividends', askDividends],
  ['balances and benefits', askTheRest],
]

test('what counts shares no code with the product', () => {
  const files = globSync('recount/count/**/*.ts', { cwd: import.meta.dirname })
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        /(?:from|import\() ?'([^']+)'/g,
      ),
    ]
      .map(([, from = '']) => from)
      .filter(
        (from) =>
          !/^(\.\/[\w-]+\.ts|\.\.\/(files|rules|member|unit)\/[\w-]+\.ts|node:(fs|path))$/.test(
            from,
          ),
      )
      .map((from) => `${file}: ${from}`),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(imported).toEqual([])
})

describe('counted again, to the satang', () => {
  test.each(OF_MEMBERS)('%s of every member who was drawn', async (_, ask) => {
    for (const member of coop.members) await ask(coop, member)
    agreed()
  })

  test('papers: cell by cell of everybody, and in print of some', async () => {
    for (const [at, member] of coop.members.entries())
      await askPapers(coop, member, at % PRINTED_ONE_OF === 0)
    for (const member of coop.members.slice(0, SIZE.members / PRINTED_ONE_OF + 1))
      await askDataCopy(coop, member)
    agreed()
  })

  test('pages of every unit', async () => {
    for (const unit of coop.units) await askUnitFeeds(coop, unit)
    agreed()
  })

  test('papers of every unit, in print of some', async () => {
    for (const [at, unit] of coop.units.entries())
      await askUnitPapers(coop, unit, at % PRINTED_ONE_OF === 0)
    agreed()
  })

  test('members as officers see them, and what the night added up to', async () => {
    const officer = await givenAsking(coop.portal.app, ['administrator'])
    await askMembersAsOfficer(coop, officer)
    await askNight(coop, officer)
    await askNotices(coop, officer)
    await askBalanceAnswers(coop, officer)
    agreed()
  })

  test('what units told and the core system posted, before a unit tells and after', async () => {
    const officer = await givenAsking(coop.portal.app, ['unit_service'], { login: 'units' })
    for (const unit of coop.units) await askResults(coop, unit)
    await askBoard(coop, officer, null)
    const report = await sendResult(coop)
    await askReported(coop, report)
    await askBoard(coop, officer, report)
    agreed()
  })

  test('what visitors reckon', async () => {
    await askCalculators(coop, SIZE.members * 3, Math.ceil(SIZE.members / PRINTED_ONE_OF))
    agreed()
  })
})

test('every call with money, rates or files in it is counted, or it is said why not', async () => {
  const { paths } = (await coop.portal.app.inject('/api/openapi.json')).json()
  const answering = Object.entries<Record<string, object>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, call]) => /"satang"|"binary"|parts per million/.test(JSON.stringify(call)))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
  const known = answering.filter((call) => !NO_FIGURES.test(call))
  expect(known.filter((call) => !(call in CALLS))).toEqual([])
  expect(Object.keys(CALLS).filter((call) => !answering.includes(call))).toEqual([])
})

test('something of every subject was counted', () => {
  const subjects = Object.values(CALLS).flatMap((told) => (typeof told === 'string' ? [] : told))
  expect(subjects.filter((subject) => !coop.tally.counts.get(subject))).toEqual([])
  expect([...coop.tally.counts.keys()].filter((one) => !subjects.includes(one))).toEqual([])
})

function agreed(): void {
  const { differences } = coop.tally
  expect(differences.splice(0).slice(0, SHOWN)).toEqual([])
}
