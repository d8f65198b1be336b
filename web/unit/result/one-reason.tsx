import { useId, useState } from 'react'
import type { ResultException } from '#contract/unit/result.ts'
import type { Month } from '#domain/calendar/day.ts'
import type { Reason } from '#domain/collection/collection-words.ts'
import { Button } from '../../ui/form/button.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import type { ResultActs } from './use-result.ts'

interface OneReasonProps {
  period: Month
  exceptions: readonly ResultException[]
  acts: ResultActs
}

/** A payroll that writes no reasons leaves one to every person: most often it is the same, and the amounts stand. */
export function OneReason({ period, exceptions, acts }: OneReasonProps) {
  const id = useId()
  const [reason, setReason] = useState<Reason | ''>('')
  // Of whom another row says something else, the amount is not clear either.
  const rowsOf = Map.groupBy(exceptions, ({ membership_no }) => membership_no)
  const short = exceptions.filter(
    ({ kind, membership_no }) => kind === 'no-reason' && rowsOf.get(membership_no)?.length === 1,
  )
  if (short.length < 2) return null
  function take() {
    if (reason === '') return
    const lines = short.map(({ membership_no, amount }) => ({
      // A row about somebody of ours: it has their number.
      membership_no: membership_no ?? '',
      reason,
      ...(amount ? { outcome: 'partial' as const, amount } : { outcome: 'none' as const }),
    }))
    void acts.act('/api/membergroup/result/lines', { period, lines })
  }
  return (
    <div className="mb-3 flex flex-wrap items-end justify-between gap-3 rounded-card bg-subtle p-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <label htmlFor={id} className="mb-1 block text-small">
          หักไม่ครบและไม่มีเหตุผล {short.length} ราย ใช้เหตุผลเดียวกันได้ ยอดคงเดิมตามไฟล์
        </label>
        <ReasonChoice wiring={{ id }} value={reason} onChoose={setReason} />
      </div>
      <Button
        label={`ใช้กับทั้ง ${short.length} ราย`}
        busy={reason === '' || acts.busy}
        className="max-w-full [overflow-wrap:anywhere] aria-disabled:opacity-60"
        onClick={take}
      />
    </div>
  )
}
