// How each unit pays: the rows under the morning page's figures of units.

import type { UnitStanding } from '#contract/staff/morning/morning.ts'
import { longDate, shortDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { UNIT_GROUPS } from '#domain/morning/metrics.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { type Column, DataTable } from '../../../ui/data/data-table.tsx'
import { choicesOf, FilterBar, FilterSelect } from '../../../ui/data/filter-bar.tsx'
import { Pager } from '../../../ui/data/pager.tsx'
import { useListState } from '../../../ui/data/use-list-state.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { useMay } from '../../client/use-staff.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { Exports } from './exports.tsx'

const SIZE = 20
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

export function Component() {
  const list = useListState(['group', 'late'] as const)
  const { group, late } = list.values
  const request = useQuery(address('/api/admin/morning/units', list.query))
  const seesUnits = useMay('see_units')
  const wanted = new URLSearchParams({ ...(group && { group }), ...(late && { late }) })
  const { data } = request
  return (
    <>
      <PageHead
        title="การนำส่งเงินของหน่วยงาน"
        note={data?.as_of && `ข้อมูล ณ ${longDate(data.as_of)}`}
        guide={GUIDE}
        actions={data?.as_of && <Exports path="/api/admin/morning/units/:format" query={wanted} />}
      />
      <FilterBar onClear={group || late ? () => list.change({ group: '', late: '' }) : undefined}>
        <FilterSelect
          label="ใน 12 งวดล่าสุด"
          value={group}
          choices={choicesOf(UNIT_GROUPS)}
          all="ทุกหน่วยงาน"
          onChoose={(chosen) => list.change({ group: chosen })}
        />
        <FilterSelect
          label="วันนี้"
          value={late}
          choices={[{ value: 'yes', label: 'ค้างนำส่ง' }]}
          all="ทั้งหมด"
          onChoose={(chosen) => list.change({ late: chosen })}
        />
      </FilterBar>
      <StaffLoaded from={request}>
        {({ units, total, page }) =>
          units.length === 0 ? (
            <Empty title="ไม่มีหน่วยงานตามที่เลือก" />
          ) : (
            <>
              <DataTable
                caption="การนำส่งเงินของหน่วยงาน ค้างมากที่สุดก่อน"
                columns={COLUMNS}
                rows={units}
                keyOf={({ unit_no }) => unit_no}
                {...(seesUnits && { to: ({ unit_no }: UnitStanding) => `/admin/units/${unit_no}` })}
              />
              <Pager page={page} total={total} size={SIZE} to={list.toPage} unit="หน่วยงาน" />
            </>
          )
        }
      </StaffLoaded>
    </>
  )
}
