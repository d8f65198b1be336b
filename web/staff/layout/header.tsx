import { CircleHelp, UserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useSite } from '../../app/site.tsx'
import { type HeaderProps, MenuButton } from '../../ui/area/area-header.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { useOfficer } from '../client/use-staff.ts'
import { guideFor } from '../guide/chapter-of.ts'
import { SignOutButton } from '../people/sign-out-button.tsx'

/** White with a thin green line: nobody takes it for the members' portal. */
export function Header({ menuOpen, onMenu }: HeaderProps) {
  const { config } = useSite()
  const { name } = useOfficer()
  const { pathname } = useLocation()
  return (
    <header className="no-print z-20 border-b-3 border-primary bg-bg lg:sticky lg:top-0">
      <div className="flex min-h-16 flex-wrap items-center gap-x-2 ps-4 lg:px-6">
        <Link to="/admin" className="flex min-w-0 flex-1 items-center gap-3 py-1">
          <Logo size={40} />
          <span className="grid min-w-0">
            <span className="text-label leading-snug font-semibold">
              <span className="sm:hidden">{config.coopShortNameTH}</span>
              <span className="max-sm:hidden">{config.coopNameTH}</span>
            </span>
            <span className="text-caption leading-tight text-muted">ระบบเจ้าหน้าที่</span>
          </span>
        </Link>
        <Link
          to={guideFor(pathname)}
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 text-small hover:bg-subtle"
        >
          <CircleHelp aria-hidden className="size-5 text-muted" />
          <span className="max-sm:sr-only">คู่มือ</span>
          <span className="sr-only">ของหน้านี้</span>
        </Link>
        <Link
          to="/admin/account"
          className="hidden min-h-11 items-center gap-2 rounded-control px-3 text-small hover:bg-subtle md:flex"
        >
          <UserRound aria-hidden className="size-5 text-muted" />
          {name}
        </Link>
        <SignOutButton className="rounded-control px-3 text-small font-semibold hover:bg-subtle max-md:hidden" />
        <MenuButton open={menuOpen} onMenu={onMenu} className="hover:bg-subtle" />
      </div>
    </header>
  )
}
