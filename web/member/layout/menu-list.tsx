import { Link, useLocation } from 'react-router'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import { signOut } from '../../client/session/member-session.ts'
import { AreaMenu, MENU_ROW } from '../../ui/area/area-menu.tsx'
import { ENTRIES, isLit } from './menu.ts'

/** The same list in the sidebar and in the drawer; only the drawer wants to know of a choice. */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation()
  const dispatch = useAreaDispatch()
  return (
    <AreaMenu onSignOut={() => dispatch(signOut())}>
      {ENTRIES.map((entry) => {
        const to = `/member/${entry.segment}`
        const current = to === pathname ? 'page' : isLit(entry, pathname) || undefined
        return (
          <li key={entry.segment}>
            <Link to={to} aria-current={current} className={MENU_ROW} onClick={onChoose}>
              <entry.Icon aria-hidden className="size-6 shrink-0" />
              {entry.label}
            </Link>
          </li>
        )
      })}
    </AreaMenu>
  )
}
