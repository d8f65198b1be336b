import { expect, test } from 'vitest'
import { dataState } from '#domain/data-age.ts'
import { toDay } from '#domain/day.ts'
import { demoPlan } from './demo-night.ts'

test('a demo is fresh on the day it is opened, and is as old as it is later', () => {
  for (const day of ['2026-11-16', '2026-12-01', '2027-03-01', '2028-02-29']) {
    const now = new Date(`${day}T05:00:00Z`)
    const asOf = toDay(demoPlan(now).asOf)
    expect([day, dataState(asOf, now)]).toEqual([day, 'good'])
    expect(dataState(asOf, new Date(now.getTime() + 8 * 86_400_000))).toBe('bad')
  }
})

test('the month that employers are at work on is billed, and the one before it is closed', () => {
  const closedOn = (day: string) => demoPlan(new Date(`${day}T05:00:00Z`)).closedOn
  expect(closedOn('2026-11-16')).toBe('2026-10-31')
  // The money of October has not been posted yet.
  expect(closedOn('2026-11-09')).toBe('2026-09-30')
  expect(closedOn('2027-01-12')).toBe('2026-12-31')
  expect(demoPlan(new Date(), '2026-10-31')).toMatchObject({ asOf: '2026-10-31', billsNext: true })
})
