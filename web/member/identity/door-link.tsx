import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** To another of the pages before the member area. */
export function DoorLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="link inline-flex min-h-12 items-center">
      {children}
    </Link>
  )
}
