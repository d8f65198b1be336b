import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Field } from '../../../ui/form/field.tsx'

interface FindCaseProps {
  value: string
  onFind: (words: string) => void
}

export function FindCase({ value, onFind }: FindCaseProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onFind(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some office computers
    <form role="search" noValidate onSubmit={submit} className="mb-5 max-w-2xl">
      <Field name="q" label="เลขสัญญา เลขสมาชิก หรือชื่อผู้กู้" error={undefined}>
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
