import { useState } from 'react'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { fieldsOf, useForm } from '../../../ui/form/use-form.ts'
import { useStaffDraft } from '../../client/use-staff-draft.ts'
import { BlockDays, type Days, daysOf } from '../board/block-days.tsx'

const EMPTY = { word: '', reason: '' }

/** Adds a word that may not be written on the board, nor to the members' voice. */
export function WordForm({ onDone }: { onDone: () => void }) {
  const { values, change, clear } = useStaffDraft('block-word', EMPTY)
  const [days, setDays] = useState<Days>('')
  const { problems, passes, send, busy } = useForm<keyof typeof EMPTY>()
  const field = fieldsOf(values, change, problems)
  async function submit() {
    const wrong: Problems<keyof typeof EMPTY> = {
      ...(!values.word.trim() && { word: 'กรุณากรอกคำ' }),
      ...(!values.reason.trim() && { reason: 'กรุณากรอกเหตุผล' }),
    }
    if (!passes(wrong)) return
    const words = { kind: 'word' as const, ...values, days: daysOf(days) }
    if (!(await send('/api/admin/blocks', words))) return
    clear()
    onDone()
  }
  return (
    <Form onSubmit={submit} className="card mb-6 grid gap-4 p-4 sm:p-5">
      <h2 className="text-h3">กันคำออกจากกระทู้และคำร้อง</h2>
      <ErrorSummary problems={problems} />
      <div className="grid items-end gap-4 lg:grid-cols-[1fr_1.5fr_12rem_auto]">
        <TextField {...field('word')} label="คำ" maxLength={60} />
        <TextField {...field('reason')} label="เหตุผล" maxLength={300} />
        <BlockDays value={days} onChoose={setDays} />
        <SendButton label="กันคำนี้ออก" sending={busy} meanwhile="กำลังบันทึก…" wide />
      </div>
    </Form>
  )
}
