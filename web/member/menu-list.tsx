import { House, LogOut } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { TextSize, Theme } from '../shell/look-control.tsx'
import { signOut } from '../store/member-session.ts'
import { ENTRIES, isLit } from './menu.ts'
import { useMemberDispatch } from './use-member.ts'

// The edge of the lit entry is a border, which stays in sight where colours are forced.
const ROW =
  'flex min-h-13 w-full items-center gap-3 border-s-4 border-transparent px-4 py-2 text-start text-label hover:bg-subtle [&[aria-current]]:border-primary [&[aria-current]]:bg-tint [&[aria-current]]:font-semibold [&[aria-current]]:text-on-tint'

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
              <Link to={to} aria-current={current} className={ROW} onClick={onChoose}>
                <entry.Icon aria-hidden className="size-6 shrink-0" />
                {entry.label}
              </Link>
            </li>
          )
        })}
        <li className="mt-2 border-t border-border pt-2">
          <button type="button" className={ROW} onClick={() => dispatch(signOut())}>
            <LogOut aria-hidden className="size-6 shrink-0" />
            ออกจากระบบ
          </button>
        </li>
        <li>
          <Link to="/home" className={ROW}>
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
