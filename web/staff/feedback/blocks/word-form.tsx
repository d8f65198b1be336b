import { useState } from 'react'
import { ApiError } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useStaffDraft } from '../../client/use-staff-draft.ts'
import { BlockDays, type Days, daysOf } from '../board/block-days.tsx'

const EMPTY = { word: '', reason: '' }

/** Adds a word that may not be written on the board, nor to the members' voice. */
export function WordForm({ onDone }: { onDone: () => void }) {
  const { values, change, clear } = useStaffDraft('block-word', EMPTY)
  const [days, setDays] = useState<Days>('')
  const [problems, setProblems] = useState<Problems<keyof typeof EMPTY>>({})
  const { perform, doing } = useAction()
  async function submit(event: React.FormEvent) {
    event.preventDefault()
    const wrong: Problems<keyof typeof EMPTY> = {
      ...(!values.word.trim() && { word: 'กรุณากรอกคำ' }),
      ...(!values.reason.trim() && { reason: 'กรุณากรอกเหตุผล' }),
    }
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    const words = { kind: 'word' as const, ...values, days: daysOf(days) }
    const answer = await perform('/api/admin/blocks', words, { quiet: true })
    if (answer instanceof ApiError) return setProblems({ form: answer.message })
    if (!answer) return
    clear()
    onDone()
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="card mb-6 grid gap-4 p-4 sm:p-5">
      <h2 className="text-h3">กันคำออกจากกระทู้และคำร้อง</h2>
      <ErrorSummary problems={problems} />
      <div className="grid items-end gap-4 lg:grid-cols-[1fr_1.5fr_12rem_auto]">
        <TextField
          name="word"
          label="คำ"
          error={problems.word}
          maxLength={60}
          value={values.word}
          onChange={(word) => change({ word })}
        />
        <TextField
          name="reason"
          label="เหตุผล"
          error={problems.reason}
          maxLength={300}
          value={values.reason}
          onChange={(reason) => change({ reason })}
        />
        <BlockDays value={days} onChoose={setDays} />
        <SendButton label="กันคำนี้ออก" sending={doing} meanwhile="กำลังบันทึก…" wide />
      </div>
    </form>
  )
}
