import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import type { GuaranteeCase } from '#contract/staff/desk/guarantees.ts'
import type { Day } from '#domain/calendar/day.ts'
import { address } from '../../../client/address.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button, DialogSave } from '../../../ui/form/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useFields } from '../../../ui/form/use-form.ts'
import { DayField } from '../../site/site/day-field.tsx'

type CorrectDayProps = Pick<GuaranteeCase, 'case_id' | 'default_on'> & { onMoved: () => void }

export function CorrectDay({ case_id: caseId, default_on, onMoved }: CorrectDayProps) {
  const [open, setOpen] = useState(false)
  const { values, field, problems, passes, send, busy } = useFields({
    default_on: default_on as string,
    reason: '',
  })
  async function submit() {
    const wrong = {
      ...(!values.default_on && { default_on: 'กรอกวันผิดนัด' }),
      ...(!values.reason.trim() && { reason: 'กรอกเหตุผล' }),
    }
    if (!passes(wrong)) return
    const to = address('/api/admin/guarantees/:caseId/default_day', { caseId })
    if (!(await send(to, { default_on: values.default_on as Day, reason: values.reason }))) return
    setOpen(false)
    onMoved()
  }
  return (
    <>
      <Button label="แก้วันผิดนัด" Icon={CalendarClock} onClick={() => setOpen(true)} />
      {open && (
        <Dialog title="แก้วันผิดนัด" busy={busy} onClose={() => setOpen(false)}>
          <Form onSubmit={submit} className="grid gap-4">
            <ErrorSummary problems={problems} />
            <DayField {...field('default_on')} label="วันผิดนัดที่ถูกต้อง" />
            <TextField {...field('reason')} label="เหตุผล" rows={3} maxLength={300} />
            <DialogButtons>
              <DialogSave label="บันทึกวันผิดนัด" saving={busy} />
            </DialogButtons>
          </Form>
        </Dialog>
      )}
    </>
  )
}
