import { useState } from 'react'
import type { DeskRequest } from '#contract/staff/desk/request-desk.ts'
import { address } from '../../../client/address.ts'
import { Section } from '../../../ui/area/section.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { useForm } from '../../../ui/form/use-form.ts'

export interface DeskActProps {
  request: DeskRequest
  onMoved: () => void
}

/** Every line is ticked by whoever looked it up; none is ticked beforehand. */
export function CheckForm({ request, onMoved }: DeskActProps) {
  const { request_id: requestId, version, check_lines } = request
  const [ticked, setTicked] = useState<readonly string[]>([])
  const { problems, passes, send, busy } = useForm<'check_lines'>()

  async function submit() {
    const left = check_lines.filter(({ id }) => !ticked.includes(id))
    const wrong = left.length > 0 ? { check_lines: `ยังไม่ได้ตรวจอีก ${left.length} ข้อ` } : {}
    if (!passes(wrong)) return
    const to = address('/api/admin/requests/:requestId/check', { requestId })
    if (await send(to, { version, ticked: [...ticked] })) onMoved()
  }
  return (
    <Section title="รายการตรวจ">
      <Form onSubmit={submit} className="grid gap-4">
        <ErrorSummary problems={problems} />
        <div className="grid gap-2">
          {check_lines.map(({ id, says }, at) => (
            <Tick
              key={id}
              id={at === 0 ? 'check_lines' : undefined}
              checked={ticked.includes(id)}
              onChange={(on) =>
                setTicked(on ? [...ticked, id] : ticked.filter((other) => other !== id))
              }
            >
              {says}
            </Tick>
          ))}
        </div>
        <div>
          <SendButton label="ตรวจแล้ว ส่งให้อนุมัติ" sending={busy} meanwhile="กำลังบันทึก…" />
        </div>
      </Form>
    </Section>
  )
}
