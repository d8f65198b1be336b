import { useState } from 'react'
import { clock, secondsTo, useSeconds } from '../../../client/count-down.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FigureInput } from '../../../ui/form/figure-input.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import type { Recovery, SentCode } from './use-recovery.ts'

const LENGTH = 6

export function Code({ recovery, sent }: { recovery: Recovery; sent: SentCode }) {
  const { problems, sending } = recovery
  const [code, setCode] = useState('')

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    if (code.length !== LENGTH) return recovery.setProblems({ code: 'กรอกรหัส OTP ให้ครบ 6 หลัก' })
    if (!(await recovery.typeCode(code))) setCode('')
  }

  return (
    <RecoveryForm recovery={recovery} onSubmit={submit}>
      <p>
        หากข้อมูลตรงกับทะเบียนสมาชิก ระบบส่งรหัสไปยังโทรศัพท์มือถือหรืออีเมลที่แจ้งไว้กับสหกรณ์แล้ว ข้อความมีรหัสอ้างอิง{' '}
        <strong className="figures tracking-wider">{sent.reference}</strong>
      </p>
      <Field name="code" label="รหัส OTP" hint="ตัวเลข 6 หลักจากข้อความล่าสุด" error={problems.code}>
        {(wiring) => (
          <FigureInput
            {...wiring}
            takes="whole"
            autoComplete="one-time-code"
            max={LENGTH}
            value={code}
            onChange={setCode}
            className="input figures max-w-[11ch] text-figure tracking-[0.3em]"
          />
        )}
      </Field>
      <Times key={sent.reference} sent={sent} recovery={recovery} />
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

/** Counted down in sight and never aloud: a screen reader that says every second says nothing else. */
function Times({ sent, recovery }: { sent: SentCode; recovery: Recovery }) {
  const now = useSeconds()
  const left = secondsTo(sent.expiresAt, now)
  const wait = secondsTo(sent.resendAt, now)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-subtle px-4 py-2 text-small">
      <p className="figures">{left > 0 ? `รหัสใช้ได้อีก ${clock(left)}` : 'รหัส OTP หมดอายุแล้ว'}</p>
      {wait > 0 ? (
        <p className="figures flex min-h-12 items-center text-muted">ขอรหัสใหม่ได้ใน {clock(wait)}</p>
      ) : (
        <button type="button" className="link min-h-12 font-semibold" onClick={recovery.askAgain}>
          ขอรหัสใหม่
        </button>
      )}
    </div>
  )
}
