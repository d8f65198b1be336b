import { expect, test } from 'vitest'
import { NightTurns } from './night-turns.ts'

const WITHIN_MS = 800
const OLD = { run_id: 1, as_of: '2026-10-31' as never }
const NEW = { run_id: 2, as_of: '2026-11-30' as never }
const MEMBERS = Array.from({ length: 500 }, (_, at) => `member:${String(at).padStart(6, '0')}`)

function givenTurns() {
  let now = 10_000
  const turns = new NightTurns(WITHIN_MS, () => now)
  return { turns, pass: (ms: number) => (now += ms) }
}

test('whoever reads after a night was published turns to it within a second, each at a moment of their own', () => {
  const { turns, pass } = givenTurns()
  turns.before('member:000001', OLD)
  const waiting = () => MEMBERS.filter((member) => turns.before(member, NEW) === OLD).length

  for (const share of [1, 0.75, 0.5, 0.25, 0]) {
    expect(Math.abs(waiting() / MEMBERS.length - share)).toBeLessThan(0.1)
    pass(WITHIN_MS / 4)
  }
})

test('whoever has turned does not go back', () => {
  const { turns, pass } = givenTurns()
  turns.before('member:000001', OLD)
  pass(1)
  const [late = ''] = MEMBERS.filter((member) => turns.before(member, NEW) === OLD)
  turns.turn(late, NEW)

  expect(turns.before(late, NEW)).toBeUndefined()
  // A call of another page that began before the night was published changes nothing.
  turns.turn('member:000499', OLD)
  expect(turns.before(late, OLD)).toBeUndefined()
  expect(turns.before(late, NEW)).toBeUndefined()
})

test('where nobody has read for a second, the newer night is read at once', () => {
  const { turns, pass } = givenTurns()
  turns.before('member:000001', OLD)
  pass(WITHIN_MS)

  expect(MEMBERS.filter((member) => turns.before(member, NEW))).toEqual([])
})

test('a paper that is printed of the newer night begins the turning, and turns whoever it is for', () => {
  const { turns, pass } = givenTurns()
  turns.before('member:000001', OLD)
  pass(1)
  turns.turn('member:000007', NEW)

  expect(turns.before('member:000007', NEW)).toBeUndefined()
  expect(MEMBERS.filter((member) => turns.before(member, NEW) === OLD).length).toBeGreaterThan(400)
})

test('a night that is taken back is shown to nobody any more', () => {
  const { turns, pass } = givenTurns()
  turns.before('member:000001', OLD)
  pass(1)
  turns.before('member:000001', NEW)
  pass(WITHIN_MS)
  turns.before('member:000001', NEW)
  pass(1)

  expect(MEMBERS.filter((member) => turns.before(member, OLD))).toEqual([])
})
