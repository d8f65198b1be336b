import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { DialogSave } from '../../../ui/form/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useFields } from '../../../ui/form/use-form.ts'

interface BuildLettersProps {
  /** Who signed the last ones. */
  signer: string
  position: string
  onClose: () => void
  onBuilt: () => void
}

/** Who signs the letters is asked each time: the batch keeps it. */
export function BuildLetters({ signer, position, onClose, onBuilt }: BuildLettersProps) {
  const { values, field, problems, passes, send, busy } = useFields({
    signer,
    signer_position: position,
  })
  async function submit() {
    const wrong = {
      ...(!values.signer.trim() && { signer: 'กรอกชื่อผู้ลงนาม' }),
      ...(!values.signer_position.trim() && { signer_position: 'กรอกตำแหน่ง' }),
    }
    if (!passes(wrong)) return
    if (!(await send('/api/admin/letters', values))) return
    onClose()
    onBuilt()
  }
  return (
    <Dialog title="จัดชุดหนังสือถึงผู้ค้ำประกัน" busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <ErrorSummary problems={problems} />
        <TextField {...field('signer')} label="ผู้ลงนาม" maxLength={120} />
        <TextField {...field('signer_position')} label="ตำแหน่ง" maxLength={120} />
        <DialogButtons>
          <DialogSave label="จัดชุดหนังสือ" saving={busy} />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
