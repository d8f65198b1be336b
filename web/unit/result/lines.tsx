import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ResultLine, UnitResult } from '#contract/unit/result.ts'
import { reasonInOffice } from '#domain/collection/collection-words.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { Section } from '../../ui/area/section.tsx'
import { SearchBox } from '../../ui/data/filter-bar.tsx'
import { FilterLinks } from '../../ui/data/filter-links.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Button } from '../../ui/form/button.tsx'
import type { Deciding } from './line-dialog.tsx'
import { OutcomeBadge } from './outcome-badge.tsx'
import { RestAsFull } from './rest-as-full.tsx'
import type { ResultActs } from './use-result.ts'

interface LinesProps {
  result: UnitResult
  /** Null where nothing can be changed. */
  acts: ResultActs | null
  onDecide: (deciding: Deciding) => void
}

/** Everybody of the bill, to look up, to tick and to mend. */
export function Lines({ result, acts, onDecide }: LinesProps) {
  const { lines, found, page, pages, totals, period } = result
  const [query] = useSearchParams()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = lines.filter(({ membership_no }) => ticked.has(membership_no))

  function tick(numbers: readonly string[], on: boolean) {
    const next = new Set(ticked)
    for (const number of numbers) on ? next.add(number) : next.delete(number)
    setTicked(next)
  }
  async function allFull() {
    const said = chosen.map(({ membership_no }) => ({ membership_no, outcome: 'full' as const }))
    await acts?.act('/api/membergroup/result/lines', { period, lines: said })
    setTicked(new Set())
  }

  return (
    <Section title="ผลรายบุคคล" aside={acts && <RestAsFull result={result} acts={acts} />}>
      <Filters totals={totals} />
      {lines.length === 0 ? (
        <Empty title="ไม่พบรายชื่อตามที่เลือก" text="ลองเลือก “ทั้งหมด” หรือค้นหาด้วยคำอื่น" />
      ) : (
        <div className="@container">
          {acts && (
            <Ticked
              count={chosen.length}
              all={chosen.length === lines.length}
              onAll={(on) =>
                tick(
                  lines.map((line) => line.membership_no),
                  on,
                )
              }
              onFull={allFull}
              onDecide={() =>
                onDecide({
                  people: chosen,
                  outcome: 'none',
                  amount: null,
                  reason: null,
                  onDone: () => setTicked(new Set()),
                })
              }
            />
          )}
          <ul className="divide-y divide-border border-y border-border">
            {lines.map((line) => (
              <Line
                key={line.membership_no}
                line={line}
                editable={acts !== null}
                ticked={ticked.has(line.membership_no)}
                onTick={(on) => tick([line.membership_no], on)}
                onDecide={onDecide}
              />
            ))}
          </ul>
        </div>
      )}
      <p role="status" className="figures mt-2 text-small text-muted">
        {found.toLocaleString('en')} ราย
      </p>
      <Pager page={page} pages={pages} to={(to) => address(query, { page: String(to) })} />
    </Section>
  )
}

function address(query: URLSearchParams, changed: Record<string, string>): string {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changed)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return `?${next}`
}

function Filters({ totals }: Pick<UnitResult, 'totals'>) {
  const [query, setQuery] = useSearchParams()
  const count = (words: string, number: number) => `${words} ${number.toLocaleString('en')}`
  return (
    <div className="no-print mb-3 grid gap-3">
      <FilterLinks
        label="แสดงผลการหัก"
        chosen={query.get('show') ?? 'all'}
        choices={[
          { value: 'all', label: count('ทั้งหมด', totals.people) },
          { value: 'undecided', label: count('ยังไม่มีผล', totals.undecided) },
          { value: 'full', label: count('ครบ', totals.full) },
          { value: 'partial', label: count('บางส่วน', totals.partial) },
          { value: 'none', label: count('หักไม่ได้', totals.none) },
        ]}
        to={(show) => address(query, { show: show === 'all' ? '' : show, page: '' })}
      />
      <SearchBox
        label="ค้นหาชื่อหรือเลขสมาชิก"
        placeholder="ชื่อหรือเลขสมาชิก"
        value={query.get('q') ?? ''}
        maxLength={60}
        className="max-w-md"
        onSearch={(q) => setQuery(address(query, { q, page: '' }))}
      />
    </div>
  )
}

interface TickedProps {
  count: number
  all: boolean
  onAll: (on: boolean) => void
  onFull: () => void
  onDecide: () => void
}

function Ticked({ count, all, onAll, onFull, onDecide }: TickedProps) {
  return (
    <div className="no-print flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={all}
          onChange={({ target }) => onAll(target.checked)}
          className="size-6 accent-primary"
        />
        เลือกทั้งหน้านี้
      </label>
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="figures font-semibold">เลือก {count} ราย:</span>
          <Button primary label="หักได้ครบ" onClick={onFull} />
          <Button label="หักไม่ได้…" onClick={onDecide} />
        </div>
      )}
    </div>
  )
}

interface LineProps {
  line: ResultLine
  editable: boolean
  ticked: boolean
  onTick: (on: boolean) => void
  onDecide: (deciding: Deciding) => void
}

function Line({ line, editable, ticked, onTick, onDecide }: LineProps) {
  const { membership_no, name, billed, outcome, amount, reason, has_exception } = line
  const actual = amount === null ? null : satang(amount + line.over_deducted)
  const who = (
    <span className="min-w-0">
      <span className="block font-semibold">{name}</span>
      <span className="figures text-small text-muted">{membership_no}</span>
    </span>
  )
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 @max-[17rem]:grid-cols-1 @[34rem]:grid-cols-[minmax(0,1fr)_7.5rem_9rem_auto]">
      {editable ? (
        <label className="flex min-h-12 min-w-0 items-center gap-3">
          <input
            type="checkbox"
            checked={ticked}
            onChange={({ target }) => onTick(target.checked)}
            className="no-print size-6 shrink-0 accent-primary"
          />
          {who}
        </label>
      ) : (
        who
      )}
      <span className="figures text-end whitespace-nowrap">
        <span className="block font-semibold">{amount === null ? '–' : formatBaht(amount)}</span>
        {amount !== billed && (
          <span className="block text-small text-muted">จาก {formatBaht(billed)}</span>
        )}
      </span>
      <span className={`min-w-0 ${editable ? 'ps-9 @[34rem]:ps-0' : ''}`}>
        <OutcomeBadge outcome={outcome} />
        {reason && <span className="block text-small text-muted">{reasonInOffice(reason)}</span>}
        {line.over_deducted > 0 && (
          <span className="figures block text-small text-muted">
            หักเกิน {formatBaht(line.over_deducted)}
          </span>
        )}
        {has_exception && <span className="block text-small text-amber-fg">รอตัดสินใจ</span>}
      </span>
      {editable && (
        <button
          type="button"
          onClick={() =>
            onDecide({ people: [line], outcome: outcome ?? '', amount: actual, reason })
          }
          className="no-print inline-flex min-h-12 items-center gap-1 justify-self-end rounded-control px-2 text-small text-link hover:bg-subtle"
        >
          <PencilLine aria-hidden className="size-5" />
          แก้ไข
          <span className="sr-only">ผลของ {name}</span>
        </button>
      )}
    </li>
  )
}
