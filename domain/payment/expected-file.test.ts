import { expect, test } from 'vitest'
import { lateFile, missingFile } from './expected-file.ts'

const at = (said: string) => new Date(`${said}:00+07:00`)

/** Wednesday 11 to Tuesday 17 November 2026, without the weekend. */
const WEEK = [
  '2026-11-11T06:10',
  '2026-11-12T06:05',
  '2026-11-13T07:30',
  '2026-11-16T06:00',
  '2026-11-17T06:20',
].map(at)

test('a file that has not come an hour after the latest of the last five working days is late', () => {
  expect(lateFile(WEEK, at('2026-11-18T08:29'))).toBeUndefined()
  expect(lateFile(WEEK, at('2026-11-18T08:30'))).toEqual({
    usuallyBy: '07.30\u00A0น.',
    lateSince: at('2026-11-18T08:30'),
  })
})

test('one that came today is not late, nor is one on a Saturday or a Sunday', () => {
  expect(lateFile([...WEEK, at('2026-11-18T00:01')], at('2026-11-18T23:00'))).toBeUndefined()
  expect(lateFile(WEEK, at('2026-11-21T12:00'))).toBeUndefined()
  expect(lateFile(WEEK, at('2026-11-22T12:00'))).toBeUndefined()
})

test('one holiday among them is nothing; a bank without a habit is not waited for', () => {
  expect(lateFile(WEEK.slice(1), at('2026-11-18T12:00'))).toBeDefined()
  expect(lateFile(WEEK.slice(2), at('2026-11-18T12:00'))).toBeUndefined()
  expect(lateFile([], at('2026-11-18T12:00'))).toBeUndefined()
})

test('of several files of a day the first counts, whatever their order', () => {
  const twice = [...WEEK, at('2026-11-12T17:00'), at('2026-11-16T16:00')]
  expect(lateFile(twice, at('2026-11-18T09:00'))).toMatchObject({ usuallyBy: '07.30\u00A0น.' })
  expect(lateFile(twice.toReversed(), at('2026-11-18T09:00'))).toMatchObject({
    usuallyBy: '07.30\u00A0น.',
  })
})

test('a file that never came is waited for over the weekend and into the next morning, until one comes', () => {
  const missed = { on: '2026-11-18', usuallyBy: '07.30\u00A0น.' }
  expect(missingFile(WEEK, at('2026-11-18T08:29'))).toBeUndefined()
  expect(missingFile(WEEK, at('2026-11-18T08:30'))).toMatchObject(missed)
  expect(missingFile(WEEK, at('2026-11-19T06:00'))).toMatchObject(missed)
  // From then on it is the next day's that is late.
  expect(missingFile(WEEK, at('2026-11-19T08:30'))).toMatchObject({ ...missed, on: '2026-11-19' })
  expect(missingFile([...WEEK, at('2026-11-19T05:00')], at('2026-11-19T06:00'))).toBeUndefined()
  const untilThursday = [...WEEK, at('2026-11-18T06:00'), at('2026-11-19T06:00')]
  for (const moment of ['2026-11-20T12:00', '2026-11-21T12:00', '2026-11-23T06:00'])
    expect(missingFile(untilThursday, at(moment)), moment).toMatchObject({ on: '2026-11-20' })
})

test('a folder that is dead for days and weeks stays told of: there is no habit any more, but nothing has come either', () => {
  const onWednesday = { on: '2026-11-18', lateSince: at('2026-11-18T08:30') }
  const onThursday = { on: '2026-11-19', lateSince: at('2026-11-19T08:30') }
  // One day, three, the weekend, six, and a quarter of a year.
  expect(missingFile(WEEK, at('2026-11-18T12:00'))).toMatchObject(onWednesday)
  for (const moment of ['20T06:00', '20T12:00', '22T12:00', '23T12:00', '25T12:00', '26T06:00'])
    expect(missingFile(WEEK, at(`2026-11-${moment}`)), moment).toMatchObject(onThursday)
  expect(missingFile(WEEK, at('2027-02-18T12:00'))).toMatchObject(onThursday)
  // One file, also on a Sunday, and it is over.
  for (const came of ['2026-11-22T10:00', '2026-11-25T11:00'])
    expect(missingFile([...WEEK, at(came)], at('2026-11-25T12:00')), came).toBeUndefined()
})
