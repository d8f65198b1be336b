import { Search } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../../ui/form/field.tsx'

interface SearchBoxProps {
  value: string
  onSearch: (words: string) => void
}

/** One box for number, name, phone, unit and national id; asked only when sent, since every search is written down. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const [error, setError] = useState<string>()
  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('member')).trim()
    setError(words ? undefined : 'กรุณาพิมพ์สิ่งที่ต้องการค้นหา')
    if (words) onSearch(words)
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some office computers
    <form role="search" noValidate onSubmit={submit} className="mb-5 max-w-2xl">
      <Field name="member" label="ชื่อ เลขสมาชิก เบอร์โทรศัพท์ หน่วยงาน หรือเลขบัตรประชาชน" error={error}>
        {(wiring) => (
          <div className="flex gap-2">
            <input
              {...wiring}
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
        )}
      </Field>
    </form>
  )
}
