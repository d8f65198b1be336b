// What became of each who was behind a month before: the rows under the morning page's comparison.

import type { RolledRow } from '#contract/staff/morning/rows.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { AGES, ROLLS } from '#domain/morning/metrics.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { choicesOf } from '../../../ui/data/filter-bar.tsx'
import type { Column } from '../../../ui/data/list-table.tsx'
import { useListState } from '../../../ui/data/use-list-state.ts'
import { FigureList } from './figure-list.tsx'

const GUIDE = [
  'รายชื่อนี้คือที่มาของตารางที่เทียบผู้ค้างชำระกับสิ้นเดือนก่อนในรายงานเช้า ผู้ที่ค้างเพิ่มขึ้นมากที่สุดอยู่ก่อน',
  'กดเลขสมาชิกเพื่อเปิดข้อมูลของสมาชิก ระบบบันทึกการเปิดรายชื่อและการส่งออกทุกครั้ง',
]

// biome-ignore format: one row a column
const COLUMNS: readonly Column<RolledRow>[] = [
  { head: 'เลขสมาชิก', whole: true, cell: ({ membership_no }) => membership_no },
  { head: 'ชื่อ', cell: ({ name }) => name },
  { head: 'หน่วยงาน', cell: ({ unit }) => unit },
  { head: 'ค้างเดือนก่อน (งวด)', figures: true, cell: ({ before }) => before.toLocaleString('th-TH') },
  { head: 'ค้างคืนนี้ (งวด)', figures: true, cell: ({ now }) => now.toLocaleString('th-TH') },
  { head: 'ยอดค้าง (บาท)', figures: true, cell: ({ amount }) => formatBaht(amount) },
]

const FILTERS = [
  {
    name: 'from',
    label: 'เดือนก่อน',
    choices: [{ value: '0', label: 'ไม่ค้าง' }, ...choicesOf(AGES)],
    all: 'ทุกช่วง',
  },
  {
    name: 'to',
    label: 'ถึงคืนนี้',
    choices: [...choicesOf(ROLLS), { value: 'new', label: 'เริ่มค้าง' }],
    all: 'ทุกกลุ่ม',
  },
] as const

export function Component() {
  const list = useListState(['from', 'to'] as const)
  return (
    <FigureList
      title="ผู้ค้างชำระเทียบกับเดือนก่อน"
      guide={GUIDE}
      exports="/api/admin/morning/rolled/:format"
      list={list}
      filters={FILTERS}
      request={useQuery(address('/api/admin/morning/rolled', list.query))}
      rowsOf={({ members }) => members}
      noteOf={({ as_of, since }) => as_of && since && `${longDate(since)} ถึง ${longDate(as_of)}`}
      emptyOf={({ since }) => (since ? NOBODY : NO_MONTH_BEFORE)}
      caption="ผู้ค้างชำระเทียบกับเดือนก่อน ค้างเพิ่มขึ้นมากที่สุดก่อน"
      columns={COLUMNS}
      keyOf={({ membership_no }) => membership_no}
      to={({ membership_no }) => `/admin/members/${membership_no}`}
      unit="คน"
    />
  )
}

const NOBODY = { title: 'ไม่มีสมาชิกตามที่เลือก' }
const NO_MONTH_BEFORE = {
  title: 'ยังไม่มีข้อมูลของเดือนก่อนให้เทียบ',
  text: 'จะเทียบได้เมื่อมีข้อมูลรายวันของเดือนก่อน',
}
