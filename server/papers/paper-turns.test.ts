import { expect, test } from 'vitest'
import type { PaperMaker } from '#documents/pdf/paper-maker.ts'
import { inTurn } from './paper-turns.ts'

const papers = {} as PaperMaker

test('a third paper of one member is told to come back; another member’s is made', async () => {
  const slow = Promise.withResolvers<string>()
  const wait = () => slow.promise
  const two = [inTurn(papers, '000001', wait), inTurn(papers, '000001', wait)]

  await expect(inTurn(papers, '000001', wait)).rejects.toMatchObject({ statusCode: 503 })
  expect(await inTurn(papers, '000002', async () => 'made')).toBe('made')

  slow.resolve('made')
  expect(await Promise.all(two)).toEqual(['made', 'made'])
  expect(await inTurn(papers, '000001', async () => 'made')).toBe('made')
})

test('a paper that fails makes room for the next', async () => {
  const fail = async () => {
    throw new Error('broken')
  }
  for (let tries = 0; tries < 5; tries++)
    await expect(inTurn(papers, '000003', fail)).rejects.toThrow('broken')
})
