import { expect, test } from 'vitest'
import { batchedReads } from './batched-reads.ts'

test('those who ask at the same time are asked for once, and each gets their own', async () => {
  const asked: string[][] = []
  const read = batchedReads(async (keys) => {
    asked.push(keys.map(String))
    // In another order than asked, and one of them is unknown.
    return [...keys]
      .reverse()
      .filter((key) => String(key) !== 'nobody')
      .map((key) => ({ key, row: `row of ${key}` }))
  })

  const rows = await Promise.all(['a', 'nobody', 'b', 'a'].map((key) => read(Buffer.from(key))))
  const later = await read(Buffer.from('c'))

  expect(rows).toEqual(['row of a', undefined, 'row of b', 'row of a'])
  expect(later).toBe('row of c')
  expect(asked).toEqual([['a', 'nobody', 'b', 'a'], ['c']])
})

test('a failure is told to all who waited, and to nobody after them', async () => {
  let broken = true
  const read = batchedReads(async (keys) => {
    if (broken) throw new Error('the line is down')
    return keys.map((key) => ({ key, row: 'found' }))
  })

  const both = await Promise.allSettled([read(Buffer.from('a')), read(Buffer.from('b'))])
  broken = false

  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read(Buffer.from('a'))).toBe('found')
})
