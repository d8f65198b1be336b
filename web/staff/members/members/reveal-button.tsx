import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { StaffRevealed } from '#contract/staff/member.ts'
import { AskDialog, type Send } from '../../../ui/feedback/ask-dialog.tsx'

interface RevealButtonProps {
  /** Asks for it, with the reason. */
  ask: (send: Send, reason: string) => Promise<{ data: StaffRevealed } | undefined>
  label: string
  /** Who is told of it. */
  note?: string
  hint?: string
}

const NOTE = 'ระบบบันทึกว่าใครดู เมื่อใด เพราะอะไร และสมาชิกเห็นบันทึกนี้'
const HINT = 'อย่างน้อย 10 ตัวอักษร เช่น สมาชิกขอตรวจเลขบัญชีที่เคาน์เตอร์'

/** Shows what is masked, for a reason that is kept and that the member reads; gone with the page. */
export function RevealButton(props: RevealButtonProps) {
  const { ask, label, note = NOTE, hint = HINT } = props
  const [asking, setAsking] = useState(false)
  const [shown, setShown] = useState<StaffRevealed['values']>()

  if (shown) {
    return (
      <span role="status" className="mt-1 block rounded-control bg-amber-bg p-2 text-amber-fg">
        {shown.map(({ label: name, value }) => (
          <span key={value} className="figures block">
            {shown.length > 1 && `${name} `}
            {value}
          </span>
        ))}
      </span>
    )
  }
  return (
    <>
      <button
        type="button"
        className="link ms-2 inline-flex min-h-11 items-center gap-1 text-small"
        onClick={() => setAsking(true)}
      >
        <Eye aria-hidden className="size-4" />
        ดูเต็ม<span className="sr-only">: {label}</span>
      </button>
      {asking && (
        <AskDialog
          title={`ดู${label}เต็ม?`}
          text={note}
          label="เหตุผล"
          hint={hint}
          action="ดูข้อมูล"
          min={10}
          max={300}
          ask={ask}
          onSent={({ data }) => setShown(data.values)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
