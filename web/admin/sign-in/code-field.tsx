import { useEffect, useRef } from 'react'
import { Field } from '../../shell/form/field.tsx'

/** Over a page that may have a field called `code` itself. */
export const CODE = 'sign-in-code'

interface SixFiguresProps {
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** The code of the moment; phones and password managers offer it where they can. */
export function SixFigures({ error, value, onChange }: SixFiguresProps) {
  const input = useRef<HTMLInputElement>(null)
  // It comes in the place of the password, which had the focus.
  useEffect(() => input.current?.focus(), [])
  return (
    <Field name={CODE} label="รหัส 6 หลักจากแอป" hint="เปลี่ยนทุก 30 วินาที" error={error}>
      {(wiring) => (
        <input
          {...wiring}
          ref={input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="input figures max-w-56 text-h2 tracking-[0.3em]"
        />
      )}
    </Field>
  )
}
