import { Undo2 } from 'lucide-react'
import type { KepFeed } from '#contract/member/kep.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { REFUND_STATES } from '#domain/unit/unit-refund.ts'
import { Contact } from '../../../ui/area/contact.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { Money } from '../../../ui/statement/money.tsx'

type Refund = KepFeed['refunds'][number]

/** What units deducted and the bill did not ask for, and what became of it. */
export function OverDeducted({ refunds }: Pick<KepFeed, 'refunds'>) {
  return refunds.map((refund) => (
    <div key={JSON.stringify(refund)} className="mt-4">
      <Callout
        tone={refund.state === 'waiting' ? 'amber' : 'green'}
        Icon={Undo2}
        title={
          <>
            {TITLES[refund.kind]} {REFUND_STATES[refund.state]} <Money amount={refund.amount} />
          </>
        }
      >
        <p>{whereFrom(refund)}</p>
        {refund.state === 'waiting' && (
          <p>
            <Contact>สหกรณ์จะคืนให้ท่านหรือยกไปหักเดือนถัดไป สอบถามได้ที่สหกรณ์</Contact>
          </p>
        )}
        {refund.state === 'returned' && <p>สหกรณ์คืนเงินส่วนนี้ให้ท่านแล้ว</p>}
        {refund.state === 'next-month' && <p>สหกรณ์นำเงินส่วนนี้ไปรวมกับยอดของเดือนถัดไปแล้ว</p>}
      </Callout>
    </div>
  ))
}

const TITLES: Record<Refund['kind'], string> = {
  over: 'เงินหักเกิน',
  'not-billed': 'เงินหักที่ไม่ได้เรียกเก็บ',
}

function whereFrom({ kind, unit_name, period }: Refund): string {
  const what = kind === 'over' ? 'หักเงินเกินยอดเรียกเก็บ' : 'หักเงินจากท่านโดยที่สหกรณ์ไม่ได้เรียกเก็บ'
  return `${unit_name} ${what} เดือน${monthAndYear(`${period}-01`)}`
}
