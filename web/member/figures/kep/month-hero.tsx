import type { KepFeed } from '#contract/member/kep.ts'
import type { Day } from '#domain/calendar/day.ts'
import { longDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { Hero } from '../../../ui/data/hero.tsx'
import { CollectionBadge } from '../../../ui/statement/collection-badge.tsx'
import { Money } from '../../../ui/statement/money.tsx'

type Collection = NonNullable<KepFeed['collection']>

export function MonthHero({ collection, asOf }: { collection: Collection; asOf: Day }) {
  const { period, billed, receipt, receipt_held, state, unit } = collection
  return (
    <Hero
      label={`ยอดเรียกเก็บ ${monthAndYear(`${period}-01`)}`}
      amount={billed}
      asOf={asOf}
      beside={<CollectionBadge state={state} />}
      facts={[
        ['หักได้', <Deducted key="deducted" collection={collection} />],
        ['หักผ่าน', unit.name],
        [
          'ใบเสร็จ',
          receipt ? (
            <>
              {receipt.receipt_no}
              <span className="block text-small font-normal">{longDate(receipt.paid_on)}</span>
            </>
          ) : receipt_held ? (
            'สหกรณ์กำลังตรวจสอบ'
          ) : (
            'ออกเมื่อได้รับเงินแล้ว'
          ),
        ],
      ]}
    />
  )
}

/** Nothing was deducted is not said of a month nobody has told of yet. */
function Deducted({ collection: { state, deducted, reported } }: { collection: Collection }) {
  if (state === 'waiting') return 'รอผลจากหน่วยงาน'
  if (!reported) return <Money amount={deducted} />
  return (
    <>
      <Money amount={reported.amount} />
      <span className="block text-small font-normal">ตามที่หน่วยงานแจ้ง</span>
    </>
  )
}
