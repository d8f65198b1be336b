import { House, LogOut } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { MENU_ROW } from '../area/menu-row.ts'
import { TextSize, Theme } from '../shell/look-control.tsx'
import { signOut } from '../store/member-session.ts'
import { ENTRIES, isLit } from './menu.ts'
import { useMemberDispatch } from './use-member.ts'

/** The same list in the sidebar and in the drawer; only the drawer wants to know of a choice. */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation()
  const dispatch = useMemberDispatch()
  return (
    <>
      <ul className="py-2">
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
        <li className="mt-2 border-t border-border pt-2">
          <button type="button" className={MENU_ROW} onClick={() => dispatch(signOut())}>
            <LogOut aria-hidden className="size-6 shrink-0" />
            ออกจากระบบ
          </button>
        </li>
        <li>
          <Link to="/home" className={MENU_ROW}>
            <House aria-hidden className="size-6 shrink-0" />
            กลับหน้าหลัก
          </Link>
        </li>
      </ul>
      <div className="grid gap-1 border-t border-border px-5 py-4">
        <TextSize />
        <Theme />
      </div>
    </>
  )
}
