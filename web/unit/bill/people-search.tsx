import { Search, X } from 'lucide-react'
import type { FormEvent } from 'react'

/** By name, by number or by a whole national id; in the address, so going back undoes it. */
export function PeopleSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q')).trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than our visitors' machines
    <form role="search" onSubmit={search} className="no-print flex min-w-0 flex-wrap gap-2">
      <label className="min-w-0 flex-[1_1_14rem]">
        <span className="sr-only">ค้นหาสมาชิก</span>
        <input
          key={q}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={100}
          placeholder="ชื่อ เลขสมาชิก หรือเลขบัตรประชาชน 13 หลัก"
          enterKeyHint="search"
          className="input w-full"
        />
      </label>
      <button type="submit" className="button button-primary">
        <Search aria-hidden className="size-5 shrink-0" />
        ค้นหา
      </button>
      {q && (
        <button type="button" className="button button-secondary" onClick={() => onSearch('')}>
          <X aria-hidden className="size-5 shrink-0" />
          ล้าง
        </button>
      )}
    </form>
  )
}
