// Files larger than any memory: made as they are read, so that not even a disk has to hold them.

import { expect, test } from 'vitest'
import { dataSetNamed } from '#domain/import/data-sets.ts'
import { SEALING } from '#tests/support/night/night.ts'
import { copyLines } from './copy-lines.ts'
import { inspect } from './inspect.ts'
import { Problems } from './problems.ts'
import { Suspects } from './suspects.ts'

const MB = 1024 * 1024
const CHUNK_BYTES = 256 * 1024
/** ENDLESS_MB=5120 reads five gigabytes. */
const SIZE_MB = Number(process.env.ENDLESS_MB) || 200

const HEAD = Buffer.from('unit_no,name,payroll,address,phone\r\n')
const ROW = Buffer.from(`00010001,${'ห'.repeat(199)},civil,${'ถ'.repeat(199)},021234567\r\n`)

function endless(megabytes: number) {
  const rows = Math.ceil((megabytes * MB) / ROW.length)
  const perChunk = Math.floor(CHUNK_BYTES / ROW.length)
  const chunk = Buffer.concat(Array.from({ length: perChunk }, () => ROW))
  const file = {
    name: 'unit.csv',
    size: HEAD.length + rows * ROW.length,
    async *open() {
      yield HEAD
      for (let left = rows; left > 0; left -= perChunk) {
        yield Buffer.from(chunk.subarray(0, Math.min(left, perChunk) * ROW.length))
      }
    },
  }
  return { file, rows }
}

test(`a file of ${SIZE_MB} MB is read to its end in little memory`, {
  timeout: 900_000,
}, async () => {
  const { file, rows } = endless(SIZE_MB)
  const set = dataSetNamed('unit')
  const context = {
    file: file.name,
    set,
    asOf: '2026-10-31',
    sealing: SEALING,
    problems: new Problems(),
    suspects: new Suspects(),
  }
  const before = process.memoryUsage().rss
  let most = 0
  let bytes = 0
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss())
  }

  const inspected = await inspect(file, look)
  const copy = copyLines(file, inspected, context, look)
  for await (const piece of copy.lines) bytes += piece.length

  expect(copy.totals.rows).toBe(rows)
  expect(bytes).toBeGreaterThan(SIZE_MB * MB * 0.9)
  expect(context.problems.count).toBe(0)
  // Held whole it would be more than the file; what other tests left behind in this process is collected when it likes.
  expect((most - before) / MB).toBeLessThan(180)
})
