import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { AssertionRequest } from '#contract/shared/passkeys.ts'
import type { StaffLoggedIn, StaffProof } from '#contract/staff/identity.ts'
import { ApiError } from '../../../client/api.ts'
import { makeAssertion, PasskeyProblem, passkeysWork } from '../../../client/passkeys.ts'
import { useAction } from '../../../client/use-action.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { CODE, SixFigures } from './code-field.tsx'

interface CodeStepProps {
  ticket: string
  /** What a key of theirs is to sign in the place of the code. */
  passkey?: AssertionRequest | undefined
  onPassed: (answer: StaffLoggedIn['data']) => void
  onStartAgain: () => void
}

export function CodeStep({ ticket, passkey: asked, onPassed, onStartAgain }: CodeStepProps) {
  const { perform, busy: asking } = useAction()
  const [lost, setLost] = useState(false)
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<Problems<typeof CODE | 'recovery_code'>>({})

  async function submit() {
    if (asking) return
    if (!code.trim())
      return setProblems(lost ? { recovery_code: 'กรอกรหัสสำรอง' } : { [CODE]: 'กรอกรหัส 6 หลัก' })
    await prove(lost ? { recovery_code: code } : { code })
  }
  async function proveByKey(request: AssertionRequest) {
    if (asking) return
    try {
      await prove({ passkey: await makeAssertion(request) })
    } catch (error) {
      if (!(error instanceof PasskeyProblem)) throw error
      if (!error.isGivenUp) setProblems({ form: error.message })
    }
  }
  async function prove(proof: Omit<StaffProof, 'ticket'>) {
    setProblems({})
    const answer = await perform('/api/admin/auth/totp', { ticket, ...proof }, { outside: true })
    if (answer instanceof ApiError) {
      setProblems({ form: answer.message })
      setCode('')
    } else if (answer) onPassed(answer.data)
  }
  function turn() {
    setLost(!lost)
    setCode('')
    setProblems({})
  }
  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-5">
      <ErrorSummary problems={problems} />
      {lost ? (
        <CodeField
          name="recovery_code"
          label="รหัสสำรอง"
          hint="12 ตัวจากกระดาษที่พิมพ์ไว้ ใช้ได้ครั้งเดียว"
          error={problems.recovery_code}
          maxLength={20}
          value={code}
          onChange={setCode}
        />
      ) : (
        <SixFigures error={problems[CODE]} value={code} onChange={setCode} />
      )}
      <SendButton label="เข้าสู่ระบบ" sending={asking} meanwhile="กำลังตรวจสอบ…" wide />
      {asked && passkeysWork() && (
        <Button
          Icon={KeyRound}
          label="ใช้พาสคีย์แทนรหัส"
          busy={asking}
          onClick={() => proveByKey(asked)}
        />
      )}
      <p className="flex flex-wrap justify-between gap-x-6 border-t border-border pt-3">
        <button type="button" className="link min-h-12" onClick={turn}>
          {lost ? 'ใช้รหัสจากแอป' : 'ไม่มีแอปอยู่กับตัว ใช้รหัสสำรอง'}
        </button>
        <button type="button" className="link min-h-12" onClick={onStartAgain}>
          เริ่มใหม่
        </button>
      </p>
    </Form>
  )
}
