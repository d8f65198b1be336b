import { CircleCheck, CircleX, Trash2, UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { formatBaht, type Satang } from '#domain/money/money.ts'
import { padMembershipNo } from '#domain/person/membership-no.ts'
import type { GuarantorForm, LoanForm } from '#domain/request/loan-draft.ts'
import { typedBaht, typedInteger } from '#domain/text/typed-number.ts'
import { ApiError } from '../../../../client/api.ts'
import { useAction } from '../../../../client/use-action.ts'
import { AmountField } from '../../../../ui/form/amount-field.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { TextField } from '../../../../ui/form/fields.tsx'
import { FigureInput } from '../../../../ui/form/figure-input.tsx'
import { Form } from '../../../../ui/form/form.tsx'

interface GuarantorProps {
  at: number
  row: GuarantorForm
  /** What they answer for unless the borrower says otherwise. */
  each: Satang
  loan: Pick<LoanForm, 'product' | 'months'>
  change: (changed: Partial<GuarantorForm>) => void
  onRemove: (() => void) | undefined
}

/** One who is asked to stand for it: by number and first name, which must both be right. */
export function Guarantor({ at, row, each, loan, change, onRemove }: GuarantorProps) {
  const named = (part: string) => `guarantor-${at}-${part}`
  return (
    <fieldset className="card min-w-0 p-4 sm:p-6">
      <legend className="px-2 font-semibold">ผู้ค้ำประกันคนที่ {at + 1}</legend>
      <div className="grid grid-cols-1 gap-4">
        <Field name={named('no')} label="เลขสมาชิกของผู้ค้ำประกัน" hint="ตัวเลขไม่เกิน 6 หลัก">
          {(wiring) => (
            <FigureInput
              {...wiring}
              takes="whole"
              autoComplete="off"
              max={6}
              value={row.membership_no}
              onChange={(membership_no) => change({ membership_no })}
              onBlur={({ target }) => {
                const membership_no = padMembershipNo(target.value)
                if (membership_no && membership_no !== target.value) change({ membership_no })
              }}
              className="input figures max-w-[10ch]"
            />
          )}
        </Field>
        <TextField
          name={named('name')}
          label="ชื่อของผู้ค้ำประกัน"
          hint="ชื่อตัว ไม่ต้องใส่คำนำหน้าและนามสกุล"
          maxLength={100}
          value={row.name}
          onChange={(name) => change({ name })}
        />
        <AmountField
          name={named('amount')}
          label="วงเงินที่ค้ำประกัน"
          hint={`หากไม่กรอก แบ่งเท่ากันคนละ ${formatBaht(each)} บาท`}
          optional
          value={row.amount}
          onChange={(amount) => change({ amount })}
        />
        <MayStand row={row} each={each} loan={loan} />
        {onRemove && (
          <div>
            <Button
              label="ไม่ขอให้คนนี้ค้ำ"
              of={`ผู้ค้ำประกันคนที่ ${at + 1}`}
              Icon={Trash2}
              onClick={onRemove}
            />
          </div>
        )}
      </div>
    </fieldset>
  )
}

interface Verdict {
  /** What it was said of: another number is another question. */
  of: string
  may: boolean
  words: string
}

/** Whether they may: nothing of why not. */
function MayStand({ row, each, loan }: Pick<GuarantorProps, 'row' | 'each' | 'loan'>) {
  const { perform, busy } = useAction()
  const [verdict, setVerdict] = useState<Verdict>()
  const typed = row.amount.trim() === '' ? each : typedBaht(row.amount)
  const months = typedInteger(loan.months)
  const asked = {
    membership_no: padMembershipNo(row.membership_no) ?? '',
    name: row.name.trim(),
    product: loan.product,
    amount: typed,
    months,
  }
  const of = JSON.stringify(asked)
  const isWhole = asked.membership_no !== '' && asked.name !== '' && typed > 0 && months > 0
  async function check() {
    if (!isWhole) return setVerdict({ of, may: false, words: 'กรอกเลขสมาชิกและชื่อผู้ค้ำประกันก่อนตรวจ' })
    const reply = await perform('/api/member/loan_request/guarantor', asked, { quiet: true })
    if (reply instanceof ApiError) setVerdict({ of, may: false, words: reply.message })
    else if (reply) {
      const { may, name } = reply.data
      setVerdict({ of, may, words: may ? `${name} ค้ำได้` : `${name} ค้ำไม่ได้ กรุณาระบุท่านอื่น` })
    }
  }
  const shown = verdict?.of === of ? verdict : undefined
  const Icon = shown?.may ? CircleCheck : CircleX
  return (
    <Form onSubmit={check} className="grid gap-2">
      <div>
        <Button
          type="submit"
          label={busy ? 'กำลังตรวจ…' : 'ตรวจว่าค้ำได้หรือไม่'}
          Icon={UserRoundCheck}
          busy={busy}
        />
      </div>
      <p
        role="status"
        className={`flex items-start gap-2 ${shown?.may ? 'text-green-fg' : 'text-red-fg'}`}
      >
        {shown && (
          <>
            <Icon aria-hidden className="mt-1 size-5 shrink-0" />
            {shown.words}
          </>
        )}
      </p>
    </Form>
  )
}
