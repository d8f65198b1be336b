import { type ReactNode, useState } from 'react'
import type { Address } from '../../../client/address.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { Choices } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useMay } from '../../client/use-staff.ts'
import { useStaffDraft } from '../../client/use-staff-draft.ts'

type Outcome = 'done' | 'refused'

interface RequestAnswerProps {
  path: Address<
    | '/api/admin/balances/:answerId/answer'
    | '/api/admin/corrections/:requestId/answer'
    | '/api/admin/rights/:requestId/answer'
  >
  words: { done: string; refused: string; hint: string }
  /** Of the draft and the fields: several stand on a page. */
  name: string
  onDone: () => void
  /** What else can be done, beside the button that opens the form. */
  children?: ReactNode
}

/** Answers a request once; the member reads it. */
export function RequestAnswer({ path, words, name, onDone, children }: RequestAnswerProps) {
  const { values, change, clear } = useStaffDraft(name, { state: '' as Outcome | '', answer: '' })
  const { problems, passes, send, busy } = useForm<string>()
  const [open, setOpen] = useState(false)
  const mayServe = useMay('serve_members')
  const [choice, field] = [`${name}-state`, `${name}-answer`]
  if (!mayServe) return null
  if (!open && !values.answer) {
    return (
      <div className="flex flex-wrap gap-2">
        {children}
        <Button label="ตอบคำขอนี้" onClick={() => setOpen(true)} />
      </div>
    )
  }
  async function submit() {
    const wrong: Problems = {
      ...(!values.state && { [choice]: 'กรุณาเลือกผล' }),
      ...(!values.answer.trim() && { [field]: 'กรุณากรอกคำตอบ' }),
    }
    if (!passes(wrong)) return
    if (!(await send(path, values))) return
    clear()
    onDone()
  }
  return (
    <Form onSubmit={submit} className="grid gap-4 border-t border-border pt-4">
      <ErrorSummary problems={problems} />
      <Choices
        name={choice}
        label="ผล"
        value={values.state}
        error={problems[choice]}
        choices={[
          { value: 'done', label: words.done },
          { value: 'refused', label: words.refused },
        ]}
        onChoose={(state) => change({ state })}
      />
      <TextField
        name={field}
        label={values.state === 'refused' ? 'เหตุผลถึงสมาชิก' : 'คำตอบถึงสมาชิก'}
        hint={words.hint}
        error={problems[field]}
        rows={3}
        maxLength={2000}
        value={values.answer}
        onChange={(answer) => change({ answer })}
      />
      <div>
        <SendButton label="ส่งคำตอบ" sending={busy} meanwhile="กำลังส่ง…" />
      </div>
    </Form>
  )
}
