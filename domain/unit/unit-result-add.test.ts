import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import type { Matched } from './unit-result.ts'
import { addedTo, EARLIER_FILE, type StandingLine } from './unit-result-add.ts'

const FULL = { outcome: 'full', amount: satang(1_000_00), reason: null } as const
const PART = { outcome: 'partial', amount: satang(400_00), reason: 'salary-too-low' } as const

function add(standing: Record<string, StandingLine>, said: Partial<Matched>, odd: string[] = []) {
  const lines = new Map(Object.entries(standing))
  const none = { decided: [], exceptions: [], missing: [] }
  const { decided, exceptions, dropped } = addedTo(
    { lines, odd: new Set(odd) },
    { ...none, ...said },
  )
  return {
    decided: decided.map(({ membershipNo, amount }) => [membershipNo, amount]),
    exceptions: exceptions.map(({ kind, line, membershipNo }) => [kind, line, membershipNo]),
    dropped,
  }
}

const NOTHING = { decided: [], exceptions: [], dropped: [] }
const of = (membershipNo: string, decision: typeof FULL | typeof PART, line = 7) => ({
  membershipNo,
  line,
  ...decision,
})

test('a second payroll adds its own people, and says again what is known without a change', () => {
  const standing = { '000001': { ...FULL, source: 'file' } } as const
  const said = { decided: [of('000001', FULL), of('000002', PART)] }
  expect(add(standing, said)).toEqual({ ...NOTHING, decided: [['000002', 400_00]] })
})

test('what two files say otherwise of one person is nobody\u2019s to add up: both are left to somebody', () => {
  const standing = { '000001': { ...PART, source: 'file' } } as const
  expect(add(standing, { decided: [of('000001', FULL)] })).toEqual({
    decided: [],
    exceptions: [
      ['twice', EARLIER_FILE, '000001'],
      ['twice', 7, '000001'],
    ],
    dropped: ['000001'],
  })
})

test('what was decided by hand stays; what was only taken for granted gives way to a file', () => {
  const hand = { '000001': { ...PART, source: 'hand' } } as const
  expect(add(hand, { decided: [of('000001', FULL)] })).toEqual(NOTHING)
  const rest = { '000001': { ...FULL, source: 'rest' } } as const
  expect(add(rest, { decided: [of('000001', PART)] })).toEqual({
    decided: [['000001', 400_00]],
    exceptions: [],
    dropped: ['000001'],
  })
})

test('somebody who is left to decide already is not decided by a further file', () => {
  const found = add({}, { decided: [of('000001', FULL)] }, ['000001'])
  expect(found).toEqual({ ...NOTHING, exceptions: [['twice', 7, '000001']] })
})

test('an exception of a further file takes back what an earlier one had decided', () => {
  const odd = { kind: 'over', line: 3, amount: satang(9), shown: 'x' } as const
  const standing = { '000001': { ...FULL, source: 'file' } } as const
  const said = {
    exceptions: [
      { ...odd, membershipNo: '000001' },
      { ...odd, kind: 'unknown' as const, membershipNo: null },
    ],
  }
  expect(add(standing, said)).toEqual({
    decided: [],
    exceptions: [
      ['twice', EARLIER_FILE, '000001'],
      ['twice', 3, '000001'],
      ['unknown', 3, null],
    ],
    dropped: ['000001'],
  })
})
