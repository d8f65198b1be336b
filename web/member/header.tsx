import { Menu } from 'lucide-react'
import { Link } from 'react-router'
import { Logo } from '../shell/logo.tsx'
import { useSite } from '../site.tsx'
import { AmountsButton } from './amounts-button.tsx'
import { useMember } from './use-member.ts'

interface HeaderProps {
  menuOpen: boolean
  onMenu: () => void
}

/** Whose cooperative, and who is in it. On phones the member has a line of their own, or the name is cut. */
export function Header({ menuOpen, onMenu }: HeaderProps) {
  const { config } = useSite()
  return (
    <header className="no-print on-nav bg-nav text-on-nav">
      <div className="flex min-h-16 flex-wrap items-center gap-x-4 ps-4 lg:h-20 lg:flex-nowrap lg:px-8">
        <Link
          to="/member/status"
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

function Who() {
  const user = useMember()
  if (!user) return null
  const { member_name, member_surname } = user.member
  return (
    <div className="-ms-4 flex w-[calc(100%+1rem)] flex-wrap items-center justify-between gap-x-1 bg-nav-current ps-4 text-small lg:ms-0 lg:w-auto lg:shrink-0 lg:bg-transparent lg:ps-0">
      <p className="min-w-0 grow basis-40 py-1.5 lg:order-last lg:basis-auto lg:py-0 lg:text-end">
        <span className="lg:block">
          เลขสมาชิก <span className="figures font-semibold">{user.membership_no}</span>
        </span>
        <span aria-hidden className="lg:hidden">
          {' · '}
        </span>
        <span className="term">
          {member_name} {member_surname}
        </span>
      </p>
      <AmountsButton />
    </div>
  )
}
