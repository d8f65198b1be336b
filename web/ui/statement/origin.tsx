import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface OriginProps {
  /** What the figure is, where there are several: «ที่มาของตัวเลข» alone otherwise. */
  of?: string
  steps: readonly ReactNode[]
}

/** How a figure came about, in words and with its own numbers. */
export function Origin({ of: what, steps }: OriginProps) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-12 items-center gap-1.5 text-label text-link underline-offset-4 hover:underline">
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
        ที่มาของตัวเลข{what && ` ${what}`}
      </summary>
      <ol className="figures grid list-decimal gap-2 rounded-control border-s-4 border-border bg-subtle py-3 ps-9 pe-4 text-small marker:text-muted">
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps stand in a fixed order
          <li key={at}>{step}</li>
        ))}
      </ol>
    </details>
  )
}
