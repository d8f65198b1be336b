import { expect, test } from 'vitest'
import { restartDelayMs } from './restart-delay.ts'

test('a process that served is started again at once, one that cannot start ever later, every half minute at most', () => {
  expect([0, 1, 2, 3, 5, 6, 50].map(restartDelayMs)).toEqual([
    0, 1_000, 2_000, 4_000, 16_000, 30_000, 30_000,
  ])
})
