import { SendHorizontal, ServerCog } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Senders } from '#contract/staff/senders.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import type { Problem } from '#domain/site/problem.ts'
import { ApiError } from '../../../client/api.ts'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TestDialog } from '../health/test-dialog.tsx'

type State = Senders['sms'] | Senders['email']

interface SenderFormProps {
  channel: 'sms' | 'email'
  title: string
  about: string
  state: State
  busy: boolean
  check: () => Problem[]
  send: () => Promise<unknown>
  onSaved: () => void
  children: (error: (name: string) => string | undefined) => ReactNode
}

/** The fields of one channel, saving them, and the test that proves them. */
export function SenderForm(props: SenderFormProps) {
  const { channel, title, about, state, busy, check, send, onSaved, children } = props
  const [problems, setProblems] = useState<Problems>({})
  const [testing, setTesting] = useState(false)
  async function submit() {
    if (busy) return
    const found = check()
    setProblems(Object.fromEntries(found.map(({ field, text }) => [field, text])))
    if (found.length > 0) return
    const answer = await send()
    if (answer instanceof ApiError) setProblems({ form: answer.message })
    else if (answer) onSaved()
  }
  const isElsewhere = state.set_by === 'environment'
  return (
    <div className="grid gap-5">
      {isElsewhere && (
        <Callout tone="blue" Icon={ServerCog} title="ตั้งค่าไว้ที่เครื่องแม่ข่าย">
          <p>ค่าในหน้านี้จะใช้เมื่อผู้ดูแลเครื่องแม่ข่ายเอาค่านั้นออก ส่งทดสอบได้ตามปกติ</p>
        </Callout>
      )}
      <Form onSubmit={submit} className="grid grid-cols-1 gap-5">
        <ErrorSummary problems={problems} />
        <section className="card grid grid-cols-1 gap-5 bg-bg p-4 sm:p-6">
          <div>
            <h2 className="text-h3">{title}</h2>
            <p className="text-small text-muted">{about}</p>
          </div>
          {children((name) => problems[name])}
        </section>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            primary
            label={busy ? 'กำลังบันทึก…' : `บันทึก${title}`}
            busy={busy}
            className="aria-disabled:opacity-60"
          />
          {state.set_by !== 'nobody' && (
            <Button Icon={SendHorizontal} label="ส่งทดสอบ" onClick={() => setTesting(true)} />
          )}
          <p role="status" className="text-small text-muted">
            {state.changed_by && state.changed_at && (
              <ChangedBy by={state.changed_by} at={state.changed_at} />
            )}
            {state.set_by !== 'nobody' && <Proof at={state.proved_at} />}
          </p>
        </div>
      </Form>
      {testing && (
        <TestDialog
          channel={channel}
          title={channel === 'sms' ? 'ส่ง SMS ทดสอบ' : 'ส่งอีเมลทดสอบ'}
          onClose={() => {
            setTesting(false)
            onSaved()
          }}
        />
      )}
    </div>
  )
}

function Proof({ at }: { at: string | null }) {
  if (!at) return <span className="block">ยังไม่ได้ส่งทดสอบด้วยค่าชุดนี้</span>
  return <span className="block">ผู้ให้บริการรับข้อความทดสอบเมื่อ {shortMoment(at)}</span>
}
