// Laws of the borrowing right, held by two thousand members drawn by chance; `npm run bench -- right` asks a hundred thousand.

import { expect, test } from 'vitest'
import { brokenLaws } from '#tests/support/loan-right/laws.ts'
import { randomQuestion } from '#tests/support/loan-right/random-members.ts'

test('the ceiling never falls with salary, shares or time, every offer passes again, and no no is silent', () => {
  const broken = Array.from({ length: 2_000 }, (_, seed) =>
    brokenLaws(randomQuestion(seed)).map((law) => `member ${seed}: ${law}`),
  ).flat()
  expect(broken).toEqual([])
})
