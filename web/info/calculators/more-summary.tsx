import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Opens what few visitors need; stands in a details of the class `group`. */
export function MoreSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-12 items-center justify-between gap-2 text-link">
      <span>{children}</span>
      <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
    </summary>
  )
}
