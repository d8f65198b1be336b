import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import type { ToSign } from '#contract/member/signing.ts'
import { clock, secondsTo, useSeconds } from '../../client/count-down.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FigureInput } from '../../ui/form/figure-input.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import type { CodeOut, SigningSteps } from './use-signing.ts'

const LENGTH = 6

/** Level 1: six figures to the phone on file, good for this document only. */
export function CodeFactor({ shown, steps }: { shown: ToSign; steps: SigningSteps }) {
  const { out, busy, problems } = steps
  const [code, setCode] = useState('')

  async function submit() {
    if (code.length !== LENGTH) return steps.setProblems({ code: 'กรอกรหัสลงนามให้ครบ 6 หลัก' })
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
        label={busy ? 'กำลังส่งรหัส…' : `ส่งรหัสลงนามไปที่ ${shown.phone}`}
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
      <Field name="code" label="รหัสลงนาม" hint="ตัวเลข 6 หลักจากข้อความล่าสุด" error={problems.code}>
        {(wiring) => (
          <FigureInput
            {...wiring}
            takes="whole"
            autoComplete="one-time-code"
            max={LENGTH}
            value={code}
            onChange={setCode}
            className="input figures max-w-[11ch] text-figure tracking-[0.3em]"
          />
        )}
      </Field>
      <Times out={out} again={steps.askCode} />
      <SendButton label="ลงนาม" sending={busy} meanwhile="กำลังลงนาม…" />
    </Form>
  )
}

/** Counted down in sight and never aloud: a screen reader that says every second says nothing else. */
function Times({ out, again }: { out: CodeOut; again: () => void }) {
  const now = useSeconds()
  const left = secondsTo(out.expiresAt, now)
  const wait = secondsTo(out.resendAt, now)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-subtle px-4 py-2 text-small">
      <p className="figures">{left > 0 ? `รหัสใช้ได้อีก ${clock(left)}` : 'รหัสลงนามหมดอายุแล้ว'}</p>
      {wait > 0 ? (
        <p className="figures flex min-h-12 items-center text-muted">ขอรหัสใหม่ได้ใน {clock(wait)}</p>
      ) : (
        <button type="button" className="link min-h-12 font-semibold" onClick={again}>
          ขอรหัสใหม่
        </button>
      )}
    </div>
  )
}
