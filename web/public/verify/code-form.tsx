import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { readVerificationCode } from '#domain/paper/issued-paper.ts'
import { CodeField } from '../../ui/form/code-field.tsx'

interface CodeFormProps {
  typed: string
  /** Whether an answer stands above it already. */
  again: boolean
  onCode: (code: string) => void
}

/** A form of its own address: works without scripts, and without a page load with them. */
export function CodeForm({ typed, again, onCode }: CodeFormProps) {
  const [code, setCode] = useState(typed)
  const [error, setError] = useState<string>()
  function check(event: React.FormEvent) {
    event.preventDefault()
    const whole = readVerificationCode(code)
    if (whole) return onCode(whole)
    setError('รหัสตรวจสอบมีตัวอักษรและตัวเลขรวม 16 ตัว เช่น K7QM-3XTR-9WPD-BM4H')
    document.getElementById('code')?.focus()
  }
  return (
    <form
      action="/verify"
      onSubmit={check}
      noValidate
      className="no-print card grid gap-4 p-4 sm:p-6"
    >
      <CodeField
        name="code"
        label={again ? 'ตรวจสอบรหัสอื่น' : 'รหัสตรวจสอบ'}
        hint="พิมพ์ตามท้ายหน้าเอกสาร ตัวเล็กหรือตัวใหญ่ก็ได้ ไม่ต้องใส่ขีด"
        error={error}
        maxLength={40}
        value={code}
        onChange={setCode}
      />
      <button
        type="submit"
        className="button button-primary w-full sm:w-auto sm:justify-self-start"
      >
        <ScanSearch aria-hidden className="size-5 shrink-0" />
        ตรวจสอบ
      </button>
    </form>
  )
}
