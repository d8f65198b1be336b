import { Search } from 'lucide-react'
import { useNavigate } from 'react-router'

interface SearchFormProps {
  /** The page that shows what was found. */
  action: string
  label: string
  query: string
}

/** A form of its own address: works without scripts, and without a page load with them. */
export function SearchForm({ action, label, query }: SearchFormProps) {
  const navigate = useNavigate()
  function search(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q')).trim()
    navigate(words ? `${action}?${new URLSearchParams({ q: words })}` : action)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than our visitors' phones
    <form
      role="search"
      action={action}
      onSubmit={search}
      className="no-print flex max-w-xl flex-wrap gap-2"
    >
      <label className="sr-only" htmlFor="search-words">
        {label}
      </label>
      <input
        key={query}
        id="search-words"
        name="q"
        type="search"
        defaultValue={query}
        maxLength={100}
        placeholder={label}
        enterKeyHint="search"
        className="min-h-12 min-w-0 flex-[1_1_10rem] rounded-control border border-control bg-bg px-4 placeholder:text-muted"
      />
      <button type="submit" className="button button-primary">
        <Search aria-hidden className="size-5 shrink-0" />
        ค้นหา
      </button>
    </form>
  )
}
