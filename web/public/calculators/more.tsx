import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface MoreProps {
  title: ReactNode
  /** Whether something in it has been filled in already. */
  filledIn: boolean
  /** Whether something in it is wrong, which must not stay hidden. */
  wrong: boolean
  children: ReactNode
}

/** What few visitors need. It never closes under somebody's fingers because a field became empty. */
export function More({ title, filledIn, wrong, children }: MoreProps) {
  const [open, setOpen] = useState(filledIn)
  return (
    <details
      open={open || wrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-12 items-center justify-between gap-2 text-link">
        <span>{title}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid gap-5">{children}</div>
    </details>
  )
}
