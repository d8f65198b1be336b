import { expect, test } from 'vitest'
import { readResultFile } from './read-file.ts'

const ONE = '1101700203450'
const TWO = '0000000002691'

async function read(text: string | Buffer) {
  const { rows, columns, total } = await readResultFile(Buffer.from(text), [])
  return { rows: rows.map((row) => [row.nationalId, row.amount, row.reason]), columns, total }
}

const BOTH = [
  [ONE, 60_00, 'moved-or-left'],
  [TWO, 40_00, null],
]

test('a letterhead, a heading of two rows, a blank line, signatures and a total: who and how much is read', async () => {
  const found = await read(
    [
      'โรงพยาบาลตัวอย่าง,,,',
      ',,,',
      'เลขบัตรประชาชน,ยอดเรียกเก็บ,ผลการหัก,',
      ',,หักได้,เหตุผล',
      `${ONE},100.00,60.00,ลาออก`,
      ',,,',
      `2691,"1,040.00",๔๐.๐๐,`,
      'รวม 2 คน,"1,140.00",100.00,',
      ',ลงชื่อ,,ผู้จัดทำ',
    ].join('\r\n'),
  )
  expect(found.rows).toEqual(BOTH)
  expect(found.columns).toEqual({
    who: 'เลขบัตรประชาชน',
    amount: 'ผลการหัก หักได้',
    reason: 'เหตุผล',
  })
  expect(found.total).toBe(100_00)
})

test('of sums of pages the one that agrees is the total, and otherwise the last', async () => {
  const rows = `เลขบัตรประชาชน,หักได้\n${ONE},60\nรวม,60\n${TWO},40\nรวม,40\nรวมทั้งสิ้น,`
  expect((await read(`${rows}100\n`)).total).toBe(100_00)
  expect((await read(`${rows}170\n`)).total).toBe(170_00)
})

// biome-ignore format: a table reads in columns
test.each([
  ['semicolons', `เลขบัตรประชาชน;คงค้าง;หักได้;เหตุผล\n${ONE};40.00;60.00;ลาออก\n${TWO};0.00;"40.00";`],
  ['tabs in UTF-16', Buffer.from(`\ufeffเลขบัตรประชาชน\tหักได้\tเหตุผล\r\n${ONE}\t60\tลาออก\r\n${TWO}\t40\t\r\n`, 'utf16le')],
  // As the unit's own payroll file has its columns, and a reason after them.
  ['no heading', `1,000001,นาย,ก,ข,${ONE},60.00,รพ.,ลาออก\n2,000002,นาง,ค,ง,${TWO},40.00,รพ.`],
])('a file with %s is read like any other', async (_, text) => {
  expect((await read(text)).rows).toEqual(BOTH)
})

test('a file of what was billed is refused rather than taken for what was deducted', async () => {
  const text = `เลขบัตรประชาชน,ยอดเรียกเก็บ,ผลการหัก\n${ONE},100.00,ไม่ได้\n`
  await expect(read(text)).rejects.toThrow('คอลัมน์ «ยอดเรียกเก็บ»')
})
