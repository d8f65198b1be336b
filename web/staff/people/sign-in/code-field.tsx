import { Field } from '../../../ui/form/field.tsx'
import { FigureInput } from '../../../ui/form/figure-input.tsx'

/** Over a page that may have a field called `code` itself. */
export const CODE = 'sign-in-code'

interface SixFiguresProps {
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** The code of the moment; phones and password managers offer it where they can. */
export function SixFigures({ error, value, onChange }: SixFiguresProps) {
  return (
    <Field name={CODE} label="รหัส 6 หลักจากแอป" hint="เปลี่ยนทุก 30 วินาที" error={error}>
      {(wiring) => (
        <FigureInput
          {...wiring}
          // It comes in the place of the password, which had the focus
          autoFocus
          takes="whole"
          autoComplete="one-time-code"
          max={6}
          value={value}
          onChange={onChange}
          className="input figures max-w-56 text-h2 tracking-[0.3em]"
        />
      )}
    </Field>
  )
}
