import { useState } from 'react'
import type { OrderBatchDetail } from '#contract/staff/desk/orders.ts'
import { address } from '../../../client/address.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button, DialogSave } from '../../../ui/form/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Choices } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useFields } from '../../../ui/form/use-form.ts'

interface RecordResultProps {
  batchId: number
  line: OrderBatchDetail['lines'][number]
  onMoved: () => void
}

const CHOICES = [
  { value: 'accepted', label: 'ระบบหลักรับแล้ว' },
  { value: 'refused', label: 'ระบบหลักไม่รับ' },
] as const
const EMPTY = { outcome: '' as 'accepted' | 'refused' | '', core_ref: '', reason: '' }

/** What an officer saw in a core system that answers nothing by itself. */
export function RecordResult({ batchId, line, onMoved }: RecordResultProps) {
  const { order_no } = line
  const [open, setOpen] = useState(false)
  const { values, field, change, problems, passes, send, busy } = useFields(EMPTY)

  async function submit() {
    const wrong = {
      ...(!values.outcome && { outcome: 'เลือกผล' }),
      ...(values.outcome === 'refused' && !values.reason.trim() && { reason: 'กรอกเหตุผล' }),
    }
    if (!passes(wrong)) return
    const to = address('/api/admin/orders/:batchId/results', { batchId })
    if (!(await send(to, { order_no, ...values }))) return
    setOpen(false)
    onMoved()
  }
  return (
    <>
      <Button label="บันทึกผล" of={order_no} onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={`ผลของคำสั่ง ${order_no}`} busy={busy} onClose={() => setOpen(false)}>
          <Form onSubmit={submit} className="grid gap-4">
            <ErrorSummary problems={problems} />
            <Choices
              name="outcome"
              label="ผล"
              value={values.outcome}
              error={problems.outcome}
              choices={CHOICES}
              onChoose={(outcome) => change({ outcome })}
            />
            <TextField {...field('core_ref')} label="เลขอ้างอิงของระบบหลัก" optional maxLength={60} />
            <TextField {...field('reason')} label="เหตุผลที่ไม่รับ" optional maxLength={500} />
            <DialogButtons>
              <DialogSave label="บันทึกผลของคำสั่ง" saving={busy} />
            </DialogButtons>
          </Form>
        </Dialog>
      )}
    </>
  )
}
