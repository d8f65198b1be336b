// The door over the page: after a session has ended, or before something grave. What is under it stays as it was.

import { useRef } from 'react'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import { staffSession } from '../../client/session/staff-session.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { useStaffSession } from '../client/use-staff.ts'
import { StepUpForm } from './sign-in/step-up-form.tsx'
import { SignIn } from './sign-in.tsx'

export function ProofDialog() {
  const { wanted } = useStaffSession()
  if (wanted === 'sign-in') return <SignInAgain />
  return wanted === 'step-up' ? <StepUp /> : null
}

function SignInAgain() {
  const ref = useRef<HTMLDialogElement>(null)
  const dispatch = useAreaDispatch()
  const { user: officer } = useStaffSession()
  return (
    <Dialog
      ref={ref}
      title="เข้าสู่ระบบใหม่"
      busy={false}
      onClose={() => dispatch(staffSession.giveUpProof())}
    >
      <p className="mb-4">
        หมดเวลาการเข้าสู่ระบบหรือมีการเข้าสู่ระบบจากเครื่องอื่น ข้อมูลที่พิมพ์ไว้ยังอยู่ครบ เข้าสู่ระบบแล้วทำต่อได้ทันที
      </p>
      <SignIn login={officer?.login} />
      <button
        type="button"
        className="link mt-2 min-h-12"
        onClick={() => dispatch(staffSession.signOut())}
      >
        ออกจากระบบ และเข้าด้วยชื่ออื่น
      </button>
    </Dialog>
  )
}

function StepUp() {
  const ref = useRef<HTMLDialogElement>(null)
  const dispatch = useAreaDispatch()
  const close = () => dispatch(staffSession.giveUpProof())
  return (
    <Dialog ref={ref} title="ยืนยันตัวตนอีกครั้ง" busy={false} onClose={close}>
      <StepUpForm onCancel={close} />
    </Dialog>
  )
}
