import type { ReactNode } from 'react'
import { Unbroken } from '../statement/unbroken.tsx'

export type Fact = readonly [label: string, value: ReactNode]

/** Pairs, label over value, in as many columns as there is room for. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="@container">
      <dl className="grid gap-x-6 gap-y-3 @[17rem]:grid-cols-2 @[44rem]:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className={isLong(value) ? 'col-span-full @[44rem]:col-auto' : ''}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="figures min-w-0">
              <Unbroken>{value}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Would be broken within its words in half of a phone. */
function isLong(value: ReactNode): boolean {
  return typeof value === 'string' && value.length > 28
}

/** More stand in rows of three. */
const IN_A_ROW = 5

/** Pairs that add up: on a narrow card their amounts stand under each other, as on a slip. */
export function Sums({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="@container">
      <dl
        className={`grid @[34rem]:gap-x-6 @[34rem]:gap-y-3 ${facts.length > IN_A_ROW ? '@[34rem]:grid-cols-3' : '@[34rem]:auto-cols-fr @[34rem]:grid-flow-col'}`}
      >
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-border py-2 last:border-0 last:font-semibold @[34rem]:block @[34rem]:border-0 @[34rem]:py-0"
          >
            <dt className="text-small font-normal text-muted">{label}</dt>
            <dd className="figures min-w-0 text-end @[34rem]:text-start">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
