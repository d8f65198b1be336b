import { Info } from 'lucide-react'
import { useState } from 'react'
import { address } from '../../../client/address.ts'
import { ApiError } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { DraftNotice } from '../../../ui/form/draft-notice.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useStaffDraft } from '../../client/use-staff-draft.ts'
import { TemplatePicker } from '../replies/template-picker.tsx'

interface AnswerFormProps {
  topicId: number
  /** Nobody answers what nobody sees. */
  open: boolean
  onDone: () => void
}

/** Answers in the cooperative's name. */
export function AnswerForm({ topicId, open, onDone }: AnswerFormProps) {
  const { values, change, clear, restored } = useStaffDraft(`board/${topicId}`, { body: '' })
  const [problems, setProblems] = useState<Problems<'body'>>({})
  const { perform, busy } = useAction()
  if (!open) {
    return (
      <Callout tone="gray" Icon={Info} title="ตอบได้เมื่อกระทู้แสดงต่อสาธารณะแล้ว">
        <p>กด “อนุมัติให้แสดง” ที่คำถามก่อน</p>
      </Callout>
    )
  }
  async function submit() {
    if (!values.body.trim()) return setProblems({ body: 'กรุณากรอกคำตอบ' })
    setProblems({})
    const answer = await perform(
      address('/api/admin/board/:messageId/answer', { messageId: topicId }),
      values,
      { quiet: true },
    )
    if (answer instanceof ApiError) return setProblems({ body: answer.message })
    if (!answer) return
    clear()
    onDone()
  }
  return (
    <Form onSubmit={submit} className="card mt-3 grid gap-4 p-4 sm:ms-10 sm:p-5">
      <h2 className="text-h3">ตอบในนามสหกรณ์</h2>
      {restored && <DraftNotice onDiscard={clear} />}
      <ErrorSummary problems={problems} />
      <TemplatePicker onPick={(body) => change({ body: joined(values.body, body) })} />
      <TextField
        name="body"
        label="คำตอบ"
        hint="ทุกคนอ่านได้ ไม่ควรมีข้อมูลส่วนบุคคล"
        error={problems.body}
        rows={5}
        maxLength={2000}
        value={values.body}
        onChange={(body) => change({ body })}
      />
      <div>
        <SendButton label="ส่งคำตอบ" sending={busy} meanwhile="กำลังส่ง…" />
      </div>
    </Form>
  )
}

/** What was typed stays; a saved answer comes after it. */
export function joined(typed: string, saved: string): string {
  return typed.trim() ? `${typed.trimEnd()}\n\n${saved}` : saved
}
