import { join } from 'node:path'
import { expect, test } from 'vitest'
import { durationsIn, slowestLines } from './slowest.ts'

test('of all tests the longest are named first, and of all files those whose tests take longest together', () => {
  const timed = durationsIn({
    testResults: [
      {
        name: join(process.cwd(), 'a.test.ts'),
        assertionResults: [
          { fullName: 'one', duration: 700 },
          { fullName: 'two', duration: 800 },
          { fullName: 'broke before it began', duration: null },
        ],
      },
    ],
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'a journey',
                file: 'b.phone.spec.ts',
                tests: [{ projectName: 'phone', results: [{ duration: 600 }, { duration: 610 }] }],
              },
            ],
          },
        ],
      },
    ],
  })

  expect(slowestLines(timed, 2)).toEqual([
    'The 2 slowest files',
    '    1.5 s  a.test.ts (3)',
    '    1.2 s  b.phone.spec.ts (1)',
    'The 2 slowest tests',
    '    1.2 s  b.phone.spec.ts: [phone] a journey',
    '    0.8 s  a.test.ts: two',
  ])
})
