import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Field } from '../../ui/form/field.tsx'

interface SearchFormProps {
  name: string
  label: string
  value: string
  error?: string | undefined
  /** What was typed, without spaces around it; the form itself, to give back the focus. */
  onSearch: (words: string, form: HTMLFormElement) => void
}

/** One box that is asked only when sent. */
export function SearchForm({ name, label, value, error, onSearch }: SearchFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    onSearch(String(new FormData(form).get(name) ?? '').trim(), form)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some office computers
    <form role="search" noValidate onSubmit={submit} className="mb-5 max-w-2xl">
      <Field name={name} label={label} error={error}>
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
