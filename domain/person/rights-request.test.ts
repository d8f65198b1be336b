import { expect, test } from 'vitest'
import { rightsClock, rightsDueAt } from './rights-request.ts'

const ASKED = new Date('2026-11-01T03:00:00Z')
const after = (days: number) => new Date(ASKED.getTime() + days * 86_400_000)

test.each([
  [0, 30, 'calm'],
  [19.5, 10, 'calm'],
  [20.5, 9, 'soon'],
  [29.9, 0, 'soon'],
  [30.1, -1, 'late'],
  [45, -15, 'late'],
] as const)('on day %s a request has %s days left and is %s', (day, daysLeft, urgency) => {
  expect(rightsClock(rightsDueAt(ASKED), after(day))).toEqual({ daysLeft, urgency })
})
