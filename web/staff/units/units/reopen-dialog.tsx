import { useRef, useState } from 'react'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'

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
  const ref = useRef<HTMLDialogElement>(null)
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const [problems, setProblems] = useState<Problems<'reason' | 'confirm'>>({})
  function submit(event: React.FormEvent) {
    event.preventDefault()
    const found: Problems<'reason' | 'confirm'> = {}
    if (reason.trim().length < REASON_MIN) found.reason = 'เขียนเหตุผลอย่างน้อย 5 ตัวอักษร'
    if (typed.trim() !== unitNo) found.confirm = `พิมพ์ ${unitNo} ให้ตรงเพื่อยืนยัน`
    setProblems(found)
    if (Object.keys(found).length === 0) onReopen(reason)
  }
  return (
    <Dialog ref={ref} title={title} busy={busy} onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <ErrorSummary problems={problems} />
        <TextField
          name="reason"
          label="เหตุผล"
          hint="หน่วยงานเห็นเหตุผลนี้ในประวัติของเดือน"
          error={problems.reason}
          maxLength={200}
          value={reason}
          onChange={setReason}
        />
        <TextField
          name="confirm"
          label={`พิมพ์ ${unitNo} เพื่อยืนยัน`}
          error={problems.confirm}
          value={typed}
          onChange={setTyped}
        />
        <DialogButtons onCancel={() => ref.current?.close()}>
          <button type="submit" aria-disabled={busy} className="button button-primary">
            เปิดให้แก้ไข
          </button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
