import { Pencil, Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { LoanRequestFeed } from '#contract/member/loan-request.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { nextStep } from '#domain/request/request-state.ts'
import { Section } from '../../../../ui/area/section.tsx'
import { Callout } from '../../../../ui/feedback/callout.tsx'
import { SendDialog } from '../../../../ui/feedback/confirm-dialog.tsx'
import { Button, ButtonLink } from '../../../../ui/form/button.tsx'
import { RequestBadge } from '../../../../ui/request/request-badge.tsx'
import { WithAmounts } from '../../../../ui/statement/amount.tsx'
import { Answers } from './answers.tsx'

type Open = NonNullable<LoanRequestFeed['open']>

interface OpenRequestProps {
  open: Open
  /** Of what was filled in beside it, if anything was. */
  draftVersion: number
  /** It was signed a moment ago. */
  isNew: boolean
  mayAct: boolean
  onChange: () => void
}

export function OpenRequest({ open, draftVersion, isNew, mayAct, onChange }: OpenRequestProps) {
  const { request_no, summary, state, answer_by } = open
  return (
    <>
      {isNew && <Sent request_no={request_no} />}
      <div className="card grid gap-3 p-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="figures text-h3">คำขอ {request_no}</h2>
          <RequestBadge state={state} />
        </div>
        <p>
          <WithAmounts>{summary}</WithAmounts>
        </p>
        <p>{nextStep(state)}</p>
        {answer_by && <p>ผู้ที่ถูกขอตอบได้ถึงวันที่ {longDate(answer_by)} หลังจากนั้นคำขอหมดอายุ</p>}
        <div className="no-print flex flex-wrap gap-2">
          <ButtonLink to="/member/requests" label="ดูทุกขั้นที่หน้าคำขอของฉัน" />
          {mayAct && open.may_change && (
            <Change open={open} draftVersion={draftVersion} onChange={onChange} />
          )}
        </div>
        <p className="text-small text-muted">ขอกู้ครั้งใหม่ได้เมื่อคำขอนี้เสร็จสิ้นหรือท่านถอนคำขอ</p>
      </div>
      {(open.guarantors.length > 0 || open.certificate !== 'none') && (
        <Section title="ความยินยอมและหนังสือรับรอง">
          <Answers {...open} />
        </Section>
      )}
    </>
  )
}

/** What had the focus is gone with the signature. */
function Sent({ request_no }: Pick<Open, 'request_no'>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="mb-5">
      <Callout tone="green" Icon={Send} title={`ลงนามและส่งคำขอ ${request_no} แล้ว`} />
    </div>
  )
}

type ChangeProps = Pick<OpenRequestProps, 'open' | 'draftVersion' | 'onChange'>

function Change({ open, draftVersion, onChange }: ChangeProps) {
  const { form, request_id, request_no, version } = open
  const [asking, setAsking] = useState(false)
  if (!form) return null
  const mended = { version: draftVersion, form, mends: { request_id, version } }
  return (
    <>
      <Button label="แก้ไขคำขอ" of={request_no} Icon={Pencil} onClick={() => setAsking(true)} />
      {asking && (
        <SendDialog
          title={`แก้ไขคำขอ ${request_no}?`}
          text="คำขอเดิมใช้ต่อไปจนกว่าท่านจะลงนามฉบับแก้ไข เมื่อลงนามแล้ว ความยินยอมที่ได้รับจะสิ้นผลทั้งหมด ผู้ค้ำประกันและหน่วยงานต้องตอบใหม่"
          action="แก้ไขคำขอ"
          send={(act) => act('/api/member/loan_request', mended)}
          onSent={onChange}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
