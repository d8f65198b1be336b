import { expect, test } from 'vitest'
import { deadlineWords, monthSteps, standingOf, type UnitEventKind } from './unit-month.ts'

const BILLED = { paidOn: null, state: null, events: [] }
const event = (kind: UnitEventKind, at: string, by = 'จันทร์เพ็ญ') => ({
  kind,
  by,
  at: new Date(at),
})
const states = (facts: Parameters<typeof monthSteps>[0]) =>
  monthSteps(facts).map(({ state }) => state)

test('a bill that nobody has fetched waits for its first step', () => {
  const facts = { ...BILLED, events: [event('viewed', '2026-11-01T02:00:00Z')] }

  expect(states(facts)).toEqual(['done', 'now', 'later', 'later'])
  expect(standingOf(facts)).toBe('billed')
})

test('the first download and the last sending count, with whose they were', () => {
  const facts = {
    ...BILLED,
    state: 'sent' as const,
    events: [
      event('sent', '2026-11-09T02:00:00Z', 'มาลี'),
      event('downloaded', '2026-11-02T20:00:00Z'),
      event('downloaded', '2026-11-05T02:00:00Z', 'มาลี'),
      event('sent', '2026-11-08T02:00:00Z'),
    ],
  }

  const [, downloaded, sent, settled] = monthSteps(facts)

  expect(downloaded).toEqual({ step: 'downloaded', state: 'done', on: '2026-11-03', by: 'จันทร์เพ็ญ' })
  expect(sent).toEqual({ step: 'sent', state: 'done', on: '2026-11-09', by: 'มาลี' })
  expect(settled?.state).toBe('now')
})

test('a month the cooperative took in long ago is settled, though nobody noted how', () => {
  const facts = { ...BILLED, paidOn: '2025-12-03' }

  expect(states(facts)).toEqual(['done', 'unnoted', 'unnoted', 'done'])
  expect(monthSteps(facts).at(-1)?.on).toBe('2025-12-03')
})

test('a month that was closed is settled until it is opened again', () => {
  const events = [event('sent', '2026-11-08T02:00:00Z'), event('closed', '2026-11-10T02:00:00Z')]
  const reopened = [...events, event('corrected', '2026-11-11T02:00:00Z')]

  expect(standingOf({ ...BILLED, state: 'closed', events })).toBe('settled')
  expect(standingOf({ ...BILLED, state: 'sent', events: reopened })).toBe('sent')
})

test('a result that is taken back to be corrected is to be sent again', () => {
  const events = [
    event('downloaded', '2026-11-02T20:00:00Z'),
    event('sent', '2026-11-08T02:00:00Z'),
    event('corrected', '2026-11-09T02:00:00Z'),
  ]

  expect(states({ ...BILLED, state: 'draft', events })).toEqual(['done', 'done', 'now', 'later'])
  expect(standingOf({ ...BILLED, state: 'draft', events })).toBe('downloaded')
})

test.each([
  ['2026-11-25', 'ส่งภายใน 25 พฤศจิกายน 2569 (เหลือ 10 วัน)'],
  ['2026-11-16', 'ส่งภายใน 16 พฤศจิกายน 2569 (พรุ่งนี้)'],
  ['2026-11-15', 'ส่งภายใน 15 พฤศจิกายน 2569 (วันนี้)'],
  ['2026-11-12', 'ส่งภายใน 12 พฤศจิกายน 2569 (เกินกำหนด 3 วัน)'],
])('what is due on %s is said in words', (dueOn, words) => {
  expect(deadlineWords(dueOn, '2026-11-15').replaceAll('\u00A0', ' ')).toBe(words)
})
