import { Undo2 } from 'lucide-react'
import type { KepFeed } from '#contract/portal/kep.ts'
import { REFUND_STATES } from '#domain/unit-refund.ts'
import { Callout } from '../../area/parts/callout.tsx'
import { Contact } from '../../area/parts/contact.tsx'
import { Money } from '../../area/parts/money.tsx'

type Refund = NonNullable<KepFeed['collection']>['refund']

/** What the unit deducted beyond the bill, and what became of it. */
export function OverDeducted({ refund }: { refund: Refund }) {
  if (!refund) return null
  const { amount, state } = refund
  return (
    <div className="mt-4">
      <Callout
        tone={state === 'waiting' ? 'amber' : 'green'}
        Icon={Undo2}
        title={
          <>
            เงินหักเกิน {REFUND_STATES[state]} <Money amount={amount} />
          </>
        }
      >
        {state === 'waiting' && (
          <p>
            <Contact>
              หน่วยงานหักเงินเกินยอดเรียกเก็บ สหกรณ์จะคืนให้ท่านหรือยกไปหักเดือนถัดไป สอบถามได้ที่สหกรณ์
            </Contact>
          </p>
        )}
        {state === 'returned' && <p>สหกรณ์คืนเงินส่วนที่หักเกินให้ท่านแล้ว</p>}
        {state === 'next-month' && <p>สหกรณ์นำส่วนที่หักเกินไปรวมกับยอดของเดือนถัดไปแล้ว</p>}
      </Callout>
    </div>
  )
}
