import { Inbox, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyProps {
  title: string
  /** What would make something appear. */
  text?: string | undefined
  Icon?: LucideIcon
  /** One thing to do next. */
  children?: ReactNode
}

/** Nothing yet, or nothing that matches: never confused with what failed. */
export function Empty({ title, text, Icon = Inbox, children }: EmptyProps) {
  return (
    <div className="card grid justify-items-start gap-2 p-5 sm:p-6">
      <Icon aria-hidden className="size-9 text-muted" strokeWidth={1.5} />
      <p className="text-h3 font-semibold">{title}</p>
      {text && <p className="text-muted">{text}</p>}
      {children}
    </div>
  )
}
