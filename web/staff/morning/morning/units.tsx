// How each unit pays: the rows under the morning page's figures of units.

import type { UnitStanding } from '#contract/staff/morning/morning.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { UNIT_GROUPS } from '#domain/morning/metrics.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { choicesOf } from '../../../ui/data/filter-bar.tsx'
import type { Column } from '../../../ui/data/list-table.tsx'
import { useListState } from '../../../ui/data/use-list-state.ts'
import { useMay } from '../../client/use-staff.ts'
import { FigureList } from './figure-list.tsx'

const GUIDE = [
  'รายการนี้คือที่มาของตัวเลขหน่วยงานในรายงานเช้า หน่วยงานที่ค้างนำส่งมากที่สุดอยู่ก่อน',
  '“ตรงเวลา” นับ 12 งวดล่าสุดที่พ้นกำหนดแล้ว',
]

// biome-ignore format: one row a column
const COLUMNS: readonly Column<UnitStanding>[] = [
  { head: 'หน่วยงาน', cell: ({ name }) => name },
  { head: 'รหัส', whole: true, cell: ({ unit_no }) => unit_no },
  { head: 'ตรงเวลา (งวด)', figures: true, cell: ({ on_time, months }) => `${on_time} จาก ${months}` },
  { head: 'ค้างนำส่ง (งวด)', figures: true, cell: ({ unpaid }) => unpaid.toLocaleString('th-TH') },
  { head: 'ยอดค้างนำส่ง (บาท)', figures: true, cell: ({ at_stake }) => formatBaht(at_stake) },
  { head: 'ครบกำหนดเมื่อ', whole: true, cell: ({ since }) => (since ? shortDate(since) : '–') },
  { head: 'เตือนแล้ว (ครั้ง)', figures: true, cell: ({ reminders }) => reminders.toLocaleString('th-TH') },
]

const FILTERS = [
  { name: 'group', label: 'ใน 12 งวดล่าสุด', choices: choicesOf(UNIT_GROUPS), all: 'ทุกหน่วยงาน' },
  { name: 'late', label: 'วันนี้', choices: [{ value: 'yes', label: 'ค้างนำส่ง' }], all: 'ทั้งหมด' },
] as const

export function Component() {
  const list = useListState(['group', 'late'] as const)
  const seesUnits = useMay('see_units')
  return (
    <FigureList
      title="การนำส่งเงินของหน่วยงาน"
      guide={GUIDE}
      exports="/api/admin/morning/units/:format"
      list={list}
      filters={FILTERS}
      request={useQuery(address('/api/admin/morning/units', list.query))}
      rowsOf={({ units }) => units}
      emptyOf={() => ({ title: 'ไม่มีหน่วยงานตามที่เลือก' })}
      caption="การนำส่งเงินของหน่วยงาน ค้างมากที่สุดก่อน"
      columns={COLUMNS}
      keyOf={({ unit_no }) => unit_no}
      {...(seesUnits && { to: ({ unit_no }: UnitStanding) => `/admin/units/${unit_no}` })}
      unit="หน่วยงาน"
    />
  )
}
