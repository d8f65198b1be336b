// How long a payroll's file takes from its last byte to its answer: read, matched by national id and kept.

import { performance } from 'node:perf_hooks'
import { readAs } from '#database/core/reader.ts'
import { resultLinesOf } from '#database/queries/unit/unit-result.ts'
import { xlsx } from '#documents/table/sheet.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { buildIfStale } from '#scripts/build.ts'
import { givenUnitSession, UNIT } from '#tests/support/given/unit.ts'
import { type NightApp, withNightApp } from '../process/night-app.ts'

const LINES = 20_000
// Some have left by the month that is billed.
const MEMBERS = 22_500
const BAR_S = 5
const PERIOD = '2026-11'
const PLAN = { members: MEMBERS, months: 3, units: 1, seed: 1, asOf: '2026-10-31', billsNext: true }

export async function unitResultBench(): Promise<void> {
  buildIfStale()
  await withNightApp(PLAN, async (night) => {
    const rows = await rowsOf(night)
    const { headers } = await givenUnitSession(night.app.db)
    for (const [name, file] of await filesOf(rows)) {
      const startedAt = performance.now()
      const reply = await night.app.inject({
        method: 'POST',
        url: `/api/membergroup/result/file?period=${PERIOD}&how=replace&name=${name}`,
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        payload: file,
      })
      const seconds = (performance.now() - startedAt) / 1000
      if (reply.statusCode !== 200) throw new Error(reply.body)
      const { matched } = reply.json().data
      console.log(
        `${name}: ${matched.toLocaleString('en')} of ${rows.length.toLocaleString('en')} lines matched ` +
          `and kept in ${seconds.toFixed(2)} s (the bar is ${BAR_S} s).`,
      )
    }
  })
}

/** As their payroll knows them: by national id. */
function rowsOf({ db, sealing }: NightApp): Promise<string[][]> {
  const month = { unitNo: UNIT, period: firstOfMonth(PERIOD) }
  const all = { show: 'all', word: '', limit: LINES, offset: 0 } as const
  return readAs(db, { unit: UNIT }, async (trx) => {
    const { lines } = await resultLinesOf(trx, month, all)
    const people = await trx
      .selectFrom('unit_person')
      .select(['membership_no', 'national_id_sealed'])
      .execute()
    const ids = new Map(people.map((one) => [one.membership_no, one.national_id_sealed]))
    return lines.map(({ membership_no, billed }) => [
      sealing.open(ids.get(membership_no) as Buffer),
      (billed / 100).toFixed(2),
    ])
  })
}

async function filesOf(rows: string[][]): Promise<[string, Buffer][]> {
  const heads = ['เลขบัตรประชาชน', 'หักได้']
  const text = [heads, ...rows].map((row) => row.join(',')).join('\r\n')
  const sheet = await xlsx({
    title: 'ผลการหัก',
    author: '',
    printedAt: new Date(0),
    tables: [
      {
        name: 'ผลการหัก',
        columns: heads.map((head) => ({ head, kind: 'text', width: 20 })),
        rows: rows.map((row) => row.map((value) => ({ kind: 'text', value }))),
        foot: null,
      },
    ],
  })
  return [
    ['csv', Buffer.from(text)],
    ['xlsx', Buffer.from(sheet)],
  ]
}
