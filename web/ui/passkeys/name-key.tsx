import { useRef, useState } from 'react'
import type { Key } from '#contract/shared/passkeys.ts'
import { Dialog, DialogButtons } from '../feedback/dialog.tsx'
import { DialogSave } from '../form/button.tsx'
import { ErrorSummary } from '../form/error-summary.tsx'
import { TextField } from '../form/fields.tsx'
import { Form } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import type { KeyDialogProps } from './key-dialog.ts'

const NAME = 'key-name'

export function NameKey({ of, area, onChanged, onClose }: KeyDialogProps & { of: Key }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { problems, passes, send, busy } = useForm<typeof NAME>()
  const [name, setName] = useState(of.name)

  async function submit() {
    if (!passes(name.trim() ? {} : { [NAME]: 'กรุณาตั้งชื่อพาสคีย์' })) return
    const body = { passkey_id: of.passkey_id, name: name.trim() }
    if (!(await send(`/api/${area}/keys/name`, body))) return
    onChanged()
    dialog.current?.close()
  }
  return (
    <Dialog title="เปลี่ยนชื่อพาสคีย์" ref={dialog} busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <ErrorSummary problems={problems} />
        <TextField
          name={NAME}
          label="ชื่อพาสคีย์"
          error={problems[NAME]}
          maxLength={60}
          value={name}
          onChange={setName}
        />
        <DialogButtons>
          <DialogSave label="บันทึกชื่อ" saving={busy} />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
