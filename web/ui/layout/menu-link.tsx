import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

interface MenuLinkProps {
  to: string
  className: string
  children: ReactNode
}

/** A menu entry: one of our pages, or somewhere else on the web. */
export function MenuLink({ to, className, children }: MenuLinkProps) {
  const { pathname } = useLocation()
  if (!to.startsWith('/')) {
    return (
      <a href={to} className={className}>
        {children}
      </a>
    )
  }
  return (
    <Link to={to} aria-current={to === pathname ? 'page' : undefined} className={className}>
      {children}
    </Link>
  )
}
