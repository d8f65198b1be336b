import { useRef, useState } from 'react'
import type { Key } from '#contract/shared/passkeys.ts'
import { ApiError } from '../../client/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Dialog } from '../feedback/dialog.tsx'
import type { KeyDialogProps } from './key-dialog.ts'
import type { Proof } from './proof-fields.tsx'
import { ProofForm } from './proof-form.tsx'

interface RemoveKeyProps extends KeyDialogProps {
  of: Key
  hasKeys: boolean
}

export function RemoveKey({ of, hasKeys, onChanged, onClose, ...who }: RemoveKeyProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [problem, setProblem] = useState<string>()
  const { perform, busy } = useAction()

  async function remove(proof: Proof) {
    const body = { passkey_id: of.passkey_id, ...proof }
    const answer = await perform(`/api/${who.area}/keys/removal`, body, { quiet: true })
    if (answer instanceof ApiError) return setProblem(answer.message)
    if (!answer) return
    onChanged()
    dialog.current?.close()
  }
  return (
    <Dialog title={`ลบพาสคีย์ “${of.name}”?`} ref={dialog} busy={busy} onClose={onClose}>
      <ProofForm
        {...who}
        hasKeys={hasKeys}
        label="ลบพาสคีย์"
        busy={busy}
        problem={problem}
        onProblem={setProblem}
        onProof={remove}
      >
        <p>เครื่องที่เก็บพาสคีย์นี้จะเข้าสู่ระบบด้วยพาสคีย์นี้ไม่ได้อีก หากต้องการใช้ภายหลัง ต้องเพิ่มใหม่</p>
      </ProofForm>
    </Dialog>
  )
}
