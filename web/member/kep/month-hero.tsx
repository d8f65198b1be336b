import type { KepFeed } from '#contract/portal/kep.ts'
import { longDate, monthAndYear } from '#domain/thai-date.ts'
import { CollectionBadge } from '../../area/parts/collection-badge.tsx'
import { Hero } from '../../area/parts/hero.tsx'
import { Money } from '../../area/parts/money.tsx'

interface MonthHeroProps {
  collection: NonNullable<KepFeed['collection']>
  asOf: string
}

export function MonthHero({ collection, asOf }: MonthHeroProps) {
  const { period, billed, deducted, state, receipt, receipt_held, unit } = collection
  return (
    <Hero
      label={`ยอดเรียกเก็บ ${monthAndYear(`${period}-01`)}`}
      amount={billed}
      asOf={asOf}
      beside={<CollectionBadge state={state} />}
      facts={[
        ['หักได้', <Money key="deducted" amount={deducted} />],
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
