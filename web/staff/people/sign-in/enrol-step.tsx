import { useState } from 'react'
import type { SecondStep, StaffLoggedIn } from '#contract/staff/identity.ts'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { CODE, SixFigures } from './code-field.tsx'

interface EnrolStepProps {
  ticket: string
  enrolment: NonNullable<SecondStep['enrolment']>
  onPassed: (answer: StaffLoggedIn['data']) => void
  onStartAgain: () => void
}

/** For whoever has no authenticator yet: it is set up here, and proved before it counts. */
export function EnrolStep({ ticket, enrolment, onPassed, onStartAgain }: EnrolStepProps) {
  const { problems, passes, send, busy } = useForm<typeof CODE>()
  const [code, setCode] = useState('')

  async function submit() {
    if (!passes({ ...(!code.trim() && { [CODE]: 'กรอกรหัส 6 หลัก' }) })) return
    const answer = await send('/api/admin/auth/totp', { ticket, code }, { outside: true })
    if (answer) onPassed(answer.data)
  }
  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-5">
      <ErrorSummary problems={problems} />
      <ol className="grid list-decimal gap-2 ps-6">
        <li>เปิดแอปยืนยันตัวตนในโทรศัพท์ เช่น Google Authenticator หรือ Microsoft Authenticator</li>
        <li>
          เพิ่มบัญชีโดยสแกนภาพนี้
          <img
            src={enrolment.qr}
            alt="QR สำหรับเพิ่มบัญชีในแอปยืนยันตัวตน"
            width={208}
            height={208}
            className="mt-2 size-52 rounded-control border border-border bg-white"
          />
          <p className="mt-1 text-small text-muted">
            สแกนไม่ได้ ให้พิมพ์รหัสนี้ในแอป{' '}
            <code className="figures block font-sans font-semibold tracking-wide text-text">
              {enrolment.secret.replace(/.{4}(?=.)/g, '$& ')}
            </code>
          </p>
        </li>
        <li>กรอกรหัสที่แอปแสดง</li>
      </ol>
      <SixFigures error={problems[CODE]} value={code} onChange={setCode} />
      <SendButton label="ยืนยันและเข้าสู่ระบบ" sending={busy} meanwhile="กำลังตรวจสอบ…" wide />
      <button type="button" className="link min-h-12 justify-self-start" onClick={onStartAgain}>
        เริ่มใหม่
      </button>
    </Form>
  )
}
