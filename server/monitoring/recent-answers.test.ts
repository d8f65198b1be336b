import { expect, test } from 'vitest'
import { RecentAnswers } from './recent-answers.ts'

test('answers and faults of the last five minutes are counted; a refusal for want of room is no fault', () => {
  const recent = new RecentAnswers()
  for (const status of [200, 304, 404, 500, 503]) recent.count(status)
  expect(recent.nextMinute()).toEqual({ answers: 5, faults: 1 })

  recent.count(200)
  expect(recent.nextMinute()).toEqual({ answers: 6, faults: 1 })
  for (let minute = 3; minute <= 5; minute++) recent.nextMinute()
  expect(recent.nextMinute()).toEqual({ answers: 1, faults: 0 })
})
