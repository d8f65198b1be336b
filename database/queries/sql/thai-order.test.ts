import { sql } from 'kysely'
import { expect } from 'vitest'
import { test } from '#tests/support/app/test.ts'
import { inThaiOrder } from './thai-order.ts'

// As they stand in the dictionary: a leading vowel follows its consonant, a tone mark counts last.
const IN_ORDER = [
  'กนก',
  'กมล',
  'กา',
  'ก่า',
  'ก้าน',
  'เก่ง',
  'แก้ว',
  'ไกร',
  'ขวัญ',
  'เขียว',
  'สมชาย',
  'เสริม',
  'ใหญ่',
  'อรุณ',
  'เอก',
]

test('names stand in the order of the Royal Institute’s dictionary', async ({ db }) => {
  const shuffled = [...IN_ORDER].reverse()
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${shuffled}::text[]) as given (name) order by ${inThaiOrder('name')}`.execute(
    db,
  )
  expect(rows.map(({ name }) => name)).toEqual(IN_ORDER)
})
