import { useState } from 'react'
import { noteProblem, tidyBalanceAnswer } from '#domain/paper/balance-answer.ts'
import { ApiError } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { Choices } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'

const CHOICES = [
  { value: 'agreed', label: 'ยอดถูกต้อง', hint: 'ทุกรายการตรงกับที่ข้าพเจ้าทราบ' },
  { value: 'disputed', label: 'ยอดไม่ตรง', hint: 'มีรายการที่ต้องการให้สหกรณ์ตรวจสอบ' },
] as const
type Choice = (typeof CHOICES)[number]['value']

interface BalanceAnswerFormProps {
  year: number
  isAnswered: boolean
  onAnswered: () => void
}

export function BalanceAnswerForm({ year, isAnswered, onAnswered }: BalanceAnswerFormProps) {
  const [choice, setChoice] = useState<Choice | ''>('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Problems<'choice' | 'note'>>({})
  const { perform, busy } = useAction()

  async function submit() {
    if (!choice) return setProblems({ choice: 'เลือกว่ายอดถูกต้องหรือไม่ตรง' })
    const answer = tidyBalanceAnswer({ agreed: choice === 'agreed', note })
    const problem = noteProblem(answer)
    if (problem) return setProblems({ note: problem })
    setProblems({})
    const reply = await perform('/api/member/balance', { year, ...answer })
    if (reply instanceof ApiError) return setProblems({ form: reply.message })
    if (reply) onAnswered()
  }
  return (
    <Form onSubmit={submit} className="no-print grid max-w-xl gap-5">
      <ErrorSummary problems={problems} />
      <Choices
        name="choice"
        label={isAnswered ? 'เปลี่ยนคำตอบ' : 'ผลการตรวจสอบ'}
        value={choice}
        choices={CHOICES}
        error={problems.choice}
        onChoose={setChoice}
      />
      {choice === 'disputed' && (
        <TextField
          name="note"
          label="รายละเอียดที่ไม่ตรง"
          hint="เช่น รายการใด ยอดที่ถูกต้องเท่าใด มีหลักฐานอะไร"
          error={problems.note}
          rows={4}
          value={note}
          onChange={setNote}
        />
      )}
      <SendButton label="ส่งคำตอบ" sending={busy} meanwhile="กำลังส่ง…" />
    </Form>
  )
}
