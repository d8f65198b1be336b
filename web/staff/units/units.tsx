import type { UnitBoard, UnitBoardRow } from '#contract/staff/units.ts'
import { longDate, monthAndYear, shortDate } from '#domain/calendar/thai-date.ts'
import { formatBaht, type Satang, satang } from '#domain/money/money.ts'
import { BOARD_SHOWS, type BoardShow } from '#domain/unit/unit-board.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { FilterBar } from '../../ui/data/filter-bar.tsx'
import { FilterLinks } from '../../ui/data/filter-links.tsx'
import { type Column, ListTable } from '../../ui/data/list-table.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { EmptyQueue } from '../../ui/feedback/empty-queue.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PaperButton } from '../../ui/statement/paper-button.tsx'
import { useMay } from '../client/use-staff.ts'
import { PageHead } from '../parts/page-head.tsx'
import { BoardActs } from './units/board-acts.tsx'
import { BoardFigures } from './units/board-figures.tsx'
import { Misposted } from './units/misposted.tsx'
import { StepBadge } from './units/step-badge.tsx'

const PAGE = 50
const GUIDE = [
  '“ออกหนังสือแจ้งเรียกเก็บ” กรอกเลขที่และผู้ลงนามครั้งเดียว ทุกหน่วยงานรับหนังสือของตนได้ทันที',
  'เลือกเดือน แล้วดูว่าหน่วยงานใดส่งผลการหักแล้ว หน่วยงานใดเกินกำหนด',
  'กดชื่อหน่วยงานเพื่อดูผลรายบุคคล หลักฐานการโอน ผู้ใช้ และผู้ประสานงาน',
  '“ปิดเดือนที่ยอดตรง” แสดงหน่วยงานที่แจ้งยอดโอนเท่ากับยอดที่หักได้ ปิดเฉพาะหน่วยงานที่ท่านทำเครื่องหมายว่าเห็นเงินเข้าบัญชีแล้ว',
  '“แจ้ง ≠ ลงบัญชี” คือหน่วยงานที่ระบบบัญชีลงยอดไม่เท่ากับที่หน่วยงานแจ้ง เมื่อลงบัญชีแล้ว ยอดหักได้คือยอดที่ลงบัญชี',
  'เมื่อปิดเดือนแล้ว หน่วยงานแก้ไขไม่ได้ หากต้องแก้ไขให้เปิดเดือนในหน้าของหน่วยงานนั้น',
]

const REPORTS = [
  { format: 'xlsx', label: 'Excel ทุกหน่วยงาน' },
  { format: 'csv', label: 'CSV รายบุคคล' },
]

// biome-ignore format: one row a column
const COLUMNS: readonly Column<UnitBoardRow>[] = [
  { head: 'หน่วยงาน', cell: (row) => row.name },
  { head: 'รหัส', whole: true, cell: (row) => <span className="figures">{row.unit_no}</span> },
  { head: 'สถานะ', whole: true, cell: (row) => <StepBadge {...row} /> },
  { head: 'คน', figures: true, cell: (row) => row.members.toLocaleString('en') },
  { head: 'เรียกเก็บ', figures: true, cell: (row) => formatBaht(row.billed) },
  { head: 'หักได้', figures: true, cell: (row) => orDash(row.deducted) },
  { head: 'หักไม่ได้', figures: true, cell: (row) => orDash(row.deducted === null ? null : satang(row.billed - row.deducted)) },
  { head: 'โอน', figures: true, cell: (row) => orDash(row.transfer_amount) },
  { head: 'แจ้ง ≠ ลงบัญชี', figures: true, cell: (row) => <Misposted {...row} /> },
  { head: 'ส่งเมื่อ', whole: true, cell: (row) => (row.sent_at ? shortDate(new Date(row.sent_at)) : '–') },
]

function orDash(amount: Satang | null): string {
  return amount === null ? '–' : formatBaht(amount)
}

export function Component() {
  const list = useListState(['period', 'show', 'q'] as const)
  const request = useQuery(address('/api/admin/units', list.query))
  const { data } = request
  return (
    <>
      <PageHead
        title="หน่วยงาน"
        note={data?.due_on && `กำหนดส่งเงินงวดนี้ ${longDate(data.due_on)}`}
        guide={GUIDE}
      />
      <FilterBar
        search={{
          label: 'ชื่อหรือรหัสหน่วยงาน',
          value: list.values.q,
          onSearch: (q) => list.change({ q }),
        }}
      >
        <label className="grid min-w-32 flex-[1_1_8rem] text-caption text-muted sm:min-w-40 sm:flex-[0_1_14rem]">
          งวดเดือน
          <select
            value={data?.period ?? ''}
            onChange={({ target }) => list.change({ period: target.value })}
            className="input text-small text-text"
          >
            {(data?.months ?? []).map((month) => (
              <option key={month} value={month}>
                {monthAndYear(`${month}-01`)}
              </option>
            ))}
          </select>
        </label>
      </FilterBar>
      <StaffLoaded from={request}>
        {(board) => <Board board={board} list={list} onDone={request.again} />}
      </StaffLoaded>
    </>
  )
}

interface BoardProps {
  board: UnitBoard
  list: ReturnType<typeof useListState<'period' | 'show' | 'q'>>
  onDone: () => void
}

function Board({ board, list, onDone }: BoardProps) {
  const mayServe = useMay('serve_units')
  const shows = Object.keys(BOARD_SHOWS) as BoardShow[]
  function to(show: string): string {
    const query = new URLSearchParams({ period: board.period })
    if (show !== 'all') query.set('show', show)
    if (list.values.q) query.set('q', list.values.q)
    return `?${query}`
  }
  return (
    <>
      <BoardFigures board={board} />
      {mayServe && <BoardActs board={board} onDone={onDone} />}
      <div className="no-print mb-4">
        <FilterLinks
          label="สถานะของหน่วยงาน"
          chosen={list.values.show || 'all'}
          choices={shows.map((show) => ({
            value: show,
            label: `${BOARD_SHOWS[show]} ${board.counts[show].toLocaleString('en')}`,
          }))}
          to={to}
        />
      </div>
      <ListTable
        caption="หน่วยงานและสถานะการส่งผลของเดือน"
        columns={COLUMNS}
        rows={board.rows}
        keyOf={(row) => row.unit_no}
        to={(row) => `/admin/units/${row.unit_no}?period=${row.period}`}
        empty={<EmptyQueue text="ไม่มีหน่วยงานตามที่เลือก" />}
      />
      <Pager page={board.page} total={board.found} size={PAGE} to={list.toPage} unit="หน่วยงาน" />
      <section aria-labelledby="report" className="no-print mt-6 card grid gap-3 p-4 sm:p-5">
        <div>
          <h2 id="report" className="text-h3">
            รายงานผลการหักของเดือน
          </h2>
          <p className="text-small text-muted">
            ตามหน่วยงานและรายบุคคล พร้อมผู้ที่หักไม่ได้หรือหักได้บางส่วนและเหตุผล และผู้ที่ลงบัญชีไม่ตรงกับที่แจ้ง
            สำหรับบันทึกในระบบบัญชีของสหกรณ์
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {REPORTS.map(({ format, label }) => (
            <PaperButton
              key={format}
              label={label}
              path={address(
                '/api/admin/units/report/:format',
                { format },
                `period=${board.period}`,
              )}
            />
          ))}
        </div>
      </section>
    </>
  )
}
