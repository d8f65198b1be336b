// What keeps a night from being published until somebody has accepted it with a reason.

import type pg from 'pg'
import type { CheckResult } from '#database/import/import-check.ts'
import * as runs from '#database/import/import-run.ts'
import type { Warning } from '#database/import/import-warning.ts'
import type { Published } from '#database/import/publication.ts'
import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import type { FileReading } from './check.ts'
import { unusual } from './compare.ts'

/** So many of what a check found stand in its sentence; all of them stand in the control report. */
const EXAMPLES = 3

interface Compared {
  control: pg.Client
  asOf: Day
  published: Published | undefined
}

export async function nightWarnings(
  night: Compared,
  results: readonly CheckResult[],
  totals: Map<string, FileReading>,
): Promise<Warning[]> {
  const held = results.filter(({ state }) => state === 'held').map(heldWarning)
  return [...olderThanPublished(night), ...held, ...(await differing(night, totals))]
}

function heldWarning({ check, file, found }: CheckResult): Warning {
  const examples = found.slice(0, EXAMPLES).map(({ line, value, detail }) => {
    const place = line === null ? file : `${file} บรรทัด ${line}`
    return `${place} ${value}${detail ? ` (${detail})` : ''}`
  })
  const more = found.length > EXAMPLES ? ' และอื่น ๆ' : ''
  const count = found.length.toLocaleString('en')
  return { check: check.name, says: `${check.says} ${count} จุด: ${examples.join(', ')}${more}` }
}

function olderThanPublished({ asOf, published }: Compared): Warning[] {
  if (!published || asOf >= published.asOf) return []
  const says = `ข้อมูล ณ ${longDate(asOf)} เก่ากว่าข้อมูลที่เผยแพร่อยู่ ณ ${longDate(published.asOf)}`
  return [{ check: 'as-of-goes-back', says }]
}

/** The first night has nothing to be compared with. */
async function differing(
  { control, published }: Compared,
  totals: Map<string, FileReading>,
): Promise<Warning[]> {
  if (!published) return []
  const before = await runs.fileTotalsOf(control, published.runId)
  return unusual(before, totals, await runs.bandOf(control))
}
