import { Ban } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { PayFeed } from '#contract/member/payments/pay.ts'
import { useQuery } from '../../client/use-query.ts'
import { PageTitle } from '../../ui/area/page-title.tsx'
import { Section } from '../../ui/area/section.tsx'
import { Callout } from '../../ui/feedback/callout.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { PayCodeCard } from './pay/code.tsx'
import { PaidList } from './pay/paid-list.tsx'
import { PayForm } from './pay/wish.tsx'

/** What may be paid by a code; the code that is asked for in the address; and what was paid before. */
export function Component() {
  const query = useQuery('/api/member/pay')
  const [params, setParams] = useSearchParams()
  const code = Number(params.get('code'))
  const isShown = Number.isSafeInteger(code) && code > 0
  return (
    <>
      <PageTitle title="ชำระเงินด้วยคิวอาร์โค้ด" />
      {isShown && <PayCodeCard key={code} intentNo={code} onSlip={query.again} />}
      <Loaded from={query}>
        {(feed) => (
          <>
            {!isShown && (
              <Wish
                feed={feed}
                chosen={`${params.get('purpose') ?? ''} ${params.get('about') ?? ''}`}
                onMade={(made) => {
                  setParams({ code: String(made) })
                  query.again()
                }}
              />
            )}
            <Section title="รายการของฉัน">
              <PaidList intents={feed.intents} />
            </Section>
          </>
        )}
      </Loaded>
    </>
  )
}

interface WishProps {
  feed: PayFeed
  chosen: string
  onMade: (intentNo: number) => void
}

function Wish({ feed, chosen, onMade }: WishProps) {
  if (!feed.is_open) {
    return (
      <Callout tone="amber" Icon={Ban} title="สหกรณ์ยังไม่เปิดรับชำระเงินด้วยคิวอาร์โค้ด">
        <p>กรุณาชำระที่สำนักงานสหกรณ์ หรือตามวิธีที่สหกรณ์แจ้ง</p>
      </Callout>
    )
  }
  return (
    <Section title="ต้องการชำระเรื่องใด">
      <Withheld withheld={feed.withheld ?? []} />
      <PayForm feed={feed} chosen={chosen} onMade={onMade} />
    </Section>
  )
}

/** What is owed and no code is made for: said before somebody looks for it among the choices. */
function Withheld({ withheld }: { withheld: NonNullable<PayFeed['withheld']> }) {
  if (withheld.length === 0) return null
  return (
    <div className="mb-5 max-w-xl">
      <Callout tone="amber" Icon={Ban} title="รายการที่ยังชำระด้วยคิวอาร์โค้ดไม่ได้">
        <ul className="grid gap-2">
          {withheld.map(({ purpose, about, title, says }) => (
            <li key={`${purpose} ${about}`}>
              <span className="font-semibold">{title}</span>
              <span className="block">{says}</span>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}
