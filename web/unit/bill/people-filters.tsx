import type { BillKind } from '#contract/unit/bill.ts'
import { COLLECTION_STATE_WORDS, COLLECTION_STATES } from '#domain/collection/collection-words.ts'

interface PeopleFiltersProps {
  kinds: readonly BillKind[]
  kind: string
  state: string
  onChange: (changed: { kind?: string; state?: string }) => void
}

/** Who has a kind of line, and how their deduction stands. */
export function PeopleFilters({ kinds, kind, state, onChange }: PeopleFiltersProps) {
  return (
    <div className="no-print flex flex-wrap gap-2">
      <label className="min-w-0 flex-[1_1_10rem]">
        <span className="text-small text-muted">ประเภท</span>
        <select
          className="input w-full"
          value={kind}
          onChange={(event) => onChange({ kind: event.target.value })}
        >
          <option value="">ทุกประเภท</option>
          {kinds.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="min-w-0 flex-[1_1_10rem]">
        <span className="text-small text-muted">สถานะ</span>
        <select
          className="input w-full"
          value={state}
          onChange={(event) => onChange({ state: event.target.value })}
        >
          <option value="">ทุกสถานะ</option>
          {COLLECTION_STATES.map((value) => (
            <option key={value} value={value}>
              {COLLECTION_STATE_WORDS[value]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
