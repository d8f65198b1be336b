import { type ReactNode, useId } from 'react'
import { Thai } from '../data/thai.tsx'

interface SectionProps {
  title: string
  /** At the end of the heading's line: a count, a link, a download. */
  aside?: ReactNode
  children: ReactNode
}

export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8 min-w-0 lg:mt-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-h2">
          <Thai>{title}</Thai>
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
