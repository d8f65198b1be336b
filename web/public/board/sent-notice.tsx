import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/** That it arrived, in the place of the form and with its focus. */
export function SentNotice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex gap-3 rounded-card border border-green-bd bg-green-bg p-4 text-green-fg"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0" />
      <p>{children}</p>
    </div>
  )
}
