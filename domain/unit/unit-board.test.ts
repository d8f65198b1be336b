import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import {
  BOARD_SHOWS,
  type BoardShow,
  isShown,
  type MonthFacts,
  monthToType,
  standingOf,
} from './unit-board.ts'

const BILLED: MonthFacts = {
  billed: satang(100_00),
  due_on: '2026-11-05',
  paid_on: null,
  state: null,
  downloaded: false,
  reported: null,
  transfer_amount: null,
  posted: satang(0),
  posted_otherwise: 0,
  refunds: satang(0),
}

// biome-ignore format: a table reads in columns
test.each([
  ['only billed',               {},                                                                     'billed',     false],
  ['fetched',                   { downloaded: true },                                                   'downloaded', false],
  ['begun and not sent',        { state: 'draft', downloaded: true },                                   'downloaded', false],
  ['sent in full',              { state: 'sent', reported: satang(100_00), transfer_amount: satang(100_00) }, 'sent', false],
  ['sent, less than billed',    { state: 'sent', reported: satang(90_00), transfer_amount: satang(90_00) },   'sent', false],
  ['sent, with other money',    { state: 'sent', reported: satang(100_00), transfer_amount: satang(99_00) },  'sent', true],
  ['sent with more than billed', { state: 'sent', reported: satang(100_00), refunds: satang(10_00), transfer_amount: satang(110_00) }, 'sent', false],
  ['closed',                    { state: 'closed', reported: satang(100_00), transfer_amount: satang(100_00) }, 'settled', false],
  ['posted otherwise than sent', { state: 'sent', reported: satang(100_00), transfer_amount: satang(100_00), paid_on: '2026-11-03', posted: satang(99_00) }, 'settled', true],
  ['posted as sent, less than billed', { state: 'sent', reported: satang(90_00), transfer_amount: satang(90_00), paid_on: '2026-11-03', posted: satang(90_00) }, 'settled', false],
  ['posted by the core system', { paid_on: '2026-11-03' },                                              'settled',    false],
] as const)('a month that is %s', (_, facts, step, differs) => {
  expect(standingOf({ ...BILLED, ...facts }, '2026-11-05')).toMatchObject({ step, differs, late: false })
})

test('one satang less posted than sent: the posted figure counts, and the difference is told', () => {
  const reported = satang(971_393_60)
  const sent = { ...BILLED, state: 'sent', reported, transfer_amount: reported } as const
  const told = { deducted: reported, difference: null, misposted: false, differs: false }
  expect(standingOf(sent, '2026-11-05')).toMatchObject(told)
  const posted = { ...sent, paid_on: '2026-11-03', posted: satang(971_393_59) }
  const standing = standingOf(posted, '2026-11-05')
  const off = { deducted: 971_393_59, difference: 1, misposted: true, differs: true }
  expect(standing).toMatchObject(off)
  expect(isShown(standing, 'misposted')).toBe(true)
})

test('other amounts of two people are told although they add up to the same', () => {
  const reported = satang(100_00)
  const sent = { ...BILLED, state: 'sent', reported, transfer_amount: reported } as const
  const posted = { ...sent, paid_on: '2026-11-03', posted: reported, posted_otherwise: 2 }
  expect(standingOf(posted, '2026-11-05')).toMatchObject({ difference: 0, misposted: true })
  // Posted without any report, nothing can differ from it.
  const alone = { ...posted, state: null, reported: null, transfer_amount: null }
  expect(standingOf(alone, '2026-11-05')).toMatchObject({ deducted: reported, misposted: false })
})

test('a month is late from the day after it was due, until it is sent', () => {
  expect(standingOf(BILLED, '2026-11-06').late).toBe(true)
  expect(standingOf({ ...BILLED, state: 'draft' }, '2026-11-06').late).toBe(true)
  expect(standingOf({ ...BILLED, state: 'sent' }, '2026-11-06').late).toBe(false)
  expect(standingOf({ ...BILLED, paid_on: '2026-11-03' }, '2026-11-06').late).toBe(false)
})

test('each list of the board shows its own', () => {
  const late = standingOf(BILLED, '2026-11-06')
  const shows = (Object.keys(BOARD_SHOWS) as BoardShow[]).filter((show) => isShown(late, show))
  expect(shows).toEqual(['all', 'waiting', 'late'])
})

test('a month is typed as people write it', () => {
  expect(monthToType('2026-10')).toBe('10/2569')
})
