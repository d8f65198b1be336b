// What became of each who was behind a month before: the rows under the morning page's comparison.

import type { RolledRow } from '#contract/staff/morning/rows.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { AGES, ROLLS } from '#domain/morning/metrics.ts'
import { address } from '../../../client/address.ts'
import { useQuery } from '../../../client/use-query.ts'
import { type Column, DataTable } from '../../../ui/data/data-table.tsx'
import { choicesOf, FilterBar, FilterSelect } from '../../../ui/data/filter-bar.tsx'
import { Pager } from '../../../ui/data/pager.tsx'
import { useListState } from '../../../ui/data/use-list-state.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Exports } from './exports.tsx'

const SIZE = 20
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

export function Component() {
  const list = useListState(['from', 'to'] as const)
  const { from, to } = list.values
  const request = useQuery(address('/api/admin/morning/rolled', list.query))
  const wanted = new URLSearchParams({ ...(from && { from }), ...(to && { to }) })
  const { data } = request
  return (
    <>
      <PageHead
        title="ผู้ค้างชำระเทียบกับเดือนก่อน"
        note={data?.as_of && data.since && `${longDate(data.since)} ถึง ${longDate(data.as_of)}`}
        guide={GUIDE}
        actions={data?.as_of && <Exports path="/api/admin/morning/rolled/:format" query={wanted} />}
      />
      <FilterBar onClear={from || to ? () => list.change({ from: '', to: '' }) : undefined}>
        <FilterSelect
          label="เดือนก่อน"
          value={from}
          choices={[{ value: '0', label: 'ไม่ค้าง' }, ...choicesOf(AGES)]}
          all="ทุกช่วง"
          onChoose={(chosen) => list.change({ from: chosen })}
        />
        <FilterSelect
          label="ถึงคืนนี้"
          value={to}
          choices={[...choicesOf(ROLLS), { value: 'new', label: 'เริ่มค้าง' }]}
          all="ทุกกลุ่ม"
          onChoose={(chosen) => list.change({ to: chosen })}
        />
      </FilterBar>
      <StaffLoaded from={request}>
        {({ members, total, page, since }) =>
          members.length === 0 ? (
            <Empty
              title={since ? 'ไม่มีสมาชิกตามที่เลือก' : 'ยังไม่มีข้อมูลของเดือนก่อนให้เทียบ'}
              text={since ? undefined : 'จะเทียบได้เมื่อมีข้อมูลรายวันของเดือนก่อน'}
            />
          ) : (
            <>
              <DataTable
                caption="ผู้ค้างชำระเทียบกับเดือนก่อน ค้างเพิ่มขึ้นมากที่สุดก่อน"
                columns={COLUMNS}
                rows={members}
                keyOf={({ membership_no }) => membership_no}
                to={({ membership_no }) => `/admin/members/${membership_no}`}
              />
              <Pager page={page} total={total} size={SIZE} to={list.toPage} unit="คน" />
            </>
          )
        }
      </StaffLoaded>
    </>
  )
}
