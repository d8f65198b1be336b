// Who is behind: the rows under the morning page's figures of people.

import type { BehindRow } from '#contract/staff/morning/morning.ts'
import { longDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { AGES, CAUSES } from '#domain/morning/metrics.ts'
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

export function Component() {
  const list = useListState(['age', 'cause'] as const)
  const { age, cause } = list.values
  const request = useQuery(address('/api/admin/morning/behind', list.query))
  const wanted = new URLSearchParams({ ...(age && { age }), ...(cause && { cause }) })
  const { data } = request
  return (
    <>
      <PageHead
        title="สมาชิกค้างชำระ"
        note={data?.as_of && `ข้อมูล ณ ${longDate(data.as_of)}`}
        guide={GUIDE}
        actions={data?.as_of && <Exports path="/api/admin/morning/behind/:format" query={wanted} />}
      />
      <FilterBar onClear={age || cause ? () => list.change({ age: '', cause: '' }) : undefined}>
        <FilterSelect
          label="ค้างมาแล้ว"
          value={age}
          choices={choicesOf(AGES)}
          all="ทุกช่วง"
          onChoose={(chosen) => list.change({ age: chosen })}
        />
        <FilterSelect
          label="สาเหตุ"
          value={cause}
          choices={choicesOf(CAUSES)}
          all="ทุกสาเหตุ"
          onChoose={(chosen) => list.change({ cause: chosen })}
        />
      </FilterBar>
      <StaffLoaded from={request}>
        {({ members, total, amount, page }) =>
          members.length === 0 ? (
            <Empty title="ไม่มีสมาชิกค้างชำระตามที่เลือก" />
          ) : (
            <>
              <p className="figures mb-3">ยอดค้างรวม {formatBaht(amount)} บาท</p>
              <DataTable
                caption="สมาชิกค้างชำระ ค้างนานที่สุดก่อน"
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
