import { expect, test } from 'vitest'
import { statementPeriods } from './statement-periods.ts'
import { statementRange } from './statement-range.ts'

test('recent months are whole ones, and years go back to the beginning but no further than three', () => {
  expect(statementPeriods('2026-10-31', '2025-03-02')).toEqual([
    { label: '3 เดือน', from: '2026-08-01', to: '2026-10-31' },
    { label: '6 เดือน', from: '2026-05-01', to: '2026-10-31' },
    { label: '12 เดือน', from: '2025-11-01', to: '2026-10-31' },
    { label: 'ปี 2569', from: '2026-01-01', to: '2026-10-31' },
    { label: 'ปี 2568', from: '2025-01-01', to: '2025-12-31' },
  ])
  const labels = statementPeriods('2026-10-31', '2010-01-01').map(({ label }) => label)
  expect(labels.slice(3)).toEqual(['ปี 2569', 'ปี 2568', 'ปี 2567'])
})

test('twelve months are what a statement shows unless told otherwise, and no period is refused', () => {
  for (const asOf of ['2026-10-31', '2024-02-29', '2026-12-31', '2026-01-31']) {
    const periods = statementPeriods(asOf, '2015-05-05')
    expect(periods[2]).toMatchObject(rangeOf({}, asOf))
    for (const { from, to } of periods) expect(rangeOf({ from, to }, asOf)).toEqual({ from, to })
  }
})

function rangeOf(asked: { from?: string; to?: string }, asOf: string) {
  const read = statementRange(asked, asOf)
  if (read.problem !== undefined) throw new Error(read.problem)
  return read.range
}
