import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

interface LinkCardProps {
  to: string
  Icon: LucideIcon
  title: string
  text: string
}

/** The way to a page that the menu does not name. */
export function LinkCard({ to, Icon, title, text }: LinkCardProps) {
  return (
    <Link
      to={to}
      className="card @container flex h-full items-center gap-4 p-4 hover:border-primary hover:bg-tint hover:text-on-tint sm:px-5"
    >
      <Icon aria-hidden className="size-7 shrink-0 text-link @max-[15rem]:hidden" />
      <span className="min-w-0 flex-1">
        <span className="block text-h3 font-semibold">{title}</span>
        <span className="block text-small text-muted">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-6 shrink-0 text-link @max-[12rem]:hidden" />
    </Link>
  )
}
