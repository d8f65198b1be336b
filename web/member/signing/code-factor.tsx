import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import type { ToSign } from '#contract/member/signing.ts'
import { CODE_LENGTH, SentCodeField, SentCodeTimes } from '../../ui/area/sent-code.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import type { SigningSteps } from './use-signing.ts'

/** Level 1: six figures to the phone on file, good for this document only. */
export function CodeFactor({ shown, steps }: { shown: ToSign; steps: SigningSteps }) {
  const { act, out, busy, problems } = steps
  const [code, setCode] = useState('')

  async function submit() {
    if (code.length !== CODE_LENGTH) return steps.setProblems({ code: `กรอกรหัส${act}ให้ครบ 6 หลัก` })
    if (!(await steps.sign({ code }))) setCode('')
  }

  if (!shown.phone)
    return (
      <p className="rounded-card border border-amber-bd bg-amber-bg p-4 text-amber-fg">
        ส่งรหัสลงนามให้ท่านไม่ได้ เพราะไม่มีหมายเลขโทรศัพท์มือถือในทะเบียนสมาชิก กรุณาติดต่อสหกรณ์เพื่อแจ้งหมายเลข
        หรือลงนามบนกระดาษที่สหกรณ์
      </p>
    )
  if (!out)
    return (
      <Button
        primary
        Icon={MessageSquareText}
        label={busy ? 'กำลังส่งรหัส…' : `ส่งรหัส${act}ไปที่ ${shown.phone}`}
        busy={busy}
        className="w-full sm:w-auto sm:justify-self-start"
        onClick={steps.askCode}
      />
    )
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <p>
        ส่งรหัสไปที่ {out.sentTo} แล้ว ข้อความต้องระบุว่าเอกสาร{' '}
        <strong className="figures tracking-wider">{out.document}</strong> หากไม่ตรงกันอย่ากรอกรหัส
      </p>
      <SentCodeField label={`รหัส${act}`} error={problems.code} value={code} onChange={setCode} />
      <SentCodeTimes {...out} name={`รหัส${act}`} onAgain={steps.askCode} />
      <SendButton label={act} sending={busy} meanwhile={`กำลัง${act}…`} />
    </Form>
  )
}
