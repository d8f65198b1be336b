import { useRef, useState } from 'react'
import { address } from '../../../client/address.ts'
import { ApiError } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import type { Proof } from '../../../ui/passkeys/proof-fields.tsx'
import { ProofForm } from '../../../ui/passkeys/proof-form.tsx'
import { useMember } from '../../layout/use-member.ts'

interface WithdrawDialogProps {
  code: string
  onWithdrawn: () => void
  onClose: () => void
}

/** Taking a signature back is a record of its own, and costs a proof as the signature did. */
export function WithdrawDialog({ code, onWithdrawn, onClose }: WithdrawDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const username = useMember()?.membership_no ?? ''
  const [problem, setProblem] = useState<string>()
  const { perform, busy } = useAction()

  async function withdraw(proof: Proof) {
    const to = address('/api/member/signings/:code/withdrawal', { code })
    const answer = await perform(to, proof, { quiet: true })
    if (answer instanceof ApiError) return setProblem(answer.message)
    if (!answer) return
    dialog.current?.close()
    onWithdrawn()
  }
  return (
    <Dialog title="ถอนการลงนาม?" ref={dialog} busy={busy} onClose={onClose}>
      <ProofForm
        area="member"
        username={username}
        label="ยืนยันการถอน"
        busy={busy}
        problem={problem}
        onProblem={setProblem}
        onProof={withdraw}
      >
        <p>บันทึกเดิมยังเก็บไว้เป็นหลักฐาน พร้อมบันทึกว่าท่านถอนเมื่อใด</p>
      </ProofForm>
    </Dialog>
  )
}
