import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** What few need to see, behind the words that say what it is. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-border px-4 text-label font-semibold hover:bg-subtle sm:px-6">
        {title}
        <ChevronDown
          aria-hidden
          className="size-6 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  )
}
