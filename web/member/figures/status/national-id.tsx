import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { OwnKeyButton } from '../../../ui/passkeys/own-key-button.tsx'
import type { Proof } from '../../../ui/passkeys/proof-fields.tsx'
import { useImpersonation, useMember } from '../../layout/use-member.ts'

const SHOWN_SECONDS = 30

/** Masked until the member has proved again who they are, and masked anew before anybody else walks by. */
export function NationalId({ masked }: { masked: string }) {
  const impersonation = useImpersonation()
  const [whole, setWhole] = useState<string>()
  const [asking, setAsking] = useState(false)
  const left = useSecondsLeft(whole, () => setWhole(undefined))

  const Icon = whole ? EyeOff : Eye
  return (
    <>
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <span>{whole ? grouped(whole) : masked}</span>
        {!impersonation && (
          <button
            type="button"
            aria-haspopup={whole ? undefined : 'dialog'}
            onClick={() => (whole ? setWhole(undefined) : setAsking(true))}
            className="no-print inline-flex min-h-11 items-center gap-1 px-1 text-small text-link hover:underline"
          >
            <Icon aria-hidden className="size-5" />
            {whole ? `ซ่อน (เหลือ ${left} วินาที)` : 'แสดง'}
            <span className="sr-only">เลขที่บัตรประชาชน</span>
          </button>
        )}
      </span>
      {asking && <AskPassword onRevealed={setWhole} onClose={() => setAsking(false)} />}
    </>
  )
}

interface AskPasswordProps {
  onRevealed: (id: string) => void
  onClose: () => void
}

function AskPassword({ onRevealed, onClose }: AskPasswordProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const membershipNo = useMember()?.membership_no ?? ''
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const { perform, busy } = useAction()

  async function submit() {
    if (!password) return setProblem('กรอกรหัสผ่าน')
    await reveal({ mem_password: password })
  }
  async function reveal(proof: Proof) {
    const answer = await perform('/api/member/reveal', proof)
    if (answer instanceof ApiError) {
      setPassword('')
      setProblem(answer.message)
    } else if (answer) {
      onRevealed(answer.data.national_id)
      // Gives the focus back to the button that opened it.
      dialog.current?.close()
    }
  }
  return (
    <Dialog title="แสดงเลขบัตรประชาชน" ref={dialog} busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <input hidden readOnly name="username" autoComplete="username" value={membershipNo} />
        <PasswordField
          name="reveal-password"
          label="รหัสผ่านของท่าน"
          hint={`การเปิดดูครั้งนี้จะถูกบันทึกไว้ และซ่อนเองใน ${SHOWN_SECONDS} วินาที`}
          error={problem}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <OwnKeyButton area="member" busy={busy} onProof={reveal} onProblem={setProblem} />
        <DialogButtons onCancel={() => dialog.current?.close()}>
          <SendButton label="แสดงเลขเต็ม" sending={busy} meanwhile="กำลังตรวจสอบ…" />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

function useSecondsLeft(shown: string | undefined, onOver: () => void): number {
  const [left, setLeft] = useState(SHOWN_SECONDS)
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    if (!shown) return
    setLeft(SHOWN_SECONDS)
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000)
    return () => clearInterval(timer)
  }, [shown])
  useEffect(() => {
    if (left <= 0) over.current()
  }, [left])
  return left
}

/** 1-2345-67890-12-3, as on the card. */
function grouped(digits: string): string {
  return digits.replace(/^(\d)(\d{4})(\d{5})(\d\d)(\d)$/, '$1-$2-$3-$4-$5')
}
