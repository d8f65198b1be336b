import { useState } from 'react'
import type { OfficersDemand } from '#contract/staff/demand.ts'
import { visitorText } from '#domain/text/visitor-text.ts'
import { address } from '../../../client/address.ts'
import { ApiError } from '../../../client/api.ts'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { DraftNotice } from '../../../ui/form/draft-notice.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { fieldsOf, useForm } from '../../../ui/form/use-form.ts'
import { useStaffDraft } from '../../client/use-staff-draft.ts'
import { joined } from '../board/answer-form.tsx'
import { TemplatePicker } from '../replies/template-picker.tsx'

interface AnswerFormProps {
  demand: OfficersDemand
  /** With the words that were sent, as the server keeps them; without, when another's are to be read first. */
  onDone: (sent?: string) => void
}

/** Answers whoever holds the code, and everybody once the matter is public. */
export function AnswerForm({ demand, onDone }: AnswerFormProps) {
  const { demand_id, answer, answers_as } = demand
  const { values, change, clear, restored } = useStaffDraft(`demand/${demand_id}`, {
    body: answer?.body ?? '',
    as: answer?.answered_by ?? answers_as,
  })
  // What stood there when this officer began: another's answer since then is not overwritten.
  const [seen, setSeen] = useState(answer?.body ?? null)
  const { problems, setProblems, passes, perform, busy } = useForm<'body' | 'as'>()
  const field = fieldsOf(values, change, problems)

  async function submit() {
    const wrong: Problems<'body' | 'as'> = {
      ...(!values.body.trim() && { body: 'กรุณากรอกคำตอบ' }),
      ...(!values.as.trim() && { as: 'กรุณากรอกชื่อผู้ตอบ' }),
    }
    if (!passes(wrong)) return
    const path = address('/api/admin/demands/:demandId/answer', { demandId: demand_id })
    const said = await perform(path, { ...values, seen }, { quiet: true })
    if (said instanceof ApiError) {
      setProblems({ form: said.message })
      if (said.status === 409) onDone()
      return
    }
    if (!said) return
    clear()
    onDone(visitorText(values.body))
  }
  const isOthers = answer !== null && answer.body !== seen
  return (
    <Form onSubmit={submit} className="card grid gap-4 p-4 sm:p-5">
      <div>
        <h2 className="text-h3">คำตอบ</h2>
        {answer && <ChangedBy did="ตอบ" by={answer.answered_by} at={answer.answered_at} />}
      </div>
      {restored && !answer && <DraftNotice onDiscard={clear} />}
      <ErrorSummary problems={problems} />
      {isOthers && (
        <div className="grid gap-2 rounded-control border border-amber-bd bg-amber-bg p-4 text-amber-fg">
          <p className="font-semibold">คำตอบล่าสุดของเจ้าหน้าที่ท่านอื่น</p>
          <p className="whitespace-pre-line wrap-anywhere">{answer.body}</p>
          <Button
            label="อ่านแล้ว ใช้คำตอบของฉันแทนได้"
            className="justify-self-start"
            onClick={() => setSeen(answer.body)}
          />
        </div>
      )}
      <TemplatePicker onPick={(body) => change({ body: joined(values.body, body) })} />
      <TextField
        {...field('body')}
        label="คำตอบถึงผู้ส่ง"
        hint="ผู้ส่งอ่านได้ด้วยเลขติดตาม และทุกคนอ่านได้เมื่อเรื่องนี้เผยแพร่"
        rows={6}
        maxLength={5000}
      />
      <TextField
        {...field('as')}
        label="ตอบในนาม"
        hint="แสดงต่อสาธารณะ เช่น ฝ่ายสินเชื่อ"
        maxLength={100}
        width="sm:max-w-96"
      />
      <div>
        <SendButton label={answer ? 'แก้คำตอบ' : 'ส่งคำตอบ'} sending={busy} meanwhile="กำลังส่ง…" />
      </div>
    </Form>
  )
}
