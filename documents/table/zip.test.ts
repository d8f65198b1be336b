import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { zipEntries } from '#imports/zip/zip-entries.ts'
import { zip } from './zip.ts'

const AT = new Date('2026-11-15T02:05:00Z')

test('another program finds every file under its Thai name, whole and in order', async () => {
  const files = [
    { name: '1_หนังสือนำส่ง.pdf', bytes: Buffer.from('%PDF') },
    { name: '2_ว่าง.csv', bytes: Buffer.alloc(0) },
    { name: '10_รายชื่อ.xlsx', bytes: Buffer.alloc(70_000, 7) },
  ]
  const found = await zipEntries(zip(files, AT))
  expect(found.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
  for (const [at, entry] of found.entries()) {
    expect((await buffer(entry.open())).equals(files[at]?.bytes ?? Buffer.from('?'))).toBe(true)
  }
})

test('its files carry the time of the clocks in Bangkok, wherever the server stands', () => {
  const bytes = zip([{ name: 'ก.pdf', bytes: Buffer.from('%PDF') }], AT)
  const [time, day] = [bytes.readUInt16LE(10), bytes.readUInt16LE(12)]
  expect([time >> 11, (time >> 5) & 63]).toEqual([9, 5])
  expect([1980 + (day >> 9), (day >> 5) & 15, day & 31]).toEqual([2026, 11, 15])
})
