import type { ReactNode } from 'react'
import type { MovementStyle, MovementTone } from './movement-style.ts'

const DISCS: Record<MovementTone, string> = {
  green: 'border-green-bd bg-green-bg text-green-fg',
  red: 'border-red-bd bg-red-bg text-red-fg',
  gray: 'border-gray-bd bg-gray-bg text-gray-fg',
}

/** What a movement is: its shape in its colour, beside its word. */
export function MovementMark({ look, children }: { look: MovementStyle; children: ReactNode }) {
  const { tone, Icon, spoken } = look
  return (
    <span className="inline-flex items-center gap-3">
      <span
        aria-hidden
        className={`grid size-9 shrink-0 place-items-center rounded-full border print:size-7 ${DISCS[tone]}`}
      >
        <Icon className="size-4.5" />
      </span>
      <span>
        {children}
        <span className="sr-only"> ({spoken})</span>
      </span>
    </span>
  )
}
