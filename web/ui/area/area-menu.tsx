import { House, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSite } from '../../app/site.tsx'
import { PushButton } from '../../client/push/push-button.tsx'
import { TextSize, Theme } from '../layout/look-control.tsx'

/** A row of an area's side menu. The edge of the lit one is a border, which stays in sight where colours are forced. */
export const MENU_ROW =
  'flex min-h-13 w-full items-center gap-3 border-s-4 border-transparent px-4 py-2 text-start text-label hover:bg-subtle [&[aria-current]]:border-primary [&[aria-current]]:bg-tint [&[aria-current]]:font-semibold [&[aria-current]]:text-on-tint'

interface AreaMenuProps {
  onSignOut: () => void
  /** The area's pages, a `li` each. */
  children: ReactNode
}

/** The pages, then what every area ends with: the ways out, and how it all looks, and whether one is told of news. */
export function AreaMenu({ onSignOut, children }: AreaMenuProps) {
  const { config } = useSite()
  return (
    <>
      <ul className="py-2">
        {children}
        <li className="mt-2 border-t border-border pt-2">
          <button type="button" className={MENU_ROW} onClick={onSignOut}>
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
      <div className="border-t border-border px-5 py-4">
        <PushButton />
      </div>
      {/* Where the header has no room for both. */}
      <p className="border-t border-border px-5 py-4 text-caption text-muted lg:hidden">
        {config.coopNameTH}
        <span lang="en" className="block">
          {config.coopNameEN}
        </span>
      </p>
    </>
  )
}
