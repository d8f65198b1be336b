import { bangkokDate, buddhistYear, dayFrom } from '#domain/calendar/thai-date.ts'
import { address } from '../../../client/address.ts'
import { Section } from '../../../ui/area/section.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { ThaiDateField } from '../../../ui/form/thai-date-field.tsx'
import { useFields } from '../../../ui/form/use-form.ts'
import type { DeskActProps } from './check-form.tsx'

/** The second person. What is the committee's to decide carries its meeting. */
export function ApproveForm({ request, onMoved }: DeskActProps) {
  const { request_id: requestId, version, band } = request
  const today = bangkokDate(new Date())
  const { values, change, field, problems, passes, send, busy } = useFields({
    meeting_no: '',
    meeting_day: String(Number(today.slice(8))),
    meeting_month: String(Number(today.slice(5, 7))),
    meeting_year: String(buddhistYear(today)),
  })
  const isCommittee = band === 'committee'
  const years = [Number(today.slice(0, 4)), Number(today.slice(0, 4)) - 1]

  async function submit() {
    const { meeting_no, meeting_day, meeting_month, meeting_year } = values
    const on = dayFrom(Number(meeting_day), Number(meeting_month), Number(meeting_year))
    const wrong = {
      ...(isCommittee && !meeting_no.trim() && { meeting_no: 'กรอกครั้งที่ประชุม' }),
      ...(isCommittee && !on && { meeting_day: 'ไม่มีวันนี้ในปฏิทิน' }),
    }
    if (!passes(wrong)) return
    const to = address('/api/admin/requests/:requestId/approval', { requestId })
    const meeting = isCommittee && on ? { meeting: { no: meeting_no, on } } : {}
    if (await send(to, { version, ...meeting })) onMoved()
  }
  return (
    <Section title="อนุมัติ">
      <Form onSubmit={submit} className="grid max-w-xl gap-4">
        <ErrorSummary problems={problems} />
        {isCommittee && (
          <>
            <TextField {...field('meeting_no')} label="ครั้งที่ประชุมคณะกรรมการ" hint="เช่น 11/2569" />
            <ThaiDateField
              label="วันที่ประชุม"
              error={problems.meeting_day}
              names={['meeting_day', 'meeting_month', 'meeting_year']}
              values={values}
              years={years}
              onChange={(name, value) => change({ [name]: value })}
            />
          </>
        )}
        <p className="text-small text-muted">ระบบจะให้ท่านยืนยันตัวตนอีกครั้งก่อนอนุมัติ</p>
        <div>
          <SendButton label="อนุมัติคำขอ" sending={busy} meanwhile="กำลังบันทึก…" />
        </div>
      </Form>
    </Section>
  )
}
