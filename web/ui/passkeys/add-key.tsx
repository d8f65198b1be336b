import { useRef, useState } from 'react'
import { deviceName } from '#domain/identity/device-name.ts'
import { ApiError, dataOf } from '../../client/api.ts'
import { sendInArea, useAreaDispatch } from '../../client/ask-in-area.ts'
import { makeKey, PasskeyProblem } from '../../client/passkeys.ts'
import { showToast } from '../../client/store/toasts.ts'
import { Dialog } from '../feedback/dialog.tsx'
import { TextField } from '../form/fields.tsx'
import type { KeyDialogProps } from './key-dialog.ts'
import type { Proof } from './proof-fields.tsx'
import { ProofForm } from './proof-form.tsx'

const NAME_MAX = 60

/** The proof first, then the device makes the key; whoever gives up there is where they were. */
export function AddKey({
  hasKeys,
  onChanged,
  onClose,
  ...who
}: KeyDialogProps & { hasKeys: boolean }) {
  const { area } = who
  const dispatch = useAreaDispatch()
  const dialog = useRef<HTMLDialogElement>(null)
  const [name, setName] = useState(() => deviceName(navigator.userAgent) || 'พาสคีย์ของฉัน')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function add(proof: Proof) {
    setProblem(undefined)
    if (!name.trim()) return setProblem('กรุณาตั้งชื่อพาสคีย์')
    setBusy(true)
    try {
      const quiet = { quiet: true }
      const asked = await dispatch(sendInArea(`/api/${area}/keys/begin`, proof, quiet))
      const made = await makeKey(dataOf(asked))
      const body = { ...made, name: name.trim() }
      const { rc_des } = await dispatch(sendInArea(`/api/${area}/keys`, body, quiet))
      dispatch(showToast('success', rc_des))
      onChanged()
      dialog.current?.close()
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof PasskeyProblem)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title="เพิ่มพาสคีย์" ref={dialog} busy={busy} onClose={onClose}>
      <ProofForm
        {...who}
        hasKeys={hasKeys}
        label="ไปต่อ"
        busy={busy}
        problem={problem}
        onProblem={setProblem}
        onProof={add}
      >
        <p>เมื่อกดไปต่อ เครื่องจะขอลายนิ้วมือ ใบหน้า หรือ PIN ของท่าน ข้อมูลนี้ไม่ออกจากเครื่องและสหกรณ์ไม่ได้รับ</p>
        <TextField
          name="key-name"
          label="ชื่อพาสคีย์"
          hint="ตั้งให้รู้ว่าอยู่ในเครื่องใด"
          maxLength={NAME_MAX}
          value={name}
          onChange={setName}
        />
      </ProofForm>
    </Dialog>
  )
}
