import { ChevronRight, ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import type { WelcomeFeed } from '#contract/member/welcome.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { CollectionBadge } from '../../../ui/statement/collection-badge.tsx'
import { Money } from '../../../ui/statement/money.tsx'

/** What the salary is short of, and whether it has been taken. */
export function ThisMonth({ collection }: Pick<WelcomeFeed, 'collection'>) {
  if (!collection) return null
  const { period, billed, state } = collection
  return (
    <Link
      to="/member/kep"
      className="card @container flex items-center gap-3 p-4 hover:border-primary hover:bg-tint hover:text-on-tint sm:px-5"
    >
      <ReceiptText aria-hidden className="size-6 shrink-0 text-link @max-[15rem]:hidden" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 basis-48">
          <span className="block text-small text-muted">
            รายการหักประจำเดือน{monthAndYear(`${period}-01`)}
          </span>
          <span className="text-h3 font-semibold">
            <Money amount={billed} />
          </span>
        </span>
        <CollectionBadge state={state} />
      </span>
      <ChevronRight
        aria-hidden
        className="no-print size-6 shrink-0 text-link @max-[12rem]:hidden"
      />
    </Link>
  )
}
