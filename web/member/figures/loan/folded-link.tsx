import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** What belongs to a loan and is looked at after its figures: opened by a link within its card. */
export function FoldedLink({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-12 items-center gap-1.5 text-label text-link hover:underline">
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
        {title}
      </summary>
      {children}
    </details>
  )
}
