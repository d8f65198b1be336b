import { FileDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import { savePaper } from '../../client/save-paper.ts'
import { useUnit } from '../../client/session/unit-session.ts'
import { Dialog, DialogButtons } from '../../ui/feedback/dialog.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { OwnKeyButton } from '../../ui/passkeys/own-key-button.tsx'
import type { Proof } from '../../ui/passkeys/proof-fields.tsx'

/** A file with whole national ids costs the password, so that a screen left open gives none away. */
export function TakeWithIds({ label, path, body }: { label: string; path: string; body: object }) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="no-print">
      <Button primary Icon={FileDown} label={label} onClick={() => setAsking(true)} />
      {asking && <AskPassword path={path} body={body} onClose={() => setAsking(false)} />}
    </div>
  )
}

function AskPassword({ path, body, onClose }: { path: string; body: object; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const dispatch = useAreaDispatch()
  const login = useUnit()?.login ?? ''
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit() {
    if (busy) return
    if (!password) return setProblem('กรอกรหัสผ่าน')
    await take({ mem_password: password })
  }
  async function take(proof: Proof) {
    setBusy(true)
    const refused = await dispatch(savePaper(path, { ...body, ...proof }))
    setBusy(false)
    setPassword('')
    setProblem(refused)
    // Gives the focus back to the button that opened it.
    if (!refused) dialog.current?.close()
  }
  return (
    <Dialog title="ยืนยันรหัสผ่านก่อนดาวน์โหลด" ref={dialog} busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <p>ไฟล์นี้มีเลขบัตรประชาชนครบ 13 หลัก ระบบจะแจ้งผู้ใช้อื่นและผู้ประสานงานของหน่วยงานว่าท่านดาวน์โหลด</p>
        <input hidden readOnly name="username" autoComplete="username" value={login} />
        <PasswordField
          name="payroll-password"
          label="รหัสผ่านของท่าน"
          error={problem}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <OwnKeyButton area="membergroup" busy={busy} onProof={take} onProblem={setProblem} />
        <DialogButtons onCancel={() => dialog.current?.close()}>
          <SendButton label="ดาวน์โหลดไฟล์" sending={busy} meanwhile="กำลังเตรียมไฟล์…" />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
