import { useState } from 'react'
import type { DeskRequest } from '#contract/staff/desk/request-desk.ts'
import { address } from '../../../client/address.ts'
import { Section } from '../../../ui/area/section.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
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
  const [reasons, setReasons] = useState<Record<string, string>>({})
  const { problems, passes, send, busy } = useForm<string>()
  const against = request.may_override
    ? request.findings.filter((finding) => finding.passes === false)
    : []

  const isRed = (id: string) =>
    request.findings.some(({ rule, is_red }) => is_red && `rule-${rule}` === id)

  async function submit() {
    const left = check_lines.filter(({ id }) => !ticked.includes(id))
    const wrong: Problems = {
      ...(left.length > 0 && { check_lines: `ยังไม่ได้ตรวจอีก ${left.length} ข้อ` }),
      ...Object.fromEntries(
        against
          .filter(({ rule }) => !reasons[rule]?.trim())
          .map(({ rule }) => [reasonName(rule), 'กรอกเหตุผลที่ให้ผ่าน']),
      ),
    }
    if (!passes(wrong)) return
    const to = address('/api/admin/requests/:requestId/check', { requestId })
    const overrides = against.map(({ rule }) => ({ rule, reason: reasons[rule] ?? '' }))
    const sent = { version, ticked: [...ticked], ...(overrides.length > 0 && { overrides }) }
    if (await send(to, sent)) onMoved()
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
              {isRed(id) ? <strong className="text-red-fg">{says}</strong> : says}
            </Tick>
          ))}
        </div>
        {against.map(({ rule, says }) => (
          <TextField
            key={rule}
            name={reasonName(rule)}
            label={`เหตุผลที่ให้ผ่านทั้งที่ “${says}”`}
            hint="ผู้อนุมัติจะเห็นเหตุผลนี้เป็นสีแดง"
            rows={2}
            maxLength={500}
            value={reasons[rule] ?? ''}
            error={problems[reasonName(rule)]}
            onChange={(reason) => setReasons({ ...reasons, [rule]: reason })}
          />
        ))}
        <div>
          <SendButton label="ตรวจแล้ว ส่งให้อนุมัติ" sending={busy} meanwhile="กำลังบันทึก…" />
        </div>
      </Form>
    </Section>
  )
}

function reasonName(rule: string): string {
  return `reason-${rule}`
}
