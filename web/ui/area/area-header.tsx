import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSite } from '../../app/site.tsx'
import { CoopName } from './coop-name.tsx'

export interface HeaderProps {
  menuOpen: boolean
  onMenu: () => void
}

interface AreaHeaderProps extends HeaderProps {
  /** The area's first page. */
  home: string
  /** Who is in. On phones they have a line of their own, or the name is cut. */
  children: ReactNode
}

/** Whose cooperative it is, and who is in it. */
export function AreaHeader({ home, menuOpen, onMenu, children }: AreaHeaderProps) {
  const { config } = useSite()
  return (
    <header className="no-print on-nav @container bg-nav text-on-nav">
      <div className="flex min-h-16 flex-wrap items-center gap-x-4 ps-4 lg:h-20 lg:flex-nowrap lg:px-8">
        <Link
          to={home}
          className="flex min-w-0 flex-1 items-center gap-3 py-2"
          title={config.coopNameTH}
        >
          <CoopName />
        </Link>
        <MenuButton open={menuOpen} onMenu={onMenu} className="hover:bg-nav-hover" />
        {children}
      </div>
    </header>
  )
}

interface MenuButtonProps {
  open: boolean
  onMenu: () => void
  className: string
}

/** Opens the side menu where there is no room for it at the side. */
export function MenuButton({ open, onMenu, className }: MenuButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onMenu}
      className={`flex min-h-16 shrink-0 items-center gap-2 px-4 text-label font-semibold ${className} lg:hidden`}
    >
      <Menu aria-hidden className="size-6" />
      เมนู
    </button>
  )
}
