import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { type Satang, satang } from '#domain/money/money.ts'
import { loanScheduleWorkbook } from '../calculator/loan-schedule.ts'
import { givenLoanSchedule } from '../support/given.ts'
import { HOSTILE } from '../support/hostile.ts'
import { partsOf } from '../support/xlsx-parts.ts'
import { xlsx } from './sheet.ts'
import { type Column, type Table, tableOf } from './table.ts'

const NAME: Column<string>[] = [{ head: 'ชื่อ', kind: 'text', width: 20, value: (text) => text }]

const ALL: Column<{ amount: Satang }>[] = [
  { head: 'เลขสมาชิก', kind: 'text', width: 12, value: () => '000123', foot: 'รวม' },
  { head: 'ยอดเงิน', kind: 'baht', width: 16, value: (row) => row.amount, foot: satang(9) },
  { head: 'งวด', kind: 'integer', width: 8, value: () => 12 },
  { head: 'อัตรา', kind: 'percent', width: 8, value: () => 57_550 },
  { head: 'วันที่', kind: 'date', width: 14, value: () => '2026-11-15' },
  { head: 'วันที่ (ข้อความ)', kind: 'date', asText: true, width: 14, value: () => '2026-11-15' },
]

function bookOf(...tables: Table[]): Promise<Uint8Array> {
  const printedAt = new Date('2026-11-15T02:05:00Z')
  return xlsx({ title: 'ทดสอบ', author: 'สหกรณ์', printedAt, tables })
}

test('numbers are numbers, days are dates and text is text', async () => {
  const file = await bookOf(tableOf('ทุกชนิด', ALL, [{ amount: satang(-1_234_567_05) }]))
  const { sheets } = await readXlsx(file)

  expect(sheets[0]?.name).toBe('ทุกชนิด')
  expect(sheets[0]?.rows).toEqual([
    ['เลขสมาชิก', 'ยอดเงิน', 'งวด', 'อัตรา', 'วันที่', 'วันที่ (ข้อความ)'],
    ['000123', -1234567.05, 12, 0.05755, new Date('2026-11-15T00:00:00Z'), '15 พ.ย. 2569'],
    ['รวม', 0.09, null, null, null, null],
  ])
})

test('the head stays in sight, columns have their widths, and dates are shown in พ.ศ.', async () => {
  const parts = partsOf(await bookOf(tableOf('ทุกชนิด', ALL, [{ amount: satang(1) }])))
  const sheet = parts['xl/worksheets/sheet1.xml']

  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" state="frozen"')
  expect(sheet).toContain('<col min="2" max="2" width="16" customWidth="true"/>')
  expect(parts['xl/styles.xml']).toContain('formatCode="[$-107041E]d mmm yyyy;@"')
  expect(parts['xl/styles.xml']).toContain('formatCode="#,##0.00"')
  expect(parts['xl/workbook.xml']).toContain('_xlnm.Print_Titles')
})

test('nothing but its data makes a file: written twice, it is the same', async () => {
  const table = tableOf('ทุกชนิด', ALL, [{ amount: satang(1) }])
  const [first, second] = [await bookOf(table), await bookOf(table)]
  expect(Buffer.from(first).equals(second)).toBe(true)
  expect(partsOf(first)['docProps/core.xml']).toContain('2026-11-15T02:05:00')
})

test('SEC-33 no text is a formula, an error or a link, and all of it is read back', async () => {
  const file = await bookOf(tableOf('x', NAME, HOSTILE))

  const { sheets } = await readXlsx(file)
  expect(sheets[0]?.rows.slice(1).map(([text]) => text)).toEqual(HOSTILE)

  const parts = partsOf(file)
  for (const xml of Object.values(parts)) expect(xml).not.toMatch(/<(?:\w+:)?f[\s/>]/)
  expect(Object.keys(parts).filter((name) => /external|macro|vba|connection/i.test(name))).toEqual(
    [],
  )
  const kinds = parts['xl/worksheets/sheet1.xml']?.matchAll(/<c [^>]*t="(\w+)"/g)
  expect(new Set([...(kinds ?? [])].map(([, kind]) => kind))).toEqual(new Set(['s', 'inlineStr']))
})

test('SEC-33 any text at all makes a file that can be opened, and no formula', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 200 }), async (rows) => {
      const file = await bookOf(tableOf('x', NAME, rows))
      const { sheets } = await readXlsx(file)
      const sheet = sheets[0]
      expect(sheet?.rows.slice(1).map(([read]) => read ?? '')).toEqual(
        rows.map((row) => row.toWellFormed().replace(/[\uFFFE\uFFFF]/g, '\uFFFD')),
      )
    }),
    { numRuns: 15 },
  )
})

test('a cell never holds more than Excel opens', async () => {
  const { sheets } = await readXlsx(await bookOf(tableOf('x', NAME, ['ก'.repeat(40_000)])))
  expect(sheets[0]?.rows[1]?.[0]).toHaveLength(32_767)
})

test('a loan schedule has its rows, its totals and a sheet of conditions', async () => {
  const { sheets } = await readXlsx(await xlsx(loanScheduleWorkbook(givenLoanSchedule())))

  expect(sheets.map(({ name }) => name)).toEqual(['ตารางผ่อนชำระ', 'ข้อมูลและเงื่อนไข'])
  expect(sheets[0]?.rows).toHaveLength(26)
  expect(sheets[0]?.rows[1]).toEqual([
    1,
    new Date('2026-02-28T00:00:00Z'),
    28,
    5000,
    552.33,
    5552.33,
    115000,
  ])
  expect(sheets[0]?.rows[25]).toEqual(['รวม', null, null, 120000, 7472.89, 127472.89, null])
})

test('a sheet has a name that Excel opens, and no two the same', async () => {
  const name = 'เงินกู้เพื่อเหตุฉุกเฉินแบบพิเศษยิ่งกว่า สม.2567/01234'
  const tables = [name, name, 'a:b', 'a?b'].map((one) => tableOf(one, NAME, ['ก']))
  const { sheets } = await readXlsx(
    await xlsx({ title: 'x', author: 'x', printedAt: new Date(0), tables }),
  )
  const names = sheets.map((sheet) => sheet.name)
  for (const one of names) expect(one).toMatch(/^[^\\/?*[\]:]{1,31}$/)
})
