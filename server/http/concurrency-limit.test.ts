import { expect, test } from 'vitest'
import { ConcurrencyLimitReached, concurrencyLimit } from './concurrency-limit.ts'

test('two are inside, one waits, and whoever comes after that is turned away', async () => {
  const pass = concurrencyLimit(2, 1)
  const works = [1, 2, 3].map(() => Promise.withResolvers<void>())
  const entered: number[] = []
  const passing = works.map(({ promise }, index) =>
    pass(async () => {
      entered.push(index)
      await promise
      return index
    }),
  )

  await expect(pass(async () => 'late')).rejects.toBeInstanceOf(ConcurrencyLimitReached)
  expect(entered).toEqual([0, 1])

  works[0]?.resolve()
  expect(await passing[0]).toBe(0)
  await expect.poll(() => entered).toEqual([0, 1, 2])
  for (const { resolve } of works) resolve()
  expect(await Promise.all(passing)).toEqual([0, 1, 2])
})

test('work that fails makes room all the same', async () => {
  const pass = concurrencyLimit(1, 0)
  await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')

  expect(await pass(async () => 'next')).toBe('next')
})
