import { Circle, CircleCheck } from 'lucide-react'

interface Rule {
  text: string
  met: boolean
}

/** What a new password must be, ticked while it is typed. What is too common only the server knows. */
export function PasswordRules({ rules }: { rules: Rule[] }) {
  return (
    <ul className="grid gap-1 text-small" aria-label="เงื่อนไขของรหัสผ่านใหม่">
      {rules.map(({ text, met }) => {
        const Icon = met ? CircleCheck : Circle
        return (
          <li key={text} className={`flex gap-2 ${met ? 'text-green-fg' : 'text-muted'}`}>
            <Icon aria-hidden className="mt-1 size-5 shrink-0" />
            <span>
              {text}
              <span className="sr-only">{met ? ' ผ่านแล้ว' : ' ยังไม่ผ่าน'}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
