import { expect, test } from 'vitest'
import { FiguresCache } from './figures-cache.ts'

const QUERY = () => undefined

/** Reads rows of some member, and counts how often they had to be read. */
function givenCache(rowsMax?: number) {
  const cache = new FiguresCache(rowsMax)
  const read: string[] = []
  return {
    cache,
    read,
    look: (membershipNo: string, runId = 1, ...args: unknown[]) =>
      cache.value({ runId, reader: membershipNo }, [QUERY, ...args], async () => {
        read.push(`${membershipNo} of ${runId} ${args.join()}`.trim())
        return [membershipNo, runId]
      }),
  }
}

test('rows of a night are read once for a member, and never given to another', async () => {
  const { look, read } = givenCache()

  expect(await look('000001')).toEqual(['000001', 1])
  expect(await look('000001')).toEqual(['000001', 1])
  expect(await look('000002')).toEqual(['000002', 1])
  expect(await look('000001', 1, 'another month')).toEqual(['000001', 1])

  expect(read).toEqual(['000001 of 1', '000002 of 1', '000001 of 1 another month'])
})

test('when another night is published nothing of the one before is given any more', async () => {
  const { look, read } = givenCache()

  await look('000001', 1)
  expect(await look('000001', 2)).toEqual(['000001', 2])
  await look('000001', 1)

  expect(read).toEqual(['000001 of 1', '000001 of 2', '000001 of 1'])
})

test('a read that failed is tried again', async () => {
  const cache = new FiguresCache()
  const who = { runId: 1, reader: '000001' }
  const gone = () => Promise.reject(new Error('the database is away'))

  await expect(cache.value(who, [QUERY], gone)).rejects.toThrow('away')

  expect(await cache.value(who, [QUERY], async () => 'there')).toBe('there')
})

test('only so many rows are kept: whoever has not looked for longest is read anew', async () => {
  const { look, read } = givenCache(8)

  await look('000001')
  await look('000002')
  await look('000001')
  await look('000003')
  await look('000001')
  await look('000002')

  expect(read).toEqual(['000001 of 1', '000002 of 1', '000003 of 1', '000002 of 1'])
})

test('whoever asks for ever other days takes no room from others', async () => {
  const cache = new FiguresCache(1_000, 10)
  const read: string[] = []
  const look = (membershipNo: string, day: number) =>
    cache.value({ runId: 1, reader: membershipNo }, [QUERY, day], async () => {
      read.push(`${membershipNo} ${day}`)
      return { movements: [1, 2, 3, 4, 5] }
    })

  await look('000002', 0)
  for (let day = 0; day < 300; day++) await look('000001', day)
  await look('000002', 0)

  expect(read.filter((one) => one.startsWith('000002'))).toEqual(['000002 0'])
})

test('what is kept cannot be changed by whoever reads it', async () => {
  const { look } = givenCache()
  const rows = (await look('000001')) as unknown[]

  expect(() => rows.reverse()).toThrow(TypeError)
})
