import { expect, test } from 'vitest'
import { closedOn } from '#demo/core-system/plan.ts'
import { dataState } from '#domain/calendar/data-age.ts'
import { toDay } from '#domain/calendar/day.ts'
import { DEMO_PLAN, demoPlan } from './night.ts'

test('a demo is fresh on the day it is opened, and is as old as it is later', () => {
  for (const day of ['2026-11-16', '2026-12-01', '2027-03-01', '2028-02-29']) {
    const now = new Date(`${day}T05:00:00Z`)
    const asOf = toDay(demoPlan(now).asOf)
    expect([day, dataState(asOf, now)]).toEqual([day, 'good'])
    expect(dataState(asOf, new Date(now.getTime() + 8 * 86_400_000))).toBe('bad')
  }
})

test('the month that employers are at work on is billed, and the one before it is closed', () => {
  const plan = (day: string) => demoPlan(new Date(`${day}T05:00:00Z`))
  expect(closedOn(plan('2026-11-16'))).toBe('2026-10-31')
  expect(closedOn(plan('2026-12-01'))).toBe('2026-11-30')
  expect(closedOn(plan('2027-01-12'))).toBe('2026-12-31')
  expect(plan('2027-01-12')).toMatchObject({ billsNext: true })
})

test('whenever a demo is opened, it is of the same cooperative', () => {
  for (const day of ['2026-11-01', '2026-11-16', '2028-02-29'])
    expect(demoPlan(new Date(`${day}T05:00:00Z`)).anchor).toBe('2026-10-31')
  expect(demoPlan(new Date(), '2026-10-31')).toEqual(DEMO_PLAN)
  // Before it was there, it is drawn for the day that is asked for.
  expect(demoPlan(new Date(), '2026-08-31').anchor).toBeUndefined()
})
