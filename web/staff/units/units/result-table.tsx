import { useSearchParams } from 'react-router'
import type { ResultLine, UnitResult } from '#contract/unit/result.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { BOARD_SHOWS } from '#domain/unit/unit-board.ts'
import { OUTCOMES, type Outcome } from '#domain/unit/unit-result.ts'
import { FilterLinks } from '../../../ui/data/filter-links.tsx'
import { type Column, ListTable } from '../../../ui/data/list-table.tsx'
import { Pager } from '../../../ui/data/pager.tsx'
import { EmptyQueue } from '../../../ui/feedback/empty-queue.tsx'

const PAGE = 50

// biome-ignore format: one row a column
const COLUMNS: readonly Column<ResultLine>[] = [
  { head: 'เลขสมาชิก', whole: true, cell: (line) => <span className="figures">{line.membership_no}</span> },
  { head: 'ชื่อ', cell: (line) => line.name },
  { head: 'เรียกเก็บ', figures: true, cell: (line) => formatBaht(line.billed) },
  { head: 'หักได้', figures: true, cell: (line) => (line.amount === null ? '–' : formatBaht(line.amount)) },
  { head: 'แจ้ง ≠ ลงบัญชี', figures: true, cell: differenceIn },
  { head: 'ผล', whole: true, cell: (line) => wordOf(line.outcome) },
  { head: 'เหตุผล', cell: (line) => line.reason_name ?? '–' },
  { head: 'โดย', whole: true, cell: (line) => line.decided_by ?? '–' },
]

/** What the unit sent of somebody less what was posted; before that the two are the same. */
function differenceIn({ amount, reported }: ResultLine): string {
  return amount === null || reported === null || amount === reported
    ? '–'
    : formatBaht(satang(reported - amount))
}

/** Person by person, narrowed by what became of them; which, stands in the address. */
export function ResultTable({ result }: { result: UnitResult }) {
  const [params] = useSearchParams()
  const { totals, lines, found, page } = result
  function to(changed: Record<string, string>): string {
    const query = new URLSearchParams(params)
    query.delete('page')
    for (const [name, value] of Object.entries(changed)) {
      if (value) query.set(name, value)
      else query.delete(name)
    }
    return `?${query}`
  }
  const count = (words: string, number: number) => `${words} ${number.toLocaleString('en')}`
  return (
    <>
      <div className="no-print mb-3">
        <FilterLinks
          label="ผลการหักที่แสดง"
          chosen={params.get('show') ?? 'all'}
          choices={[
            { value: 'all', label: count('ทั้งหมด', totals.people) },
            { value: 'partial', label: count(OUTCOMES.partial, totals.partial) },
            { value: 'none', label: count(OUTCOMES.none, totals.none) },
            { value: 'undecided', label: count('ยังไม่มีผล', totals.undecided) },
            ...(totals.misposted > 0
              ? [{ value: 'misposted', label: count(BOARD_SHOWS.misposted, totals.misposted) }]
              : []),
          ]}
          to={(show) => to({ show: show === 'all' ? '' : show })}
        />
      </div>
      <ListTable
        caption="ผลการหักรายบุคคล"
        columns={COLUMNS}
        rows={lines}
        keyOf={(line) => line.membership_no}
        empty={<EmptyQueue text="ไม่มีรายชื่อตามที่เลือก" />}
      />
      <Pager
        page={page}
        total={found}
        size={PAGE}
        to={(wanted) => to({ page: String(wanted) })}
        unit="ราย"
      />
    </>
  )
}

function wordOf(outcome: Outcome | null): string {
  return outcome === null ? 'ยังไม่มีผล' : OUTCOMES[outcome]
}
