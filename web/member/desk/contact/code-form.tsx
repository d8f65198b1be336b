import { CircleCheckBig } from 'lucide-react'
import { useState } from 'react'
import { clockTime } from '#domain/calendar/thai-date.ts'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useFields } from '../../../ui/form/use-form.ts'

export interface SentCode {
  wish: string
  sent_to: string
  expires_at: string
}

const WORDS = {
  phone: { label: 'ยืนยันหมายเลข', done: 'ยืนยันหมายเลขใหม่แล้ว', again: '' },
  contact: {
    label: 'ยืนยันอีเมล',
    done: 'ยืนยันอีเมลใหม่แล้ว',
    again: 'ไม่พบอีเมล ดูในกล่องจดหมายขยะ หรือแก้อีเมลข้างบนแล้วส่งรหัสอีกครั้ง',
  },
}

interface CodeFormProps {
  kind: keyof typeof WORDS
  sent: SentCode
  onProved: () => void
}

/** The code that was sent to a new number or e-mail: typed here, it is the member's. */
export function CodeForm({ kind, sent, onProved }: CodeFormProps) {
  const { values, field, problems, passes, send, busy } = useFields({ code: '' })
  const [isRight, setRight] = useState(false)
  const { label, done, again } = WORDS[kind]
  async function submit() {
    if (!passes(/^\d{6}$/.test(values.code.trim()) ? {} : { code: 'กรอกรหัส 6 หลัก' })) return
    const body = { wish: sent.wish, code: values.code.trim() }
    if (!(await send(`/api/member/${kind}/code`, body))) return
    setRight(true)
    onProved()
  }
  if (isRight)
    return (
      <p role="status" className="flex gap-2 font-semibold text-green-fg">
        <CircleCheckBig aria-hidden className="mt-1 size-5 shrink-0" />
        {done}
      </p>
    )
  return (
    <Form onSubmit={submit} className="grid max-w-md gap-4">
      <ErrorSummary problems={problems} />
      <TextField
        {...field('code')}
        label="รหัสยืนยัน"
        hint={`ส่งไปที่ ${sent.sent_to} ใช้ได้ถึง ${clockTime(new Date(sent.expires_at))}`}
        type="tel"
        maxLength={6}
        width="figures max-w-40"
      />
      {again && <p className="text-small text-muted">{again}</p>}
      <div>
        <SendButton label={label} sending={busy} meanwhile="กำลังตรวจ…" />
      </div>
    </Form>
  )
}
