import { CircleCheckBig } from 'lucide-react'
import { useState } from 'react'
import { readTrackingCode } from '#domain/content/tracking-code.ts'
import { useMeta } from '../../app/page-meta.tsx'
import { ApiError } from '../../client/api.ts'
import { useAction, whyNotSent } from '../../client/use-action.ts'
import { useCaptcha } from '../../client/use-captcha.ts'
import { CodeField } from '../../ui/form/code-field.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { HelpBox } from '../layout/help-box.tsx'
import { DoorLink } from './door-link.tsx'

const TITLE = 'ไม่ใช่ฉัน หยุดทันที'

/** For whoever was told of something they did not ask for, and has the code from the message. */
export function Component() {
  const { perform, busy } = useAction()
  const captcha = useCaptcha()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  useMeta({
    title: problem ? `ข้อผิดพลาด: ${TITLE}` : TITLE,
    description: 'สำหรับสมาชิกที่ได้รับข้อความว่ามีผู้ตั้งรหัสผ่านหรือขอเปลี่ยนโทรศัพท์ อีเมล หรือบัญชีรับเงิน ทั้งที่ไม่ได้ขอ',
    hidden: true,
  })

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    const wrong = readTrackingCode(code) ? '' : 'กรอกรหัสหยุดให้ครบ 12 ตัว ตามข้อความที่ได้รับ'
    setProblem(wrong)
    if (wrong) return
    const how = { proved: captcha.take, outside: true }
    const answer = await perform('/api/member/stop', { code }, how)
    if (answer instanceof ApiError) setProblem(whyNotSent(answer))
    else if (answer) setSaid(answer.rc_des)
  }
  return (
    <>
      <div className="card relative p-5 sm:p-8">
        <h1 tabIndex={-1} className="text-h2">
          {said ? 'หยุดแล้ว' : TITLE}
        </h1>
        {said ? (
          <p
            role="status"
            className="mt-6 flex gap-3 rounded-card border border-green-bd bg-green-bg p-4 text-green-fg"
          >
            <CircleCheckBig aria-hidden className="mt-1 size-6 shrink-0" />
            <span>{said}</span>
          </p>
        ) : (
          <>
            <p className="text-muted">
              ใช้เมื่อท่านได้รับข้อความว่ามีการออกใบเปิดใช้งาน เปิดดูเลขบัตร ตั้งรหัสผ่าน หรือขอเปลี่ยนโทรศัพท์ อีเมล
              หรือบัญชีรับเงิน ทั้งที่ท่านไม่ได้ขอ ระบบจะหยุดคำขอที่ยังไม่มีผล ยกเลิกใบเปิดใช้งาน ระงับพาสคีย์ที่เพิ่งเพิ่ม
              ให้ทุกอุปกรณ์ออกจากระบบ และไม่ให้ผู้ใดตั้งรหัสผ่านใหม่จนกว่าท่านจะติดต่อสหกรณ์
            </p>
            <form
              noValidate
              onSubmit={submit}
              onFocus={captcha.prepare}
              className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5"
            >
              <ErrorSummary problems={problem ? { code: problem } : {}} />
              <CodeField
                name="code"
                label="รหัสหยุด"
                hint="12 ตัว อยู่ท้ายข้อความที่ได้รับ เช่น ABCD-EFGH-JKMN"
                maxLength={30}
                value={code}
                error={problem || undefined}
                onChange={setCode}
              />
              <SendButton label="หยุดทันที" sending={busy} meanwhile="กำลังหยุด…" wide />
            </form>
          </>
        )}
        <p className="mt-5 border-t border-border pt-3">
          <DoorLink to="/member/logon">เข้าสู่ระบบ</DoorLink>
        </p>
      </div>
      <HelpBox />
    </>
  )
}
