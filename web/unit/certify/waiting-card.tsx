import { useState } from 'react'
import type { WaitingCertificate } from '#contract/unit/certify.ts'
import type { Month } from '#domain/calendar/day.ts'
import { longDate, shortDate } from '#domain/calendar/thai-date.ts'
import { address } from '../../client/address.ts'
import { AskDialog } from '../../ui/feedback/ask-dialog.tsx'
import { Button } from '../../ui/form/button.tsx'
import { PayForm } from './pay-form.tsx'

interface WaitingCardProps {
  asked: WaitingCertificate
  months: readonly Month[]
  isOpen: boolean
  onOpen: (wanted: boolean) => void
  onChanged: () => void
}

/** Whose pay is asked for; the form opens where they stand in the list. */
export function WaitingCard({ asked, months, isOpen, onOpen, onChanged }: WaitingCardProps) {
  const [disowning, setDisowning] = useState(false)
  const { request_no, membership_no, name, product, asked_at, answer_by } = asked
  return (
    <li className="card p-4 sm:p-6" aria-label={name}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="text-h3 font-semibold wrap-anywhere">{name}</h3>
          <p className="figures text-muted">เลขสมาชิก {membership_no}</p>
          <p className="mt-1 text-small text-muted">
            ขอ{product} · คำขอ {request_no} · ขอเมื่อ {shortDate(new Date(asked_at))}
          </p>
          <p className="text-small font-semibold">กรุณาตอบภายใน {longDate(answer_by)}</p>
        </div>
        <div className="flex w-full flex-wrap gap-3 sm:w-auto">
          {!isOpen && (
            <Button
              primary
              label="รับรองรายได้"
              of={name}
              className="w-full sm:w-auto"
              onClick={() => onOpen(true)}
            />
          )}
          <Button
            label="ไม่ใช่บุคลากรของหน่วยงาน"
            of={name}
            className="w-full sm:w-auto"
            onClick={() => setDisowning(true)}
          />
        </div>
      </div>
      {isOpen && (
        <PayForm
          asked={asked}
          months={months}
          onClose={() => onOpen(false)}
          onChanged={onChanged}
        />
      )}
      {disowning && (
        <NotOursDialog asked={asked} onClose={() => setDisowning(false)} onChanged={onChanged} />
      )}
    </li>
  )
}

interface NotOursProps extends Pick<WaitingCardProps, 'asked' | 'onChanged'> {
  onClose: () => void
}

function NotOursDialog({ asked, onClose, onChanged }: NotOursProps) {
  const { request_id, round, name } = asked
  const to = address('/api/membergroup/certify/:requestId/not_ours', { requestId: request_id })
  return (
    <AskDialog
      title={`${name} ไม่ใช่บุคลากรของหน่วยงาน?`}
      text="คำขอกู้จะกลับไปยังสมาชิกเพื่อแก้ไขสังกัด สมาชิกและสหกรณ์จะเห็นเหตุผลที่ท่านกรอก"
      label="เหตุผล"
      hint="เช่น ย้ายไปหน่วยงานอื่นแล้ว ลาออกแล้ว"
      action="แจ้งว่าไม่ใช่บุคลากร"
      max={300}
      danger
      ask={(send, reason) => send(to, { round, reason })}
      onSent={onChanged}
      onClose={onClose}
    />
  )
}
