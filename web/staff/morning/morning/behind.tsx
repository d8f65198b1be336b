// Who is behind: the rows under the morning page's figures of people.

import type { BehindRow } from '#contract/staff/morning/morning.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { AGES, CAUSES } from '#domain/morning/metrics.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { choicesOf } from '../../../ui/data/filter-bar.tsx'
import type { Column } from '../../../ui/data/list-table.tsx'
import { useListState } from '../../../ui/data/use-list-state.ts'
import { FigureList } from './figure-list.tsx'

const GUIDE = [
  'รายชื่อนี้คือที่มาของตัวเลขค้างชำระในรายงานเช้า นับจากข้อมูลของคืนเดียวกัน',
  'กดเลขสมาชิกเพื่อเปิดข้อมูลของสมาชิก ระบบบันทึกการเปิดรายชื่อและการส่งออกทุกครั้ง',
]

// biome-ignore format: one row a column
const COLUMNS: readonly Column<BehindRow>[] = [
  { head: 'เลขสมาชิก', whole: true, cell: ({ membership_no }) => membership_no },
  { head: 'ชื่อ', cell: ({ name }) => name },
  { head: 'หน่วยงาน', cell: ({ unit }) => unit },
  { head: 'ค้าง (งวด)', figures: true, cell: ({ periods }) => periods.toLocaleString('th-TH') },
  { head: 'สัญญา', figures: true, cell: ({ loans }) => loans.toLocaleString('th-TH') },
  { head: 'ยอดค้าง (บาท)', figures: true, cell: ({ amount }) => formatBaht(amount) },
  { head: 'ตั้งแต่งวด', whole: true, cell: ({ since }) => monthAndYear(since) },
  { head: 'สาเหตุ', cell: ({ cause }) => CAUSES[cause] },
]

const FILTERS = [
  { name: 'age', label: 'ค้างมาแล้ว', choices: choicesOf(AGES), all: 'ทุกช่วง' },
  { name: 'cause', label: 'สาเหตุ', choices: choicesOf(CAUSES), all: 'ทุกสาเหตุ' },
] as const

export function Component() {
  const list = useListState(['age', 'cause'] as const)
  return (
    <FigureList
      title="สมาชิกค้างชำระ"
      guide={GUIDE}
      exports="/api/admin/morning/behind/:format"
      list={list}
      filters={FILTERS}
      request={useQuery(address('/api/admin/morning/behind', list.query))}
      rowsOf={({ members }) => members}
      sumOf={({ amount }) => `ยอดค้างรวม ${formatBaht(amount)} บาท`}
      emptyOf={() => ({ title: 'ไม่มีสมาชิกค้างชำระตามที่เลือก' })}
      caption="สมาชิกค้างชำระ ค้างนานที่สุดก่อน"
      columns={COLUMNS}
      keyOf={({ membership_no }) => membership_no}
      to={({ membership_no }) => `/admin/members/${membership_no}`}
      unit="คน"
    />
  )
}
