import { expect, test } from 'vitest'
import { bankLine, randomLines } from '#tests/support/payment/bank-files.ts'
import { satang } from '../money/money.ts'
import { fingerprint } from './bank-line.ts'
import { readCrossBankFile, writeCrossBankFile } from './cross-bank-file.ts'

const OF = { bank: '006', account: '1234567890', datedOn: '2026-11-17' } as const

function file(...lines: ReturnType<typeof bankLine>[]) {
  return writeCrossBankFile({ ...OF, lines }, 'สหกรณ์ออมทรัพย์')
}

/** The line as it would be with other signs from a place on. */
function changed(text: string, line: number, place: number, signs: string) {
  const lines = text.split('\r\n')
  const old = lines[line - 1] ?? ''
  lines[line - 1] = old.slice(0, place - 1) + signs + old.slice(place - 1 + signs.length)
  return lines.join('\r\n')
}

test('every field stands where the layout has it', () => {
  const [head = '', line = '', tail = ''] = file(bankLine()).split('\r\n')
  expect([head.length, line.length, tail.length]).toEqual([256, 256, 256])
  expect(line.slice(20, 28)).toBe('17112026')
  expect(line.slice(28, 34)).toBe('093015')
  expect(line.slice(34, 84).trim()).toBe('นางสาว สมศรี ใจดี')
  expect(line.slice(84, 104).trim()).toBe(bankLine().ref1)
  expect(line.slice(104, 124).trim()).toBe('00000001')
  expect(line[152]).toBe('C')
  expect(line.slice(163, 176)).toBe('0000000150000')
  expect(line.slice(196, 211)).toBe('099400016550100')
  expect(line.slice(243, 246)).toBe('014')
  expect(tail.slice(20, 58)).toBe('00000000000000000000000000150000000001')
})

test('what was written is read: bank, account, day, every payment and both sums', () => {
  const lines = [bankLine(), bankLine({ sequence: 3, kind: 'D', amount: satang(20_00) })]
  expect(readCrossBankFile(file(...lines))).toEqual({
    problems: [],
    file: {
      ...OF,
      lines,
      credit: { sum: 1_500_00, count: 1 },
      debit: { sum: 20_00, count: 1 },
    },
  })
})

test('a year in พ.ศ., lines without a return and the sign of old programs at the end are taken', () => {
  const old = changed(file(bankLine()), 2, 21, '17112569').replaceAll('\r', '')
  expect(readCrossBankFile(`${old}\u001a`).file?.lines).toEqual([bankLine()])
})

test('a day on which nobody paid is a file too', () => {
  expect(readCrossBankFile(file()).file?.lines).toEqual([])
})

test.each([
  ['a letter in the amount', 2, 164, '0000000O50000', 'จำนวนเงินไม่ถูกต้อง'],
  ['the thirtieth of February', 2, 21, '30022026', 'วันที่ชำระไม่ถูกต้อง'],
  ['an hour that is none', 2, 29, '240000', 'เวลาที่ชำระไม่ถูกต้อง'],
  ['neither credit nor debit', 2, 153, 'X', 'ประเภทรายการต้องเป็น C หรือ D'],
  ['another account', 2, 11, '9999999999', 'ธนาคารหรือบัญชีในบรรทัดนี้ไม่ตรงกับหัวไฟล์'],
  ['the same sequence twice', 3, 2, '000002', 'ลำดับที่ 2 ซ้ำในไฟล์เดียวกัน'],
  ['a second header', 2, 1, 'H', 'บรรทัดนี้ไม่ใช่รายการชำระเงิน (D)'],
  ['no header', 1, 1, 'D', 'บรรทัดแรกต้องเป็นบรรทัดหัวไฟล์ (H)'],
  ['no day', 1, 61, '00000000', 'วันที่ของไฟล์ไม่ถูกต้อง'],
  ['no trailer', 4, 1, 'D', 'บรรทัดสุดท้ายต้องเป็นบรรทัดสรุปยอด (T) ไฟล์อาจถูกตัดท้าย'],
  ['no sum', 4, 40, 'X', 'ยอดรวมในบรรทัดสรุปยอดอ่านไม่ได้'],
])('%s is told by its line, and nothing of the file is taken', (_, line, place, signs, says) => {
  const right = file(bankLine(), bankLine({ sequence: 3 }))
  const { file: taken, problems } = readCrossBankFile(changed(right, line, place, signs))
  expect(taken).toBeUndefined()
  expect(problems).toEqual([{ line, says }])
})

test('SEC-74 a satang less in the trailer, or a payment fewer, refuses the whole file', () => {
  const right = file(bankLine(), bankLine({ sequence: 3 }))
  const less = readCrossBankFile(changed(right, 4, 40, '0000000299999'))
  expect(less.file).toBeUndefined()
  expect(less.problems).toEqual([
    {
      line: 4,
      says: 'ยอดรับชำระไม่ตรงกับบรรทัดสรุป: รายการรวม 2 รายการ 3,000.00 บาท สรุปว่า 2 รายการ 2,999.99 บาท',
    },
  ])
  // The same money in another number of payments: one of nothing was left out, or put in.
  for (const count of ['000001', '000003'])
    expect(readCrossBankFile(changed(right, 4, 53, count)).file).toBeUndefined()
  const fewer = right.split('\r\n').toSpliced(1, 1).join('\r\n')
  expect(readCrossBankFile(fewer).file).toBeUndefined()
  expect(readCrossBankFile(right.slice(0, -300)).problems[0]?.says).toContain('ตัวอักษร')
})

test('signs that are no letters refuse the file, whichever field they stand in', () => {
  for (const place of [35, 85, 105, 145, 197, 256])
    for (const sign of ['\u0000', '\u0007', '\u0085'])
      expect(readCrossBankFile(changed(file(bankLine()), 2, place, sign)).problems).toEqual([
        { line: 2, says: expect.stringContaining('ไม่ใช่ตัวหนังสือ') },
      ])
})

test('of a file that is wrong throughout fifty lines are told', () => {
  expect(readCrossBankFile('x\n'.repeat(500)).problems).toHaveLength(50)
})

test('whatever a bank sends comes back as it was, and a line is known again wherever it stands', () => {
  for (let seed = 0; seed < 300; seed++) {
    const lines = randomLines(seed)
    const read = readCrossBankFile(file(...lines)).file?.lines
    expect(read).toEqual(lines)
    const elsewhere = lines.map((line) => fingerprint({ ...line, sequence: 999 }))
    expect(read?.map(fingerprint)).toEqual(elsewhere)
  }
})
