import { Field, type Typed } from '../ui/form/field.tsx'

interface LoginFieldProps extends Typed {
  /** At the door the browser offers passkeys here, too. */
  withPasskeys?: boolean
}

/** Text, not figures only: a further person of a unit has a word after the number. */
export function LoginField({
  name,
  value,
  error,
  withPasskeys = false,
  onChange,
}: LoginFieldProps) {
  return (
    <Field
      name={name}
      label="รหัสหน่วยงาน"
      hint="ตัวเลข 8 หลัก เช่น 00010001 ผู้ใช้คนอื่นของหน่วยงานเติมจุดและชื่อ เช่น 00010001.malee"
      error={error}
    >
      {(wiring) => (
        <input
          {...wiring}
          type="text"
          autoComplete={withPasskeys ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="input figures max-w-[24ch]"
        />
      )}
    </Field>
  )
}
