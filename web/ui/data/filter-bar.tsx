import { Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../form/button.tsx'

interface FilterBarProps {
  /** What is searched, as «ค้นหาข่าว»; without it there is no box. */
  search?: { label: string; value: string; onSearch: (words: string) => void }
  /** Whether anything is filtered, and how to see all again. */
  onClear?: (() => void) | undefined
  /** Selects and dates of the list. */
  children?: ReactNode
}

/** Over a list: what narrows it. Everything in it stands in the address (useListState). */
export function FilterBar({ search, onClear, children }: FilterBarProps) {
  return (
    <div className="no-print mb-4 flex flex-wrap items-end gap-3 rounded-card border border-border bg-subtle p-3">
      {search && <SearchBox {...search} />}
      {children}
      {onClear && (
        <button
          type="button"
          className="link flex min-h-12 items-center gap-1 px-2"
          onClick={onClear}
        >
          <X aria-hidden className="size-5" />
          ล้างตัวกรอง
        </button>
      )}
    </div>
  )
}

interface SearchBoxProps extends NonNullable<FilterBarProps['search']> {
  placeholder?: string
  maxLength?: number
  className?: string
}

export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder = label, value, maxLength = 100, onSearch } = props
  const { className = 'min-w-0 flex-[1_1_16rem]' } = props
  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q')).trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some office computers
    <form role="search" onSubmit={submit} className={`flex gap-2 ${className}`}>
      <input
        key={value}
        name="q"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={maxLength}
        className="input flex-1"
      />
      <Button type="submit" Icon={Search} label="ค้นหา" />
    </form>
  )
}

/** A table of words, as choices. */
export function choicesOf(words: Record<string, string>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}

interface FilterSelectProps<Value extends string> {
  label: string
  value: string
  choices: readonly { value: Value; label: string }[]
  /** What no choice is called, as «ทุกสถานะ». */
  all: string
  onChoose: (value: Value | '') => void
}

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, choices, all, onChoose } = props
  return (
    <label className="grid min-w-32 flex-[1_1_8rem] text-caption text-muted sm:min-w-40 sm:flex-[0_1_14rem]">
      {label}
      <select
        value={value}
        onChange={({ target }) => onChoose(target.value as Value | '')}
        className="input text-small text-text"
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
