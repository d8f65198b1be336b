import { type ReactNode, useId } from 'react'

interface TitledProps {
  title: ReactNode
  /** How the heading looks. */
  head?: string
  className?: string
  children: ReactNode
}

/** A part of a page under its heading, by which those who cannot see it find it. */
export function Titled({ title, head = 'text-h3', className, children }: TitledProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={head}>
        {title}
      </h2>
      {children}
    </section>
  )
}
