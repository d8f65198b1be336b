import type { ReactNode } from 'react'
import type { Day } from '#domain/calendar/day.ts'
import { formatBaht, type Satang } from '#domain/money/money.ts'
import { Amount } from '../statement/amount.tsx'
import { AsOf } from '../statement/as-of.tsx'
import { Unbroken } from '../statement/unbroken.tsx'

interface HeroProps {
  label: string
  amount: Satang
  asOf: Day
  /** What else matters at a glance: two or three, label first. */
  facts?: readonly (readonly [label: string, value: ReactNode])[]
  /** A badge, or what else stands beside the label. */
  beside?: ReactNode
}

/** The one figure of a page, never wider than its card, with the day it is of. */
export function Hero({ label, amount, asOf, facts = [], beside }: HeroProps) {
  return (
    <section
      aria-label={label}
      className="@container overflow-hidden rounded-card border border-border bg-subtle"
    >
      <div className="p-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="text-label font-semibold text-muted">{label}</h2>
          {beside}
        </div>
        <p className="figures flex flex-wrap items-baseline gap-x-2 font-semibold">
          <Amount
            amount={amount}
            className={`leading-snug whitespace-nowrap ${sizeOf(formatBaht(amount))}`}
          />
          <span className="text-body font-normal">บาท</span>
        </p>
        <AsOf day={asOf} />
      </div>
      {facts.length > 0 && (
        <dl className="grid gap-px border-t border-border bg-border @[30rem]:grid-flow-col @[30rem]:auto-cols-fr">
          {facts.map(([name, value]) => (
            <div
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-4 bg-bg px-4 py-2.5 sm:px-6 @[30rem]:block @[30rem]:py-3"
            >
              <dt className="text-small text-muted">{name}</dt>
              <dd className="figures font-semibold">
                <Unbroken>{value}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** By its letters, because a figure is never broken and must fit whatever the reader's text size is. */
function sizeOf(figure: string): string {
  if (figure.length <= 9) return 'text-[clamp(1.5rem,16cqi,2.5rem)]'
  if (figure.length <= 12) return 'text-[clamp(1.25rem,12cqi,2.5rem)]'
  return 'text-[clamp(1.125rem,9cqi,2.5rem)]'
}
