import { Flag } from 'lucide-react'
import { useId, useState } from 'react'
import { DETAIL_MAX, REPORT_REASONS, type ReportReason } from '#domain/content/board-post.ts'
import { lengthOf } from '#domain/text/visitor-text.ts'
import { address } from '../../client/address.ts'
import { ApiError } from '../../client/api.ts'
import { useAction, whyNotSent } from '../../client/use-action.ts'
import { ErrorSummary, type Problems } from '../../ui/form/error-summary.tsx'
import { Choices, Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { SentNotice } from './sent-notice.tsx'

/** «แจ้งลบข้อความ» under every message: opens in its place, so the reader sees what they report. */
export function ReportForm({ messageId }: { messageId: number }) {
  const [open, setOpen] = useState(false)
  const [reported, setReported] = useState(false)
  const panel = useId()
  if (reported)
    return (
      <div className="mt-3">
        <SentNotice>แจ้งลบข้อความแล้ว เจ้าหน้าที่จะตรวจสอบ ขอบคุณที่ช่วยดูแลกระดานถาม-ตอบ</SentNotice>
      </div>
    )
  return (
    <div className="no-print mt-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-12 items-center gap-2 text-small underline-offset-4 hover:underline"
      >
        <Flag aria-hidden className="size-4" />
        แจ้งลบข้อความ
      </button>
      <div id={panel} hidden={!open}>
        {open && (
          <Reasons
            messageId={messageId}
            onReported={() => setReported(true)}
            onCancel={() => setOpen(false)}
          />
        )}
      </div>
    </div>
  )
}

interface ReasonsProps {
  messageId: number
  onReported: () => void
  onCancel: () => void
}

function Reasons({ messageId, onReported, onCancel }: ReasonsProps) {
  const names = { reason: `reason-${messageId}`, detail: `detail-${messageId}` }
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [detail, setDetail] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const { perform, busy: sending } = useAction()

  async function submit() {
    const wrong: Problems = {}
    if (!reason) wrong[names.reason] = 'กรุณาเลือกเหตุผล'
    if (lengthOf(detail) > DETAIL_MAX)
      wrong[names.detail] = `รายละเอียดยาวเกินไป ไม่เกิน ${DETAIL_MAX} ตัวอักษร`
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return

    const answer = await perform(
      address('/api/info/board/:messageId/report', { messageId }),
      { reason, detail },
      { outside: true, proved: true },
    )
    if (answer instanceof ApiError) return setProblems({ form: whyNotSent(answer) })
    if (answer) onReported()
  }

  return (
    <Form
      onSubmit={submit}
      aria-label="แจ้งลบข้อความ"
      className="mt-2 grid max-w-xl gap-4 rounded-card border border-border bg-bg p-4 text-text"
    >
      <ErrorSummary problems={problems} />
      <Choices
        name={names.reason}
        label="เหตุผลที่ควรลบข้อความนี้"
        error={problems[names.reason]}
        value={reason}
        choices={REPORT_REASONS}
        onChoose={setReason}
      />
      <Field name={names.detail} label="รายละเอียด" optional error={problems[names.detail]}>
        {(wiring) => (
          <textarea
            {...wiring}
            className="input"
            rows={3}
            value={detail}
            onChange={({ target }) => setDetail(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <button type="button" className="button button-secondary" onClick={onCancel}>
          ยกเลิก
        </button>
        <SendButton label="ส่งคำแจ้ง" sending={sending} meanwhile="กำลังส่ง…" />
      </div>
    </Form>
  )
}
