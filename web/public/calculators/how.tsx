import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** How a figure came about, in words with its own numbers. */
export function How({ steps, children }: { steps: readonly ReactNode[]; children?: ReactNode }) {
  return (
    <details className="group card">
      <summary className="flex min-h-14 items-center justify-between gap-3 px-4 text-h3 font-semibold sm:px-6">
        คำนวณอย่างไร
        <ChevronDown aria-hidden className="size-6 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="border-t border-border px-4 py-4 sm:px-6">
        <ol className="figures grid list-decimal gap-3 ps-6 marker:text-muted">
          {steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps stand in a fixed order
            <li key={at}>{step}</li>
          ))}
        </ol>
        {children}
      </div>
    </details>
  )
}

/** One line of arithmetic. */
export function Sum({ children }: { children: ReactNode }) {
  return <span className="block rounded-control bg-subtle px-3 py-1 text-small">{children}</span>
}
