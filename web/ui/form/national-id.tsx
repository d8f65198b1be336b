import { useState } from 'react'
import { isNationalId } from '#domain/person/national-id.ts'
import { Field, type Typed } from './field.tsx'
import { FigureInput } from './figure-input.tsx'

const LENGTH = 13
export const WRONG_ID = 'เลขบัตรประชาชนไม่ถูกต้อง กรุณาตรวจสอบตัวเลขทั้ง 13 หลัก'

/** Its last figure checks the others, so a slip of the finger is told before anything is sent. */
export function NationalId({ name, value, error, onChange }: Typed) {
  const [left, setLeft] = useState(false)
  const slip = left && value.length === LENGTH && !isNationalId(value) ? WRONG_ID : undefined
  return (
    <Field name={name} label="เลขบัตรประชาชน" hint="ตัวเลข 13 หลัก ไม่ต้องใส่ขีด" error={error ?? slip}>
      {(wiring) => (
        <FigureInput
          {...wiring}
          takes="whole"
          autoComplete="off"
          max={LENGTH}
          value={value}
          onChange={(typed) => {
            setLeft(false)
            onChange(typed)
          }}
          onBlur={() => setLeft(true)}
          className="input figures max-w-[20ch]"
        />
      )}
    </Field>
  )
}
