import { expect, test } from 'vitest'
import { mayGoAt } from './quiet-hours.ts'
import { type Choice, nextRoad, otherRoad, ROADS, roadsFor } from './road.ts'
import { TOPICS } from './topic.ts'

const BOTH = ['sms', 'email'] as const
const off = (topic: Choice['topic'], road: Choice['road']): Choice => ({
  topic,
  road,
  is_on: false,
})
const on = (topic: Choice['topic'], road: Choice['road']): Choice => ({ topic, road, is_on: true })

test('whoever chose nothing is told by the cheapest road that reaches them, and of news by none', () => {
  expect(roadsFor('requests', BOTH, [])).toEqual(['email'])
  expect(roadsFor('requests', ['sms'], [])).toEqual(['sms'])
  expect(roadsFor('bills', ROADS, [])).toEqual(['push'])
  expect(roadsFor('guarantees', ['line', 'sms'], [])).toEqual(['line'])
  expect(roadsFor('news', ROADS, [])).toEqual([])
  for (const topic of TOPICS) expect(roadsFor(topic, [], [])).toEqual([])
})

test('what concerns the safety of an account goes to phone and e-mail whatever was chosen', () => {
  const silent = ROADS.map((road) => off('security', road))
  expect(roadsFor('security', ROADS, silent)).toEqual(['email', 'sms'])
  expect(roadsFor('security', ROADS, [])).toEqual([...ROADS])
})

test('a topic goes by the roads that were chosen for it and by no other', () => {
  expect(roadsFor('requests', BOTH, [on('requests', 'sms'), off('requests', 'email')])).toEqual([
    'sms',
  ])
  expect(roadsFor('requests', BOTH, [on('requests', 'sms')])).toEqual(['email', 'sms'])
  expect(roadsFor('requests', BOTH, [off('requests', 'email')])).toEqual([])
  expect(roadsFor('requests', BOTH, [on('news', 'sms')])).toEqual(['email'])
  expect(roadsFor('news', BOTH, [on('news', 'sms')])).toEqual(['sms'])
})

test('what must arrive takes the next road when it was not read, never one that was switched off', () => {
  expect(nextRoad('guarantees', BOTH, [], ['email'])).toBe('sms')
  expect(nextRoad('guarantees', BOTH, [off('guarantees', 'sms')], ['email'])).toBeUndefined()
  expect(nextRoad('guarantees', BOTH, [], ['email', 'sms'])).toBeUndefined()
  expect(nextRoad('requests', BOTH, [], ['email'])).toBeUndefined()
})

test('whoever chose a road that is gone is told by the cheapest they did not switch off', () => {
  expect(roadsFor('news', BOTH, [on('news', 'line')])).toEqual(['email'])
  expect(roadsFor('requests', BOTH, [on('requests', 'push'), off('requests', 'email')])).toEqual([
    'sms',
  ])
  const silent = [on('news', 'line'), off('news', 'email'), off('news', 'sms')]
  expect(roadsFor('news', BOTH, silent)).toEqual([])
  expect(roadsFor('news', [...BOTH, 'line'], [on('news', 'line')])).toEqual(['line'])
  expect(otherRoad('news', BOTH, [off('news', 'sms')], ['email'])).toBeUndefined()
  expect(otherRoad('news', BOTH, [], ['email', 'line'])).toBe('sms')
})

// biome-ignore format: a table reads in columns
test.each([
  ['at noon at once',                     '2026-11-18T05:00:00Z', '2026-11-18T05:00:00.000Z'],
  ['at eight in the morning at once',     '2026-11-18T01:00:00Z', '2026-11-18T01:00:00.000Z'],
  ['a second before eight at eight',      '2026-11-18T00:59:59Z', '2026-11-18T01:00:00.000Z'],
  ['a second before eight in the evening at once', '2026-11-18T12:59:59Z', '2026-11-18T12:59:59.000Z'],
  ['at eight in the evening the next morning', '2026-11-18T13:00:00Z', '2026-11-19T01:00:00.000Z'],
  ['just after midnight the same morning', '2026-11-18T17:00:00Z', '2026-11-19T01:00:00.000Z'],
  ['over the year’s end',                 '2026-12-31T16:59:59Z', '2027-01-01T01:00:00.000Z'],
])('a message about a request is sent %s', (_, now, at) => {
  expect(mayGoAt('requests', new Date(now)).toISOString()).toBe(at)
  expect(mayGoAt('security', new Date(now)).getTime()).toBe(new Date(now).getTime())
})
