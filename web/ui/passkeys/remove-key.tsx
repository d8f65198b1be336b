import { useRef } from 'react'
import type { Key } from '#contract/shared/passkeys.ts'
import { Dialog } from '../feedback/dialog.tsx'
import { useForm } from '../form/use-form.ts'
import type { KeyDialogProps } from './key-dialog.ts'
import type { Proof } from './proof-fields.tsx'
import { ProofForm } from './proof-form.tsx'

interface RemoveKeyProps extends KeyDialogProps {
  of: Key
  hasKeys: boolean
}

export function RemoveKey({ of, hasKeys, onChanged, onClose, ...who }: RemoveKeyProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { problems, setProblems, send, busy } = useForm()

  async function remove(proof: Proof) {
    const body = { passkey_id: of.passkey_id, ...proof }
    if (!(await send(`/api/${who.area}/keys/removal`, body))) return
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
        problem={problems.form}
        onProblem={(form) => setProblems({ form })}
        onProof={remove}
      >
        <p>เครื่องที่เก็บพาสคีย์นี้จะเข้าสู่ระบบด้วยพาสคีย์นี้ไม่ได้อีก หากต้องการใช้ภายหลัง ต้องเพิ่มใหม่</p>
      </ProofForm>
    </Dialog>
  )
}
