// The code from a colleague, or from the server's own screen, becomes a password and an authenticator.

import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import type { SecondStep, SetupReply } from '#contract/staff/identity.ts'
import { useMeta } from '../../app/page-meta.tsx'
import { CodeField } from '../../ui/form/code-field.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useStaffSession } from '../client/use-staff.ts'
import { NewPasswordStep } from './setup/new-password-step.tsx'
import { SignIn } from './sign-in.tsx'

export function Component() {
  const [code, setCode] = useState('')
  const [whose, setWhose] = useState<SetupReply['data']>()
  const [second, setSecond] = useState<SecondStep>()
  const { user: officer } = useStaffSession()
  useMeta({ title: 'ตั้งรหัสผ่านเจ้าหน้าที่', hidden: true })
  if (officer) return <Navigate to="/admin" replace />
  return (
    <>
      <div className="card bg-bg p-[20px] sm:p-8">
        <h1 tabIndex={-1} className="mb-4 text-h2">
          {second ? 'เพิ่มแอปยืนยันตัวตน' : 'ตั้งรหัสผ่านเจ้าหน้าที่'}
        </h1>
        {second ? (
          <SignIn begun={second} />
        ) : whose ? (
          <NewPasswordStep code={code} whose={whose} onDone={setSecond} />
        ) : (
          <CodeStep code={code} onCode={setCode} onFound={setWhose} />
        )}
      </div>
      <p className="mt-4 text-small">
        <Link to="/admin/logon" className="link inline-flex min-h-12 items-center">
          มีรหัสผ่านแล้ว เข้าสู่ระบบ
        </Link>
      </p>
    </>
  )
}

interface CodeStepProps {
  code: string
  onCode: (code: string) => void
  onFound: (whose: SetupReply['data']) => void
}

function CodeStep({ code, onCode, onFound }: CodeStepProps) {
  const { problems, passes, send, busy } = useForm<'code'>()

  async function submit() {
    if (!passes({ ...(!code.trim() && { code: 'กรอกรหัส' }) })) return
    const answer = await send('/api/admin/auth/setup/code', { code }, { outside: true })
    if (answer) onFound(answer.data)
  }
  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-5">
      <ErrorSummary problems={problems} />
      <CodeField
        name="code"
        label="รหัสตั้งค่าครั้งแรก"
        hint="12 ตัว จากผู้ดูแลระบบหรือหน้าจอเครื่องแม่ข่าย เช่น K7QM-3XTR-9WPD"
        error={problems.code}
        maxLength={20}
        value={code}
        onChange={onCode}
      />
      <SendButton label="ถัดไป" sending={busy} meanwhile="กำลังตรวจสอบ…" wide />
    </Form>
  )
}
