import { CircleCheck, ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import type { DeliveryBookFeed } from '#contract/unit/letter.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { amountToPay } from '#domain/unit/unit-refund.ts'
import { Callout } from '../../ui/feedback/callout.tsx'
import { Money } from '../../ui/statement/money.tsx'

type Letter = NonNullable<DeliveryBookFeed['letter']>

/** Which sum the letter and its code are of: the bill's, or what the unit reported. */
export function WhichSum({ billed, sent, period }: Pick<Letter, 'billed' | 'sent' | 'period'>) {
  return (
    <div className="no-print mb-5">
      {sent ? (
        <Callout
          tone="green"
          Icon={CircleCheck}
          title={
            <>
              ยอดในหนังสือ <Money amount={amountToPay(sent)} /> ตามผลการหักที่ส่งเมื่อ {longDate(sent.on)}
            </>
          }
        >
          {sent.refunds > 0 && (
            <p>
              รวมเงินรอคืน <Money amount={sent.refunds} /> ที่หักไว้เกินหรือไม่ได้เรียกเก็บ
            </p>
          )}
          {sent.reported !== billed && (
            <p>
              หักได้ <Money amount={sent.reported} /> จากยอดเรียกเก็บ <Money amount={billed} />
            </p>
          )}
        </Callout>
      ) : (
        <Callout
          tone="blue"
          Icon={ReceiptText}
          title={
            <>
              ยอดในหนังสือ <Money amount={billed} /> ตามใบแจ้งหนี้
            </>
          }
        >
          <p>
            เมื่อส่งผลการหักแล้ว หนังสือและคิวอาร์โค้ดจะเปลี่ยนเป็นยอดที่หักได้{' '}
            <Link className="link" to={`/membergroup/result?period=${period}`}>
              ไปส่งผลการหัก
            </Link>
          </p>
        </Callout>
      )}
    </div>
  )
}
