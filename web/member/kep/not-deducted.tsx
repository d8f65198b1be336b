import { CircleX, Clock, TriangleAlert } from 'lucide-react'
import type { KepFeed } from '#contract/portal/kep.ts'
import { Callout } from '../parts/callout.tsx'
import { Contact } from '../parts/contact.tsx'
import { Money } from '../parts/money.tsx'

type Collection = NonNullable<KepFeed['collection']>

/** What was billed and not taken, why not, and what to do about it. */
export function NotDeducted({ state, missing, reason_name }: Collection) {
  if (state === 'deducted') return null
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
      </Callout>
    </div>
  )
}
