// Contracts by class of quality, or by the quarter of granting: the rows under the morning page's figures of contracts.

import type { ContractRow } from '#contract/staff/morning/rows.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { COHORT_MONTHS, QUALITY_CLASSES, quarterWords } from '#domain/morning/metrics.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { choicesOf } from '../../../ui/data/filter-bar.tsx'
import type { Column } from '../../../ui/data/list-table.tsx'
import { useListState } from '../../../ui/data/use-list-state.ts'
import { FigureList } from './figure-list.tsx'

const GUIDE = [
  'รายการนี้คือที่มาของตัวเลขสัญญาในรายงานเช้า ทั้งตามชั้นคุณภาพลูกหนี้และตามไตรมาสที่ให้กู้',
  'สัญญาที่ไม่อยู่ในข้อมูลรายวันแล้วไม่มีหนี้คงเหลือให้แสดง แต่ยังนับอยู่ในไตรมาสที่ให้กู้',
  'กดเลขที่สัญญาเพื่อเปิดข้อมูลของสมาชิก ระบบบันทึกการเปิดรายการและการส่งออกทุกครั้ง',
]

// biome-ignore format: one row a column
const COLUMNS: readonly Column<ContractRow>[] = [
  { head: 'เลขที่สัญญา', whole: true, cell: ({ loan_no }) => loan_no },
  { head: 'เลขสมาชิก', whole: true, cell: ({ membership_no }) => membership_no },
  { head: 'ชื่อ', cell: ({ name }) => name },
  { head: 'วันให้กู้', whole: true, cell: ({ opened_on }) => shortDate(opened_on) },
  { head: 'หนี้คงเหลือ (บาท)', figures: true, cell: ({ balance }) => (balance === null ? '–' : formatBaht(balance)) },
  { head: 'ค้างอยู่ (เดือน)', figures: true, cell: ({ months }) => months.toLocaleString('th-TH') },
  { head: 'ค้างครบ 3 งวดเมื่อ', whole: true, cell: ({ late_on }) => (late_on ? shortDate(late_on) : '–') },
]

const QUALITY = {
  name: 'class',
  label: 'ชั้นคุณภาพ',
  choices: choicesOf(QUALITY_CLASSES),
  all: 'ทุกชั้น',
} as const
const MONTHS = {
  name: 'months',
  label: 'เคยค้างตั้งแต่ 3 งวด',
  choices: COHORT_MONTHS.map((one) => ({ value: String(one), label: `ใน ${one} เดือนจากวันให้กู้` })),
  all: 'ทุกสัญญา',
} as const

export function Component() {
  const list = useListState(['class', 'quarter', 'months'] as const)
  const { quarter } = list.values
  return (
    <FigureList
      title="สัญญาเงินกู้ในรายงานเช้า"
      guide={GUIDE}
      exports="/api/admin/morning/contracts/:format"
      list={list}
      filters={quarter ? [grantedIn(quarter), MONTHS] : [QUALITY]}
      request={useQuery(address('/api/admin/morning/contracts', list.query))}
      rowsOf={({ contracts }) => contracts}
      sumOf={({ balance }) => `หนี้คงเหลือรวม ${formatBaht(balance)} บาท`}
      emptyOf={() => ({ title: 'ไม่มีสัญญาตามที่เลือก' })}
      caption="สัญญาเงินกู้ ค้างนานที่สุดก่อน"
      columns={COLUMNS}
      keyOf={({ loan_no }) => loan_no}
      to={({ membership_no }) => `/admin/members/${membership_no}`}
      unit="สัญญา"
    />
  )
}

function grantedIn(quarter: string) {
  const choices = [{ value: quarter, label: quarterWords(quarter) }]
  return { name: 'quarter', label: 'ให้กู้ใน', choices, all: 'ทุกไตรมาส', clears: 'months' } as const
}
