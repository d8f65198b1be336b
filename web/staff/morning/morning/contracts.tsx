// Contracts by class of quality, or by the quarter of granting: the rows under the morning page's figures of contracts.

import type { ContractRow } from '#contract/staff/morning/rows.ts'
import { longDate, shortDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { COHORT_MONTHS, QUALITY_CLASSES, quarterWords } from '#domain/morning/metrics.ts'
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

export function Component() {
  const list = useListState(['class', 'quarter', 'months'] as const)
  const { class: quality, quarter, months } = list.values
  const request = useQuery(address('/api/admin/morning/contracts', list.query))
  const wanted = new URLSearchParams({
    ...(quality && { class: quality }),
    ...(quarter && { quarter }),
    ...(months && { months }),
  })
  const { data } = request
  return (
    <>
      <PageHead
        title="สัญญาเงินกู้ในรายงานเช้า"
        note={data?.as_of && `ข้อมูล ณ ${longDate(data.as_of)}`}
        guide={GUIDE}
        actions={
          data?.as_of && <Exports path="/api/admin/morning/contracts/:format" query={wanted} />
        }
      />
      <FilterBar
        onClear={
          wanted.size > 0 ? () => list.change({ class: '', quarter: '', months: '' }) : undefined
        }
      >
        {quarter ? (
          <>
            <FilterSelect
              label="ให้กู้ใน"
              value={quarter}
              choices={[{ value: quarter, label: quarterWords(quarter) }]}
              all="ทุกไตรมาส"
              onChoose={(chosen) => list.change({ quarter: chosen, months: '' })}
            />
            <FilterSelect
              label="เคยค้างตั้งแต่ 3 งวด"
              value={months}
              choices={COHORT_MONTHS.map((one) => ({
                ...{ value: String(one), label: `ใน ${one} เดือนจากวันให้กู้` },
              }))}
              all="ทุกสัญญา"
              onChoose={(chosen) => list.change({ months: chosen })}
            />
          </>
        ) : (
          <FilterSelect
            label="ชั้นคุณภาพ"
            value={quality}
            choices={choicesOf(QUALITY_CLASSES)}
            all="ทุกชั้น"
            onChoose={(chosen) => list.change({ class: chosen })}
          />
        )}
      </FilterBar>
      <StaffLoaded from={request}>
        {({ contracts, total, balance, page }) =>
          contracts.length === 0 ? (
            <Empty title="ไม่มีสัญญาตามที่เลือก" />
          ) : (
            <>
              <p className="figures mb-3">หนี้คงเหลือรวม {formatBaht(balance)} บาท</p>
              <DataTable
                caption="สัญญาเงินกู้ ค้างนานที่สุดก่อน"
                columns={COLUMNS}
                rows={contracts}
                keyOf={({ loan_no }) => loan_no}
                to={({ membership_no }) => `/admin/members/${membership_no}`}
              />
              <Pager page={page} total={total} size={SIZE} to={list.toPage} unit="สัญญา" />
            </>
          )
        }
      </StaffLoaded>
    </>
  )
}
