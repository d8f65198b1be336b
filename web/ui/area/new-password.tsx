import { Circle, CircleCheck } from 'lucide-react'
import {
  type GuessableFacts,
  PASSWORD_MIN,
  passwordChecks,
} from '#domain/identity/password-rules.ts'
import { useSite } from '../../app/site.tsx'

interface Rule {
  text: string
  met: boolean
}

/** What this page knows of whoever sets a password; the server may know more. */
export type PersonFacts = Omit<GuessableFacts, 'cooperative'>

export function useGuessableFacts(known: PersonFacts): GuessableFacts {
  const { coopNameTH, coopNameEN } = useSite().config
  return { ...known, cooperative: [coopNameTH, ...coopNameEN.split(/\W+/), 'สหกรณ์', 'coop'] }
}

interface PasswordRulesProps {
  password: string
  known: PersonFacts
  /** What the form asks for besides. */
  more?: Rule[]
}

/** What a new password must be, ticked while it is typed, by the rules of the server's own. */
export function PasswordRules({ password, known, more = [] }: PasswordRulesProps) {
  const checks = passwordChecks(password, useGuessableFacts(known))
  const rules = [
    { text: `มีอย่างน้อย ${PASSWORD_MIN} ตัวอักษร`, met: checks.isLongEnough },
    { text: 'ไม่ใช่ตัวอักษรซ้ำหรือเรียงลำดับ', met: checks.isVaried },
    {
      text: 'ไม่ใช่วันเกิด เบอร์โทรศัพท์ เลขประจำตัว หรือชื่อสหกรณ์',
      met: checks.isImpersonal,
    },
    ...more,
  ]
  return (
    <div className="text-small">
      <ul className="grid gap-1" aria-label="เงื่อนไขของรหัสผ่านใหม่">
        {rules.map((rule) => (
          <RuleRow key={rule.text} {...rule} />
        ))}
      </ul>
      <p className="mt-1 text-muted">เมื่อบันทึก ระบบตรวจด้วยว่าไม่ใช่ชื่อของท่าน และไม่ใช่รหัสที่มีคนใช้กันมาก</p>
    </div>
  )
}

function RuleRow({ text, met }: Rule) {
  const Icon = met ? CircleCheck : Circle
  return (
    <li className={`flex gap-2 ${met ? 'text-green-fg' : 'text-muted'}`}>
      <Icon aria-hidden className="mt-1 size-5 shrink-0" />
      <span>
        {text}
        <span className="sr-only">{met ? ' ผ่านแล้ว' : ' ยังไม่ผ่าน'}</span>
      </span>
    </li>
  )
}
