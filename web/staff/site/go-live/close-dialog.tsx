import { DoorClosed } from 'lucide-react'
import { useAction } from '../../../client/use-action.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useFields } from '../../../ui/form/use-form.ts'

const REASON_MIN = 10

export function CloseDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { values, problems, passes, field } = useFields({ reason: '' })
  const { perform, busy } = useAction()
  const reason = values.reason.trim()
  async function close() {
    const short = reason.length < REASON_MIN
    if (!passes(short ? { reason: 'เขียนเหตุผลอย่างน้อย 10 ตัวอักษร' } : {})) return
    await perform('/api/admin/go-live/close', { reason })
    onDone()
    onClose()
  }
  return (
    <Dialog title="ปิดเว็บไซต์ชั่วคราว?" busy={busy} onClose={onClose}>
      <Form onSubmit={close} className="grid gap-4">
        <p>
          ผู้เยี่ยมชมจะเห็นเพียงคำว่า “ปิดให้บริการชั่วคราว” สมาชิก หน่วยงาน และเจ้าหน้าที่ยังเข้าสู่ระบบได้
          เปิดอีกครั้งได้จากหน้านี้
        </p>
        <ErrorSummary problems={problems} />
        <TextField
          {...field('reason')}
          label="เหตุผล"
          hint="เก็บไว้ในประวัติการใช้งาน ผู้เยี่ยมชมไม่เห็น"
          maxLength={500}
        />
        <DialogButtons>
          <Button
            type="submit"
            primary
            Icon={DoorClosed}
            label={busy ? 'กำลังปิด…' : 'ปิดเว็บไซต์'}
            busy={busy}
          />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
