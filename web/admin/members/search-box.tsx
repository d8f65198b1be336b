import { Search } from 'lucide-react'

interface SearchBoxProps {
  value: string
  onSearch: (words: string) => void
}

/** One box for number, name and national id; asked only when sent, since every search is written down. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('member')).trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some office computers
    <form role="search" onSubmit={submit} className="mb-5 max-w-2xl">
      <label htmlFor="member" className="font-semibold">
        เลขสมาชิก ชื่อ หรือเลขบัตรประชาชน
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id="member"
          name="member"
          type="search"
          autoComplete="off"
          spellCheck={false}
          defaultValue={value}
          maxLength={100}
          className="input flex-1"
        />
        <button type="submit" className="button button-primary">
          <Search aria-hidden className="size-5" />
          <span className="max-sm:sr-only">ค้นหา</span>
        </button>
      </div>
    </form>
  )
}
