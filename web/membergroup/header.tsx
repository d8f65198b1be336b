import { Menu } from 'lucide-react'
import { Link } from 'react-router'
import { Logo } from '../shell/logo.tsx'
import { useSite } from '../site.tsx'
import { useUnit } from './unit-session.ts'

interface HeaderProps {
  menuOpen: boolean
  onMenu: () => void
}

/** Whose cooperative, which unit, and who of it. */
export function Header({ menuOpen, onMenu }: HeaderProps) {
  const { config } = useSite()
  return (
    <header className="no-print on-nav bg-nav text-on-nav">
      <div className="flex min-h-16 flex-wrap items-center gap-x-4 ps-4 lg:h-20 lg:flex-nowrap lg:px-8">
        <Link
          to="/membergroup/dashboard"
          className="flex min-w-0 flex-1 items-center gap-3 py-2"
          title={config.coopNameTH}
        >
          <Logo size={40} />
          <span className="grid min-w-0">
            <span className="clamp-1 text-label font-semibold">{config.coopNameTH}</span>
            <span lang="en" className="clamp-1 text-caption leading-tight">
              {config.coopNameEN}
            </span>
          </span>
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onMenu}
          className="flex min-h-16 shrink-0 items-center gap-2 px-4 text-label font-semibold hover:bg-nav-hover lg:hidden"
        >
          <Menu aria-hidden className="size-6" />
          เมนู
        </button>
        <Who />
      </div>
    </header>
  )
}

// The first four figures are the province's and the same for all (specification §9).
const OF_ALL = 4

function Who() {
  const unit = useUnit()
  if (!unit) return null
  return (
    <p className="-ms-4 flex w-[calc(100%+1rem)] flex-wrap gap-x-3 bg-nav-current px-4 py-1.5 text-small lg:ms-0 lg:block lg:w-auto lg:max-w-120 lg:shrink-0 lg:bg-transparent lg:p-0 lg:text-end">
      <span className="lg:block">
        หน่วยงาน <span className="figures font-semibold">{unit.member_group_no.slice(OF_ALL)}</span>{' '}
        <span className="font-semibold">{unit.member_group_name}</span>
      </span>
      <span className="term">{unit.name}</span>
    </p>
  )
}
