import { useRef, useState } from 'react'
import { ApiError } from '../../../client/api.ts'
import { useAreaDispatch } from '../../../client/ask-in-area.ts'
import { staffSession } from '../../../client/session/staff-session.ts'
import { DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useOfficer } from '../../client/use-staff.ts'
import { CODE, SixFigures } from './code-field.tsx'

// Over a page that may have a field called `password` itself.
const PASSWORD = 'step-up-password'

/** The password, or for whoever has the phone at hand the code of the moment. */
export function StepUpForm({ onCancel }: { onCancel: () => void }) {
  const dispatch = useAreaDispatch()
  const { login } = useOfficer()
  const [by, setBy] = useState<'password' | 'code'>('password')
  const [value, setValue] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)

  async function submit() {
    if (underWay.current) return
    if (!value)
      return setProblems(by === 'code' ? { [CODE]: 'กรอกรหัส 6 หลัก' } : { [PASSWORD]: 'กรอกรหัสผ่าน' })
    underWay.current = true
    setSending(true)
    try {
      await dispatch(staffSession.stepUp(by === 'code' ? { code: value } : { password: value }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblems({ form: error.message })
    } finally {
      underWay.current = false
      setSending(false)
    }
  }
  function turn() {
    setBy(by === 'code' ? 'password' : 'code')
    setValue('')
    setProblems({})
  }
  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-5">
      <p>รายการนี้สำคัญ เมื่อยืนยันแล้วระบบจะทำรายการต่อให้เอง และไม่ถามอีกใน 5 นาที</p>
      <ErrorSummary problems={problems} />
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly name="username" autoComplete="username" value={login} />
      {by === 'code' ? (
        <SixFigures error={problems[CODE]} value={value} onChange={setValue} />
      ) : (
        <PasswordField
          name={PASSWORD}
          label="รหัสผ่านของท่าน"
          autoComplete="current-password"
          value={value}
          error={problems[PASSWORD]}
          onChange={setValue}
        />
      )}
      <button type="button" className="link min-h-12 justify-self-start" onClick={turn}>
        {by === 'code' ? 'ใช้รหัสผ่านแทน' : 'ใช้รหัสจากแอปแทน'}
      </button>
      <DialogButtons onCancel={onCancel}>
        <SendButton label="ยืนยัน" sending={sending} meanwhile="กำลังตรวจสอบ…" />
      </DialogButtons>
    </Form>
  )
}
