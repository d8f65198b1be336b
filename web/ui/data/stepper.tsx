import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export type StepState = 'done' | 'current' | 'ahead'

export interface Step {
  name: string
  state: StepState
  /** The state in a word, as «เสร็จแล้ว»: colour and shape alone tell nobody. */
  word: string
  detail?: ReactNode
}

const CIRCLES: Record<StepState, string> = {
  done: 'border-green-bd bg-green-bg text-green-fg',
  current: 'border-primary bg-primary text-on-primary',
  ahead: 'border-control bg-bg text-muted',
}

/** What has happened, what is happening and what is still to come, in order (docs/screens.md#parts). */
export function Stepper({ steps, label }: { steps: Step[]; label: string }) {
  return (
    <ol aria-label={label}>
      {steps.map(({ name, state, word, detail }, at) => (
        <li
          key={name}
          aria-current={state === 'current' ? 'step' : undefined}
          className="group relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 pb-5 last:pb-0"
        >
          <span
            aria-hidden
            className={`absolute top-9 bottom-0 left-[calc(1.125rem-1px)] w-0.5 group-last:hidden ${state === 'done' ? 'bg-green-bd' : 'bg-border'}`}
          />
          <span
            aria-hidden
            className={`figures grid size-9 place-items-center rounded-full border-2 text-small font-semibold ${CIRCLES[state]}`}
          >
            {state === 'done' ? <Check className="size-5" /> : at + 1}
          </span>
          <span className="min-w-0 pt-1">
            <span className={`block ${state === 'ahead' ? 'text-muted' : 'font-semibold'}`}>
              {name}
            </span>
            <span className="flex flex-wrap gap-x-2 text-small text-muted">
              <span>{word}</span>
              {detail && <span>{detail}</span>}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
