// A code that was sent to a member: the six figures are typed here, and it is told how long they are good for.

import { clock, secondsTo, useSeconds } from '../../client/count-down.ts'
import { Field } from '../form/field.tsx'
import { FigureInput } from '../form/figure-input.tsx'

export const CODE_LENGTH = 6

interface SentCodeFieldProps {
  label: string
  error: string | undefined
  value: string
  onChange: (code: string) => void
}

export function SentCodeField({ label, error, value, onChange }: SentCodeFieldProps) {
  return (
    <Field name="code" label={label} hint="ตัวเลข 6 หลักจากข้อความล่าสุด" error={error}>
      {(wiring) => (
        <FigureInput
          {...wiring}
          takes="whole"
          autoComplete="one-time-code"
          max={CODE_LENGTH}
          value={value}
          onChange={onChange}
          className="input figures max-w-[11ch] text-figure tracking-[0.3em]"
        />
      )}
    </Field>
  )
}

interface SentCodeTimesProps {
  /** What the code is called. */
  name: string
  expiresAt: number
  resendAt: number
  onAgain: () => void
}

/** Counted down in sight and never aloud: a screen reader that says every second says nothing else. */
export function SentCodeTimes({ name, expiresAt, resendAt, onAgain }: SentCodeTimesProps) {
  const now = useSeconds()
  const left = secondsTo(expiresAt, now)
  const wait = secondsTo(resendAt, now)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-subtle px-4 py-2 text-small">
      <p className="figures">{left > 0 ? `รหัสใช้ได้อีก ${clock(left)}` : `${name}หมดอายุแล้ว`}</p>
      {wait > 0 ? (
        <p className="figures flex min-h-12 items-center text-muted">ขอรหัสใหม่ได้ใน {clock(wait)}</p>
      ) : (
        <button type="button" className="link min-h-12 font-semibold" onClick={onAgain}>
          ขอรหัสใหม่
        </button>
      )}
    </div>
  )
}
