import { ChevronRight, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import type { CollFeed } from '#contract/member/coll.ts'
import { COLLATERALS } from '#domain/statement/portal-words.ts'
import { Section } from '../../../ui/area/section.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { COLLATERAL_ICONS } from '../../../ui/statement/collateral-icons.ts'
import { Money } from '../../../ui/statement/money.tsx'
import { Health, HealthBadge, type Watched } from './health.tsx'

type Received = CollFeed['received'][number]

/** What the member's own loans rest on, contract by contract. */
export function ReceivedList({
  received,
  watched,
}: Pick<CollFeed, 'received'> & { watched: readonly Watched[] }) {
  const loans = Map.groupBy(received, ({ statement }) => statement)
  return (
    <Section title="ผู้ค้ำประกันของท่าน">
      {received.length === 0 ? (
        <Empty title="ไม่มีผู้ค้ำประกัน" text="ท่านไม่มีเงินกู้คงค้างที่ใช้ผู้ค้ำหรือหลักประกัน" Icon={UserRound} />
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {[...loans].map(([statement, collaterals]) => (
            <li key={statement}>
              <OwnLoan
                statement={statement}
                collaterals={collaterals}
                watched={watched.find(({ loan_no }) => loan_no === collaterals[0]?.loan_no)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

interface OwnLoanProps {
  statement: string
  collaterals: Received[]
  watched: Watched | undefined
}

function OwnLoan({ statement, collaterals, watched }: OwnLoanProps) {
  const [first] = collaterals
  if (!first) return null
  return (
    <article aria-label={`สัญญา ${first.loan_no}`} className="card">
      <div className="p-4 sm:px-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="figures text-h3">สัญญา {first.loan_no}</h3>
          <span>
            <span className="text-small text-muted">หนี้คงเหลือ</span>{' '}
            <Money amount={first.loan_balance} />
          </span>
        </div>
        {watched && (
          <div className="my-2 grid grid-cols-1 justify-items-start gap-2">
            <HealthBadge health={watched.health} />
            <Health {...watched} toldTitle="ผู้ค้ำประกันของท่านได้รับแจ้งแล้ว" />
          </div>
        )}
        <ul className="@container mt-2 grid grid-cols-1 divide-y divide-border border-t border-border">
          {collaterals.map((collateral, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two guarantors may be called the same
            <CollateralRow key={at} {...collateral} />
          ))}
        </ul>
      </div>
      <Link
        to={`/member/loan_statement/${statement}`}
        className="no-print flex min-h-14 items-center justify-between gap-3 border-t border-border px-4 text-label font-semibold text-link hover:bg-tint sm:px-6"
      >
        ดูรายการชำระ
        <ChevronRight aria-hidden className="size-6 shrink-0" />
      </Link>
    </article>
  )
}

function CollateralRow({ collateral, guarantor_name, description, amount, remaining }: Received) {
  const word = COLLATERALS[collateral]
  const Icon = COLLATERAL_ICONS[collateral]
  const title = guarantor_name ?? description
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden className="mt-1 hidden size-5 shrink-0 text-muted @[14rem]:block" />
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
        <span>
          <span className="block font-semibold">{title ?? word}</span>
          {title && <span className="block text-small text-muted">{word}</span>}
        </span>
        <span className="min-w-0 sm:text-end">
          <span className="block">
            ยังค้ำ <Money amount={remaining} />
          </span>
          <span className="block text-small text-muted">
            วงเงินค้ำ <Money amount={amount} />
          </span>
        </span>
      </div>
    </li>
  )
}
