import { useState } from 'react'
import type { GuaranteeBoard } from '#contract/staff/desk/guarantees.ts'
import type { Day } from '#domain/calendar/day.ts'
import { address } from '../../../client/address.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button, DialogSave } from '../../../ui/form/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useFields } from '../../../ui/form/use-form.ts'
import { DayField } from '../../site/site/day-field.tsx'

interface EndTaskProps {
  task: GuaranteeBoard['tasks'][number]
  onDone: () => void
}

/** What came of it: the day a guarantor was told in writing counts as that of a letter. */
export function EndTask({ task, onDone }: EndTaskProps) {
  const { task_id: taskId, membership_no } = task
  const [open, setOpen] = useState(false)
  const { values, field, problems, passes, send, busy } = useFields({ told_on: '', words: '' })
  async function submit() {
    if (!passes(values.words.trim() ? {} : { words: 'กรอกผลของงาน' })) return
    const to = address('/api/admin/guarantee_tasks/:taskId/end', { taskId })
    const told_on = (values.told_on || null) as Day | null
    if (!(await send(to, { told_on, words: values.words }))) return
    setOpen(false)
    onDone()
  }
  return (
    <>
      <Button label="บันทึกผล" of={membership_no} onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={`ผลการติดตาม ${membership_no}`} busy={busy} onClose={() => setOpen(false)}>
          <Form onSubmit={submit} className="grid gap-4">
            <ErrorSummary problems={problems} />
            {task.is_letter && (
              <DayField
                {...field('told_on')}
                label="วันที่ผู้ค้ำประกันได้รับหนังสือ"
                hint="เว้นว่างหากยังไม่ได้รับ"
              />
            )}
            <TextField
              {...field('words')}
              label="ผลของงาน"
              hint={
                task.is_letter
                  ? 'เช่น ส่งหนังสือให้ที่หน่วยงาน ผู้ค้ำประกันลงชื่อรับแล้ว'
                  : 'เช่น ได้ผู้ค้ำคนใหม่แล้ว หรือหน่วยงานใหม่รับหักเงินต่อ'
              }
              rows={3}
              maxLength={300}
            />
            <DialogButtons>
              <DialogSave label="บันทึกผลของงาน" saving={busy} />
            </DialogButtons>
          </Form>
        </Dialog>
      )}
    </>
  )
}
