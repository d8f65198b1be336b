import { Plus, Scale } from 'lucide-react'
import { useState } from 'react'
import type { BankFileRow } from '#contract/staff/desk/bank-files.ts'
import { firstOfMonth, isMonth, type Month, monthOf } from '#domain/calendar/day.ts'
import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { bangkokDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { PAY_PURPOSE_NAMES, PAY_PURPOSES, type PayPurpose } from '#domain/payment/pay-purpose.ts'
import { typedBaht } from '#domain/text/typed-number.ts'
import { address } from '../../../client/address.ts'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { Button, DialogSave } from '../../../ui/form/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Choices } from '../../../ui/form/field.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useFields } from '../../../ui/form/use-form.ts'

interface DecideLineProps {
  fileId: number
  line: BankFileRow
  onMoved: () => void
}

export function DecideLine(props: DecideLineProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        label="ตัดสิน"
        of={`ลำดับที่ ${props.line.sequence}`}
        Icon={Scale}
        onClick={() => setOpen(true)}
      />
      {open && <DecideDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const PURPOSES = PAY_PURPOSE_NAMES.map((value) => [value, PAY_PURPOSES[value].title] as const)

type Typed = { purpose: PayPurpose; of: string; amount: string }

/** Whose it is and what for, beginning with what is proposed; or that it is nobody's here. */
function DecideDialog({
  fileId,
  line,
  onMoved,
  onClose,
}: DecideLineProps & { onClose: () => void }) {
  const { values, change, field, problems, send, busy } = useFields({
    decision: firstChoice(line),
    membership_no: line.membership_no ?? '',
    unit_no: line.unit_no ?? '',
    period: line.period ?? thisMonth(),
    reason: '',
  })
  const [parts, setParts] = useState<Typed[]>(() => partsTyped(line))
  const { decision } = values
  const accepts = decision === 'accept'
  async function submit() {
    const to = address('/api/admin/bank-files/:fileId/lines/:lineId', {
      fileId,
      lineId: line.line_id,
    })
    const told = parts.map(({ purpose, of, amount }) => ({
      purpose,
      of,
      amount: typedBaht(amount) || 0,
    }))
    const { membership_no, unit_no, period, reason } = values
    const nobody = { decision, membership_no: '', parts: [], reason }
    const reply = await send(to, {
      ...nobody,
      ...(accepts && { membership_no, parts: told }),
      ...(decision === 'unit' && { unit_no, period }),
    })
    if (!reply) return
    onClose()
    onMoved()
  }
  const set = (at: number, changed: Partial<Typed>) =>
    setParts(parts.map((part, index) => (index === at ? { ...part, ...changed } : part)))
  return (
    <Dialog title={`ตัดสินลำดับที่ ${line.sequence}`} busy={busy} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <p>
          {line.payer || 'ไม่มีชื่อผู้ชำระ'} · {formatBaht(line.amount)} บาท
        </p>
        <ErrorSummary problems={problems} />
        {line.may_accept && (
          <Choices
            name="decision"
            label="รายการนี้"
            value={values.decision}
            choices={[
              { value: 'accept', label: 'ลงบัญชีให้สมาชิก' },
              { value: 'unit', label: 'เงินนำส่งของหน่วยงาน' },
              { value: 'set_aside', label: 'พักไว้ ไม่ลงบัญชีให้ผู้ใด' },
            ]}
            onChoose={(decision) => change({ decision })}
          />
        )}
        {decision === 'unit' && (
          <>
            <TextField {...field('unit_no')} label="รหัสหน่วยงาน" maxLength={8} />
            <SelectField
              {...field('period')}
              label="งวดเดือน"
              choices={monthChoices(values.period)}
              onChange={(period) => change({ period })}
            />
          </>
        )}
        {accepts && (
          <>
            <TextField {...field('membership_no')} label="เลขสมาชิก" maxLength={6} />
            {parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
              <fieldset key={at} className="grid gap-3 rounded-control border border-border p-3">
                <legend className="px-1 font-semibold">ส่วนที่ {at + 1}</legend>
                <SelectField
                  name={`purpose-${at}`}
                  label="ชำระเพื่อ"
                  value={part.purpose}
                  choices={PURPOSES}
                  onChange={(purpose) => set(at, { purpose, of: ofPurpose(purpose, part.of) })}
                />
                {part.purpose === 'arrears' ? (
                  <SelectField
                    name={`of-${at}`}
                    label="งวดเดือน"
                    value={part.of}
                    choices={monthChoices(part.of)}
                    onChange={(of) => set(at, { of })}
                  />
                ) : (
                  <TextField
                    name={`of-${at}`}
                    label="เลขสัญญา เลขบัญชี หรือรหัสกองทุน"
                    hint="ซื้อหุ้นและเรื่องอื่นเว้นว่างได้"
                    maxLength={60}
                    value={part.of}
                    onChange={(of) => set(at, { of })}
                  />
                )}
                <AmountField
                  name={`amount-${at}`}
                  label="จำนวนเงิน"
                  value={part.amount}
                  onChange={(amount) => set(at, { amount })}
                />
              </fieldset>
            ))}
            {parts.length < 12 && (
              <div>
                <Button label="แบ่งอีกส่วน" Icon={Plus} onClick={() => setParts([...parts, EMPTY])} />
              </div>
            )}
          </>
        )}
        <TextField {...field('reason')} label="เหตุผลหรือหลักฐาน" maxLength={500} />
        <DialogButtons>
          <DialogSave label="บันทึกการตัดสินใจ" saving={busy} />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

type Decision = 'accept' | 'unit' | 'set_aside'

/** Whom the reference names. */
function firstChoice({ may_accept, membership_no, unit_no }: BankFileRow): Decision {
  if (!may_accept) return 'set_aside'
  if (unit_no) return 'unit'
  return membership_no ? 'accept' : 'set_aside'
}

function thisMonth(): Month {
  return monthOf(bangkokDate(new Date()))
}

/** A month is chosen, everything else is typed: what was one is not the other. */
function ofPurpose(purpose: PayPurpose, of: string): string {
  if (purpose === 'arrears') return isMonth(of) ? of : thisMonth()
  return isMonth(of) ? '' : of
}

const MONTHS_SHOWN = 24

/** The last two years, and an older one where it is named. */
function monthChoices(chosen: string): (readonly [value: Month, label: string])[] {
  const last = monthNumber(bangkokDate(new Date()))
  const months = Array.from({ length: MONTHS_SHOWN }, (_, back) => monthOf(monthEndOf(last - back)))
  const all = isMonth(chosen) && !months.includes(chosen) ? [...months, chosen] : months
  return all.map((month) => [month, monthAndYear(firstOfMonth(month))] as const)
}

const EMPTY: Typed = { purpose: 'other', of: '', amount: '' }

function partsTyped({ parts, amount }: BankFileRow): Typed[] {
  const baht = (satang: number) => (satang / 100).toFixed(2)
  if (parts.length === 0) return [{ ...EMPTY, amount: baht(amount) }]
  return parts.map((part) => ({ purpose: part.purpose, of: part.of, amount: baht(part.amount) }))
}
