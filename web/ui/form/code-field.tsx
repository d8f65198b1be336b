import { Field, type Typed } from './field.tsx'

interface CodeFieldProps extends Typed {
  label: string
  hint: string
  maxLength: number
}

/** A code copied from paper or a screen: letters and figures, which no keyboard should mend. */
export function CodeField({
  name,
  label,
  hint,
  error,
  maxLength,
  value,
  onChange,
}: CodeFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="input figures uppercase"
        />
      )}
    </Field>
  )
}
