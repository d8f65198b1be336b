import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { TONES, type Tone } from '../data/badge.tsx'

interface CalloutProps {
  tone: Tone
  Icon: LucideIcon
  title: ReactNode
  children?: ReactNode
}

/** What a member must not overlook: its title says it without its colour. */
export function Callout({ tone, Icon, title, children }: CalloutProps) {
  return (
    <div className={`flex gap-3 rounded-card border p-4 sm:px-6 ${TONES[tone]}`}>
      <Icon aria-hidden className="mt-1 size-6 shrink-0" />
      <div className="grid min-w-0 grid-cols-1 gap-1 break-words">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  )
}
