import { expect, test } from 'vitest'
import { failuresIn } from './failures.ts'

test('what failed is named, with what it said, and what passed is not', () => {
  const assertionResults = [
    { fullName: 'the sum is right', status: 'passed', failureMessages: [] },
    {
      fullName: 'the letter says so too',
      status: 'failed',
      failureMessages: ['\u001b[31mred\u001b[39m'],
    },
  ]
  const file = { name: 'a.test.ts', status: 'failed', message: '', assertionResults }
  expect(failuresIn({ testResults: [file] })).toEqual([
    { name: 'the letter says so too', file: 'a.test.ts', says: 'red' },
  ])
})

test('a file that broke before its first test is named itself', () => {
  const file = {
    name: 'a.test.ts',
    status: 'failed',
    message: 'no such file',
    assertionResults: [],
  }
  expect(failuresIn({ testResults: [file] })).toEqual([
    { name: 'a.test.ts', file: 'a.test.ts', says: 'no such file' },
  ])
})

test('of a journey it is told at which size and in which file, and nothing of the size at which it passed', () => {
  const passed = { status: 'expected' as const, results: [{}] }
  const failed = { status: 'unexpected' as const, results: [{ error: { message: 'late' } }] }
  const journey = (title: string, phone: typeof passed | typeof failed) => ({
    title,
    file: 'doors.spec.ts',
    tests: [
      { projectName: 'phone', ...phone },
      { projectName: 'desktop', ...passed },
    ],
  })
  const suites = [
    { specs: [journey('signs in', passed)], suites: [{ specs: [journey('signs out', failed)] }] },
  ]
  expect(failuresIn({ suites })).toEqual([
    { name: '[phone] doors.spec.ts: signs out', file: 'doors.spec.ts', says: 'late' },
  ])
})
