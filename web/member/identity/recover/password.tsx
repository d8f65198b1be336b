import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import {
  PASSWORD_MIN,
  passwordLength,
  passwordStrength,
  type Strength,
} from '#domain/identity/password-rules.ts'
import { PasswordRules, useGuessableFacts } from '../../../ui/area/new-password.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import type { Proof, Recovery } from './use-recovery.ts'

const STRENGTHS: Record<Strength, { word: string; tone: string }> = {
  0: { word: 'ยังใช้ไม่ได้', tone: 'bg-red-fg' },
  1: { word: 'พอใช้', tone: 'bg-amber-fg' },
  2: { word: 'ดี', tone: 'bg-green-fg' },
  3: { word: 'ดีมาก', tone: 'bg-green-fg' },
}

interface NewPasswordProps {
  recovery: Recovery
  number: string
  /** As it was typed; undefined for whoever came with a slip or by ThaID. */
  birthDate: string | undefined
}

export function NewPassword({ recovery, number, birthDate }: NewPasswordProps) {
  const { problems, sending, proof } = recovery
  const [password, setPassword] = useState('')
  const birthYear = birthDate ? Number(birthDate.slice(0, 4)) : undefined
  const known = useGuessableFacts({ membershipNo: number, names: [], birthYear })

  async function submit() {
    if (passwordLength(password) < PASSWORD_MIN) {
      const mem_password = `รหัสผ่านใหม่ต้องมีอย่างน้อย ${PASSWORD_MIN} ตัวอักษร`
      return recovery.setProblems({ mem_password })
    }
    await recovery.setPassword(password)
  }

  return (
    <Form onSubmit={submit} className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
      <ErrorSummary problems={problems} />
      <p className="flex gap-2 text-green-fg">
        <CircleCheck aria-hidden className="mt-1 size-6 shrink-0" />
        {provedBy(proof)}
      </p>
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly name="username" autoComplete="username" value={number} />
      <PasswordField
        name="mem_password"
        label="รหัสผ่านใหม่"
        hint="ใช้คำหลายคำต่อกัน จำง่ายและเดายาก"
        autoComplete="new-password"
        value={password}
        error={problems.mem_password}
        onChange={setPassword}
      />
      <div className="grid gap-3">
        <Meter strength={password ? passwordStrength(password, known) : undefined} />
        <PasswordRules password={password} known={known} />
      </div>
      <SendButton label="บันทึกรหัสผ่านใหม่" sending={sending} meanwhile="กำลังบันทึก…" wide />
    </Form>
  )
}

function provedBy(proof: Proof | undefined): string {
  if (proof?.by === 'thaid') return 'ยืนยันตัวตนด้วย ThaID แล้ว'
  return proof?.sent_to ? `ยืนยันตัวตนผ่าน ${proof.sent_to} แล้ว` : 'ยืนยันตัวตนด้วยรหัสเปิดใช้งานแล้ว'
}

function Meter({ strength }: { strength: Strength | undefined }) {
  const { word, tone } = STRENGTHS[strength ?? 0]
  const bars = strength === undefined ? 0 : strength + 1
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span aria-hidden className="grid min-w-24 flex-1 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={`h-1.5 rounded-full ${bar <= bars ? tone : 'bg-sunken'}`} />
        ))}
      </span>
      <span role="status" className="min-h-7 text-small">
        {strength !== undefined && `ความปลอดภัย: ${word}`}
      </span>
    </div>
  )
}
