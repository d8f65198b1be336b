import { useState } from 'react'
import type { WaitingCertificate } from '#contract/unit/certify.ts'
import type { Month } from '#domain/calendar/day.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { typedBaht } from '#domain/text/typed-number.ts'
import { address } from '../../client/address.ts'
import { ApiError } from '../../client/api.ts'
import { useAction, whyNotSent } from '../../client/use-action.ts'
import { useDraft } from '../../client/use-draft.ts'
import { Button } from '../../ui/form/button.tsx'
import { DraftNotice } from '../../ui/form/draft-notice.tsx'
import { ErrorSummary, type Problems } from '../../ui/form/error-summary.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import {
  NetPay,
  PayAmountField,
  PayMonthField,
  type PayName,
  problemsOfPay,
  readAmounts,
  usualMonth,
} from '../../ui/request/pay.tsx'

interface PayFormProps {
  asked: WaitingCertificate
  months: readonly Month[]
  onClose: () => void
  onChanged: () => void
}

export function PayForm({ asked, months, onClose, onChanged }: PayFormProps) {
  const { request_id, round, last, billed } = asked
  const draft = useDraft(`membergroup/certify/${request_id}/${round}`, {
    month: usualMonth(months),
    income: '',
    coop_deducted: '',
    other_deducted: '',
    note: '',
  })
  const { values, change } = draft
  const { perform, busy } = useAction()
  const [problems, setProblems] = useState<Problems<PayName | 'note'>>({})
  const bill = billed.find(({ month }) => month === values.month)
  const amounts = readAmounts(values)

  async function submit() {
    if (busy) return
    const found = problemsOfPay(values, amounts)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const to = address('/api/membergroup/certify/:requestId', { requestId: request_id })
    const body = { round, month: values.month, ...amounts, note: values.note }
    const reply = await perform(to, body, { quiet: true })
    if (reply instanceof ApiError) setProblems({ form: whyNotSent(reply) })
    else if (reply) {
      draft.clear()
      onClose()
      onChanged()
    }
  }

  const field = { values, problems, change }
  return (
    <Form onSubmit={submit} className="mt-5 grid max-w-xl gap-4 border-t border-border pt-5">
      {draft.restored && <DraftNotice onDiscard={draft.clear} />}
      <ErrorSummary problems={problems} />
      <PayMonthField {...field} months={months} />
      {last && (
        <Button
          label={`ใช้ตัวเลขที่รับรองครั้งก่อน (${monthAndYear(`${last.month}-01`)})`}
          className="justify-self-start"
          onClick={() =>
            change({
              income: formatBaht(last.income),
              coop_deducted: formatBaht(last.coop_deducted),
              other_deducted: formatBaht(last.other_deducted),
            })
          }
        />
      )}
      <PayAmountField
        {...field}
        name="income"
        hint="เงินเดือนรวมเงินประจำตำแหน่งและรายได้อื่นที่หน่วยงานจ่าย"
      />
      <div className="grid gap-1">
        <PayAmountField
          {...field}
          name="coop_deducted"
          hint={
            bill
              ? `ใบเรียกเก็บเดือนนี้ ${formatBaht(bill.amount)} บาท`
              : 'ยังไม่มีใบเรียกเก็บของเดือนนี้ กรอกยอดที่หักจริง'
          }
        />
        {bill && typedBaht(values.coop_deducted) !== bill.amount && (
          <button
            type="button"
            className="link min-h-11 justify-self-start"
            onClick={() => change({ coop_deducted: formatBaht(bill.amount) })}
          >
            ใช้ยอดตามใบเรียกเก็บ
          </button>
        )}
      </div>
      <PayAmountField
        {...field}
        name="other_deducted"
        hint="ภาษี กยศ. ธนาคาร ฌาปนกิจ และรายการหักอื่น ไม่มีให้กรอก 0"
      />
      <NetPay amounts={amounts} />
      <TextField
        name="note"
        label="หมายเหตุถึงสหกรณ์"
        optional
        rows={2}
        maxLength={500}
        error={problems.note}
        value={values.note}
        onChange={(note) => change({ note })}
      />
      <p className="text-small text-muted">
        เมื่อกดรับรอง หน่วยงานยืนยันต่อสหกรณ์ว่าตัวเลขนี้ตรงกับบัญชีเงินเดือนของเดือนที่เลือก สหกรณ์บันทึกชื่อผู้รับรองและเวลาไว้
        การรับรองนี้ไม่ใช่การค้ำประกันหนี้
      </p>
      <div className="flex flex-wrap gap-3">
        <SendButton label="รับรองในนามหน่วยงาน" sending={busy} meanwhile="กำลังบันทึก…" />
        <Button label="ปิด" onClick={onClose} />
      </div>
    </Form>
  )
}
