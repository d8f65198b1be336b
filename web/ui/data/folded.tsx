import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface FoldedProps {
  title: string
  isOpen?: boolean
  children: ReactNode
}

/** What few need to see, behind the words that say what it is. */
export function Folded({ title, isOpen = false, children }: FoldedProps) {
  // As it begins: whoever empties a field keeps seeing it.
  const [beganOpen] = useState(isOpen)
  return (
    <details className="group" open={beganOpen}>
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
