import { LayoutDashboard } from 'lucide-react'
import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { useAreaDispatch } from '../client/ask-in-area.ts'
import { unitSession } from '../client/session/unit-session.ts'
import { AreaMenu, MENU_ROW } from '../ui/area/area-menu.tsx'
import { UNIT_AREA_LINES, UNIT_PAGES } from './menu.ts'

const DASHBOARD = '/membergroup/dashboard'
/** The menu of REQ-305 has no line for these: they are steps of the month, so the month is what is marked. */
const STEPS = ['/membergroup/files', '/membergroup/result']
/** Keys are the password's neighbours. */
const LIT_INSTEAD: Record<string, string> = { '/membergroup/keys': '/membergroup/password' }

/** The same list in the sidebar and in the slide-over; only the slide-over wants to know of a choice. */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation()
  const dispatch = useAreaDispatch()
  const currentAt = (address: string) => {
    if (pathname === address) return 'page' as const
    return pathname.startsWith(`${address}/`) || LIT_INSTEAD[pathname] === address || undefined
  }
  return (
    <>
      <Link
        to={DASHBOARD}
        aria-current={currentAt(DASHBOARD) ?? (STEPS.includes(pathname) || undefined)}
        onClick={onChoose}
        className="flex items-start gap-3 border-s-4 border-b border-transparent border-b-border bg-subtle px-4 py-4 text-label font-semibold text-balance hover:bg-tint [&[aria-current]]:border-s-primary"
      >
        <LayoutDashboard aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
        <span>
          {UNIT_AREA_LINES.map((line) => (
            <Fragment key={line}>
              <span className="whitespace-nowrap">{line}</span>
              <wbr />
            </Fragment>
          ))}
        </span>
      </Link>
      <AreaMenu onSignOut={() => dispatch(unitSession.signOut())}>
        {UNIT_PAGES.map(({ segment, label, Icon }) => (
          <li key={segment}>
            <Link
              to={`/membergroup/${segment}`}
              aria-current={currentAt(`/membergroup/${segment}`)}
              className={MENU_ROW}
              onClick={onChoose}
            >
              <Icon aria-hidden className="size-6 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </AreaMenu>
    </>
  )
}
