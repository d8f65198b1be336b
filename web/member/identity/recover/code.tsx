import { useState } from 'react'
import { CODE_LENGTH, SentCodeField, SentCodeTimes } from '../../../ui/area/sent-code.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import type { Recovery, SentCode } from './use-recovery.ts'

export function Code({ recovery, sent }: { recovery: Recovery; sent: SentCode }) {
  const { problems, sending } = recovery
  const [code, setCode] = useState('')

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    if (code.length !== CODE_LENGTH)
      return recovery.setProblems({ code: 'กรอกรหัส OTP ให้ครบ 6 หลัก' })
    if (!(await recovery.typeCode(code))) setCode('')
  }

  return (
    <RecoveryForm recovery={recovery} onSubmit={submit}>
      <p>
        หากข้อมูลตรงกับทะเบียนสมาชิก ระบบส่งรหัสไปยังโทรศัพท์มือถือหรืออีเมลที่แจ้งไว้กับสหกรณ์แล้ว ข้อความมีรหัสอ้างอิง{' '}
        <strong className="figures tracking-wider">{sent.reference}</strong>
      </p>
      <SentCodeField label="รหัส OTP" error={problems.code} value={code} onChange={setCode} />
      <SentCodeTimes key={sent.reference} {...sent} name="รหัส OTP " onAgain={recovery.askAgain} />
      <SendButton label="ยืนยันรหัส" sending={sending} meanwhile="กำลังตรวจสอบ…" wide />
      <button
        type="button"
        className="link min-h-12 justify-self-start"
        onClick={recovery.backToStart}
      >
        แก้ไขข้อมูลสมาชิก
      </button>
    </RecoveryForm>
  )
}
