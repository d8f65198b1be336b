import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useFields } from '../../../ui/form/use-form.ts'

interface ReopenDialogProps {
  title: string
  unitNo: string
  busy: boolean
  onReopen: (reason: string) => void
  onClose: () => void
}

const REASON_MIN = 5

/** The reason is told to the unit and kept. */
export function ReopenDialog({ title, unitNo, busy, onReopen, onClose }: ReopenDialogProps) {
  const { values, problems, passes, field } = useFields({ reason: '', confirm: '' })
  const { reason, confirm } = values
  function submit() {
    const wrong = {
      ...(reason.trim().length < REASON_MIN && { reason: 'เขียนเหตุผลอย่างน้อย 5 ตัวอักษร' }),
      ...(confirm.trim() !== unitNo && { confirm: `พิมพ์ ${unitNo} ให้ตรงเพื่อยืนยัน` }),
    }
    if (passes(wrong)) onReopen(reason)
  }
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <ErrorSummary problems={problems} />
        <TextField
          {...field('reason')}
          label="เหตุผล"
          hint="หน่วยงานเห็นเหตุผลนี้ในประวัติของเดือน"
          maxLength={200}
        />
        <TextField {...field('confirm')} label={`พิมพ์ ${unitNo} เพื่อยืนยัน`} />
        <DialogButtons>
          <Button type="submit" primary label="เปิดให้แก้ไข" busy={busy} />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
