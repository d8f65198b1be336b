import { useRef, useState } from 'react'
import type { Month } from '#domain/calendar/day.ts'
import type { Reason } from '#domain/collection/collection-words.ts'
import { formatBaht, type Satang, satang } from '#domain/money/money.ts'
import { typedBaht } from '#domain/text/typed-number.ts'
import { OUTCOMES, type Outcome, problemOf } from '#domain/unit/unit-result.ts'
import { ApiError } from '../../client/api.ts'
import { Dialog, DialogButtons } from '../../ui/feedback/dialog.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Button } from '../../ui/form/button.tsx'
import { ErrorSummary, type Problems } from '../../ui/form/error-summary.tsx'
import { Choices, Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import type { ResultActs } from './use-result.ts'

export interface Deciding {
  people: readonly { membership_no: string; name: string; billed: Satang }[]
  /** What stands there now, or what the file says. */
  outcome: Outcome | ''
  amount: Satang | null
  reason: Reason | null
  /** Once it is kept: who had been ticked for it stays so until then. */
  onDone?: () => void
}

interface LineDialogProps {
  deciding: Deciding
  period: Month
  acts: ResultActs
  onClose: () => void
}

// The page behind has an amount of its own, and no two inputs may share a name.
type Names = 'line_outcome' | 'line_amount' | 'line_reason'

/** What was deducted from one person, or in the same way from several. */
export function LineDialog({ deciding, period, acts, onClose }: LineDialogProps) {
  const { people } = deciding
  const [one] = people
  const several = people.length > 1
  const ref = useRef<HTMLDialogElement>(null)
  const [outcome, setOutcome] = useState(deciding.outcome)
  const [amount, setAmount] = useState(deciding.amount ? formatBaht(deciding.amount) : '')
  const [reason, setReason] = useState<Reason | ''>(deciding.reason ?? '')
  const [problems, setProblems] = useState<Problems<Names>>({})
  if (!one) return null

  async function submit() {
    const found = problemsIn(one?.billed ?? satang(0), outcome, amount, reason)
    setProblems(found)
    if (outcome === '' || Object.keys(found).length > 0) return
    const isOver = outcome === 'full' && !several && amount.trim() !== ''
    const said = {
      outcome,
      ...((outcome === 'partial' || isOver) && { amount: typedBaht(amount) }),
      ...(outcome !== 'full' && reason !== '' && { reason }),
    }
    const lines = people.map(({ membership_no }) => ({ membership_no, ...said }))
    const reply = await acts.act(
      '/api/membergroup/result/lines',
      { period, lines },
      { quiet: true },
    )
    if (reply instanceof ApiError) setProblems({ form: reply.message })
    else if (reply) {
      deciding.onDone?.()
      ref.current?.close()
    }
  }

  const offered = (Object.keys(OUTCOMES) as Outcome[]).filter(
    (each) => !several || each !== 'partial',
  )
  return (
    <Dialog
      ref={ref}
      title={several ? `ผลการหัก ${people.length} ราย` : 'ผลการหัก'}
      busy={acts.busy}
      onClose={onClose}
    >
      <Form onSubmit={submit} className="grid gap-4">
        {several ? (
          <p className="text-muted">ผลเดียวกันทุกรายที่เลือก</p>
        ) : (
          <p>
            <strong className="font-semibold">{one.name}</strong>
            <span className="figures block text-small text-muted">
              เลขสมาชิก {one.membership_no} · เรียกเก็บ {formatBaht(one.billed)} บาท
            </span>
          </p>
        )}
        <ErrorSummary problems={problems} />
        <Choices
          name="line_outcome"
          label="หักได้เท่าใด"
          value={outcome}
          error={problems.line_outcome}
          choices={offered.map((value) => ({ value, label: OUTCOMES[value] }))}
          onChoose={(chosen) => {
            setOutcome(chosen)
            // What was typed as a part is no amount of the whole.
            if (chosen === 'full' && !(typedBaht(amount) >= one.billed)) setAmount('')
          }}
        />
        {outcome === 'partial' && (
          <AmountField
            name="line_amount"
            label="ยอดที่หักได้"
            value={amount}
            error={problems.line_amount}
            onChange={setAmount}
          />
        )}
        {outcome === 'full' && !several && (
          <AmountField
            name="line_amount"
            label="ยอดที่หักจริง"
            hint="หากหักเกินยอดเรียกเก็บ ส่วนที่เกินเก็บเป็นเงินรอคืน เว้นว่างได้หากหักเท่ายอดเรียกเก็บ"
            value={amount}
            error={problems.line_amount}
            onChange={setAmount}
          />
        )}
        {(outcome === 'partial' || outcome === 'none') && (
          <Field name="line_reason" label="เหตุผล" error={problems.line_reason}>
            {(wiring) => <ReasonChoice wiring={wiring} value={reason} onChoose={setReason} />}
          </Field>
        )}
        <DialogButtons>
          <Button type="submit" primary label="บันทึกผล" busy={acts.busy} />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

function problemsIn(
  billed: Satang,
  outcome: Outcome | '',
  amount: string,
  reason: Reason | '',
): Problems<Names> {
  if (outcome === '') return { line_outcome: 'เลือกผลการหัก' }
  const typed = typedBaht(amount)
  const found: Problems<Names> = {}
  if (outcome !== 'full' && reason === '') found.line_reason = 'เลือกเหตุผลที่หักไม่ครบ'
  if (outcome === 'full' && amount.trim() !== '' && !(typed >= billed))
    found.line_amount = 'ยอดที่หักจริงต้องไม่น้อยกว่ายอดเรียกเก็บ'
  if (outcome === 'partial') {
    const whole = Number.isSafeInteger(typed) ? satang(typed) : satang(0)
    const problem = problemOf(billed, { outcome, amount: whole, reason: 'other' })
    if (problem) found.line_amount = problem
  }
  return found
}
