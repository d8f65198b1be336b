import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react'
import type { KepFeed } from '#contract/member/kep.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { Contact } from '../../../ui/area/contact.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { PayLink } from '../../desk/pay/pay-link.tsx'

type Collection = NonNullable<KepFeed['collection']>

/** What was billed and not taken, why not, and what to do about it. */
export function NotDeducted({ period, state, missing, reason_name, reported }: Collection) {
  if (state === 'deducted') return null
  if (reported) return <Reported {...reported} />
  if (state === 'waiting') {
    return (
      <div className="mt-4">
        <Callout tone="blue" Icon={Clock} title="รอผลการหักจากหน่วยงาน">
          <p>ยอดที่หักได้จริงจะปรากฏเมื่อหน่วยงานส่งเงินให้สหกรณ์แล้ว ขณะนี้ยังไม่ต้องทำอะไร</p>
        </Callout>
      </div>
    )
  }
  const nothing = state === 'none'
  return (
    <div className="mt-4">
      <Callout
        tone={nothing ? 'red' : 'amber'}
        Icon={nothing ? CircleX : TriangleAlert}
        title={
          <>
            {nothing ? 'หักไม่ได้' : 'หักได้ไม่ครบ ขาด'} <Money amount={missing} />
          </>
        }
      >
        {reason_name && <p>สาเหตุ: {reason_name}</p>}
        <p>
          <Contact>หากยังไม่ได้ชำระส่วนที่ขาด กรุณาติดต่อสหกรณ์ เพื่อไม่ให้เป็นยอดค้างชำระ</Contact>
        </p>
        <p className="no-print mt-3">
          <PayLink purpose="arrears" about={period} of="ยอดค้าง" />
        </p>
      </Callout>
    </div>
  )
}

/** The employer has told; the cooperative has not posted the money yet. */
function Reported({
  outcome,
  amount,
  missing,
  reason_name,
  at,
}: NonNullable<Collection['reported']>) {
  const all = outcome === 'full'
  return (
    <div className="mt-4">
      <Callout
        tone={all ? 'blue' : 'amber'}
        Icon={all ? CircleCheck : TriangleAlert}
        title={
          <>
            หน่วยงานแจ้งผลแล้ว:{' '}
            {outcome === 'none' ? (
              'หักไม่ได้'
            ) : (
              <>
                หักได้ <Money amount={amount} />
              </>
            )}
          </>
        }
      >
        {!all && (
          <p>
            ขาด <Money amount={missing} />
            {reason_name && ` สาเหตุ: ${reason_name}`}
          </p>
        )}
        <p>แจ้งเมื่อ {shortMoment(at)} ยอดในบัญชีจะเปลี่ยนเมื่อสหกรณ์รับเงินและผ่านรายการแล้ว</p>
        {!all && (
          <p>
            <Contact>กรุณาติดต่อสหกรณ์เพื่อชำระส่วนที่ขาด</Contact>
          </p>
        )}
      </Callout>
    </div>
  )
}
