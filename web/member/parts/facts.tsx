import type { ReactNode } from 'react'

export type Fact = readonly [label: string, value: ReactNode]

/** Pairs: across a narrow card each on a line of its own, in a wide one label over value in columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="@container">
      <dl className="grid @[28rem]:grid-cols-2 @[28rem]:gap-x-6 @[28rem]:gap-y-3 @[44rem]:grid-cols-3">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-border py-2 last:border-0 @[28rem]:block @[28rem]:border-0 @[28rem]:py-0"
          >
            <dt className="text-small text-muted">{label}</dt>
            <dd className="figures min-w-0 text-end @[28rem]:text-start">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
