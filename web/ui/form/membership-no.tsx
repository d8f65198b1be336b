import { useState } from 'react'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import { Field, type Typed } from './field.tsx'
import { FigureInput } from './figure-input.tsx'

const LENGTH = 6

interface MembershipNoProps extends Typed {
  hint?: string
  /** At the door the browser offers passkeys here, too. */
  withPasskeys?: boolean
}

/** Thai digits are as good as others, zeros in front are ours to fill in (REQ-208). */
export function MembershipNo({
  name,
  hint = 'ตัวเลขไม่เกิน 6 หลัก',
  withPasskeys = false,
  value,
  error,
  onChange,
}: MembershipNoProps) {
  const [padded, setPadded] = useState(false)

  function take(text: string) {
    setPadded(false)
    onChange(text)
  }
  function fill() {
    const whole = padMembershipNo(value)
    if (!whole || whole === value) return
    onChange(whole)
    setPadded(true)
  }
  return (
    <Field name={name} label="เลขสมาชิก" hint={hint} error={error}>
      {(wiring) => (
        <>
          <FigureInput
            {...wiring}
            takes="whole"
            autoComplete={withPasskeys ? 'username webauthn' : 'username'}
            max={LENGTH}
            value={value}
            onChange={take}
            onBlur={fill}
            className="input figures max-w-[10ch]"
          />
          <p role="status" className="text-small text-muted">
            {padded && 'ระบบเติมเลข 0 ข้างหน้าให้ครบ 6 หลัก'}
          </p>
        </>
      )}
    </Field>
  )
}
