import type { ReactNode } from 'react'

interface TickProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Beside those that make it a choice. */
  className?: string
  id?: string | undefined
  name?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  children: ReactNode
}

/** One thing that is so or not. */
export function Tick({ onChange, className = '', children, ...input }: TickProps) {
  return (
    <label className={`choice ${className}`.trim()}>
      <input
        {...input}
        type="checkbox"
        onChange={({ target }) => onChange(target.checked)}
        className="mt-1 size-5 shrink-0 accent-primary"
      />
      <span>{children}</span>
    </label>
  )
}
