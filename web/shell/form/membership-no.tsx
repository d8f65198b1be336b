import { useState } from 'react'
import { padMembershipNo } from '#domain/membership-no.ts'
import { toArabicDigits } from '#domain/thai-digits.ts'
import { Field } from './field.tsx'

const LENGTH = 6

interface MembershipNoProps {
  name: string
  hint?: string
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

/** Thai digits are as good as others, zeros in front are ours to fill in (ui-components 6.13). */
export function MembershipNo({
  name,
  hint = 'ตัวเลขไม่เกิน 6 หลัก',
  value,
  error,
  onChange,
}: MembershipNoProps) {
  const [padded, setPadded] = useState(false)

  function take(text: string) {
    setPadded(false)
    onChange(digitsOf(text).slice(0, LENGTH))
  }
  // Taken here, since maxlength would cut "000-123" before the dash could be left out.
  function paste(event: React.ClipboardEvent<HTMLInputElement>) {
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const pasted = digitsOf(event.clipboardData.getData('text'))
    take(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? LENGTH))
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
          <input
            {...wiring}
            type="text"
            inputMode="numeric"
            autoComplete="username"
            maxLength={LENGTH}
            value={value}
            onChange={(event) => take(event.target.value)}
            onPaste={paste}
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

function digitsOf(text: string): string {
  return toArabicDigits(text).replace(/\D/g, '')
}
