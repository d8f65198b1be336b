import { useState } from 'react'
import type { ShareChangeOffer } from '#contract/member/requests.ts'
import { Section } from '../../../ui/area/section.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { useForm } from '../../../ui/form/use-form.ts'

interface SignShareChangeProps {
  wished: NonNullable<ShareChangeOffer['wished']>
  mends: { request_id: number; version: number } | undefined
  onSent: () => void
}

/** The member says that it is so, and proves once more who they are. */
export function SignShareChange({ wished, mends, onSent }: SignShareChangeProps) {
  const { problems, passes, send, busy } = useForm<'agreed' | 'mem_password'>()
  const [agreed, setAgreed] = useState(false)
  const [password, setPassword] = useState('')

  async function submit() {
    const wrong = {
      ...(!agreed && { agreed: 'ทำเครื่องหมายเพื่อยืนยันว่าท่านอ่านผลแล้ว' }),
      ...(!password && { mem_password: 'กรอกรหัสผ่านของท่าน' }),
    }
    if (!passes(wrong)) return
    const { change, amount } = wished
    const body = { change, amount, mem_password: password, ...(mends && { mends }) }
    if (await send('/api/member/share_change', body)) onSent()
  }
  return (
    <Section title="ยืนยันและส่งคำขอ">
      <Form onSubmit={submit} className="no-print grid max-w-xl gap-5">
        <ErrorSummary problems={problems} />
        <div>
          {problems.agreed && <FieldError name="agreed">{problems.agreed}</FieldError>}
          <Tick id="agreed" name="agreed" checked={agreed} onChange={setAgreed}>
            ข้าพเจ้าอ่านผลข้างต้นแล้ว และขอให้สหกรณ์หักเงินเดือนตามจำนวนใหม่
          </Tick>
        </div>
        <PasswordField
          name="mem_password"
          label="รหัสผ่านของท่าน"
          hint="ยืนยันอีกครั้งเพื่อป้องกันผู้อื่นที่ใช้เครื่องนี้"
          autoComplete="current-password"
          value={password}
          error={problems.mem_password}
          onChange={setPassword}
        />
        <SendButton label="ส่งคำขอ" sending={busy} meanwhile="กำลังส่ง…" />
      </Form>
    </Section>
  )
}
