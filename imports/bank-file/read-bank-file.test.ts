import { expect, test } from 'vitest'
import { writeCrossBankFile } from '#domain/payment/cross-bank-file.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { bankLine } from '#tests/support/payment/bank-files.ts'
import { type BankLayout, layoutOf, readBankFile } from './read-bank-file.ts'

const OF = { bank: '006', account: '1234567890', datedOn: '2026-11-17' } as const
const HEAD = 'bank,account,file_date,sequence,date,time,payer,ref1,ref2,kind,amount,payer_bank'
const ROW =
  '006,1234567890,17/11/2569,1,16/11/2026,09:30:15,นาย ก,0001230165,00000001,C,"1,500.00",014'

function csv(text: string, layout: BankLayout = 'csv') {
  return readBankFile(new TextEncoder().encode(text), layout)
}

test('the banks’ own layout is read as they write it, a byte a sign', () => {
  const bytes = inWindows874(writeCrossBankFile({ ...OF, lines: [bankLine()] }, 'สหกรณ์'))
  expect(readBankFile(bytes, 'cross-bank').file).toMatchObject({ ...OF, lines: [bankLine()] })
})

test('a CSV with English or Thai headings, in either writing, says the same', () => {
  const lines = [
    { sequence: 1, paidOn: '2026-11-16', paidAt: '093015', amount: 1_500_00, payer: 'นาย ก' },
  ]
  const credit = { sum: 1_500_00, count: 1 }
  expect(csv(`${HEAD}\n${ROW}\nTOTAL,1,1500.00\n`).file).toMatchObject({ ...OF, lines, credit })
  const thai =
    'รหัสธนาคาร,เลขที่บัญชี,วันที่ไฟล์,ลำดับ,วันที่ชำระ,เวลา,ผู้ชำระ,Ref.1,Ref.2,ประเภท,จำนวนเงิน,ธนาคารผู้ชำระ'
  const bytes = inWindows874(`${thai}\n${ROW}\nรวม,1,1500.00\n`)
  expect(readBankFile(bytes, 'csv-thai').file).toMatchObject({ ...OF, lines, credit })
})

test('which layout it is, the first line tells', () => {
  const common = inWindows874(writeCrossBankFile({ ...OF, lines: [bankLine()] }, 'สหกรณ์'))
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(layoutOf(common)).toBe('cross-bank')
  // Read as what it seems to be, so that the reason for refusing it helps.
  expect(layoutOf(common.subarray(0, 200))).toBe('cross-bank')
  expect(layoutOf(bytes(`${HEAD}\n${ROW}`))).toBe('csv')
  for (const thai of ['รหัสธนาคาร,Ref.1,จำนวนเงิน\n', '\ufeffรหัสธนาคาร,"Ref.1",จำนวนเงิน'])
    expect(layoutOf(bytes(thai))).toBe('csv-thai')
  expect(layoutOf(inWindows874('รหัสธนาคาร,Ref.1,จำนวนเงิน\r\n1'))).toBe('csv-thai')
  for (const other of ['', 'H', 'เรียน สหกรณ์', 'PK\u0003\u0004', 'ref1,amounts'])
    expect(layoutOf(bytes(other))).toBeUndefined()
})

test.each([
  ['no column', `${HEAD.replace('ref2,', '')}\n${ROW}\nTOTAL,1,1500.00`, 1, 'ไม่มีคอลัมน์ “ref2”'],
  ['no total', `${HEAD}\n${ROW}`, 2, 'บรรทัดสุดท้ายต้องเป็นยอดรวม'],
  ['a wrong total', `${HEAD}\n${ROW}\nTOTAL,1,1500.01`, 3, 'ไม่ตรงกับบรรทัดสรุป'],
  [
    'no such day',
    `${HEAD}\n${ROW.replace('16/11/2026', '31/11/2026')}\nTOTAL,1,1500.00`,
    2,
    'วันที่ชำระไม่ถูกต้อง',
  ],
  ['the same twice', `${HEAD}\n${ROW}\n${ROW}\nTOTAL,2,3000.00`, 3, 'ลำดับที่ 1 ซ้ำ'],
  [
    'another account',
    `${HEAD}\n${ROW}\n${ROW.replace('1234567890', '1234567891')}\nTOTAL,2,3000.00`,
    3,
    'ไม่ตรงกับบรรทัดแรก',
  ],
  ['nothing', `${HEAD}\nTOTAL,0,0.00`, 2, 'ไม่มีรายการ'],
  ['no text', '', 1, 'ไม่มีคอลัมน์'],
])('%s is told by its line, and nothing of the file is taken', (_, text, line, says) => {
  const { file, problems } = csv(text)
  expect(file).toBeUndefined()
  expect(problems[0]).toEqual({ line, says: expect.stringContaining(says) })
})
